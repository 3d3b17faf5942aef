/** Of the core site's pages, those below `/components/` that explain something else. */
const others = ['/components/all-components', '/components/about-the-lab'];

/** Pages of MUI System that explain a component, beside those on styles. */
const ofSystem = ['/system/box', '/system/container', '/system/react-grid', '/system/stack'];

/**
 * Whether a page of the core site explains a component, as a searcher would call it.
 * @param pathname - canonical, without its last slash
 */
export function isComponentPage(pathname: string): boolean {
  return (
    (/^\/components\/[^/]+$/.test(pathname) && !others.includes(pathname)) ||
    ofSystem.includes(pathname)
  );
}
