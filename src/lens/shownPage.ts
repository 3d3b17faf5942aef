import siteConfig from '@generated/docusaurus.config';

/** Address of the page shown below the base of its language, without last slash: `/x/api/charts/bar-chart`. */
export function shownPage(): string {
  const { pathname } = window.location;
  const { baseUrl } = siteConfig;
  return `/${pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname.slice(1)}`.replace(
    /(.)\/$/,
    '$1',
  );
}
