import type { InHouseName } from './adState';

const pages: Record<InHouseName, string> = {
  templates: 'https://mui.com/store/',
  themes: 'https://mui.com/store/',
  tidelift: 'https://tidelift.com/subscription/pkg/npm-material-ui',
  figma: 'https://mui.com/store/items/figma-react/',
};

/** Where one of the site's own ads leads, with the words by which its visits are counted. */
export function inHouseLink(name: InHouseName): string {
  const url = new URL(pages[name]);
  url.search = String(
    new URLSearchParams({
      utm_source: 'docs',
      utm_medium: 'referral',
      utm_campaign: `in-house-${name}`,
    }),
  );
  return url.href;
}
