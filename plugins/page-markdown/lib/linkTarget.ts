/** Where links of a page's Markdown lead. */
export interface LinkPlace {
  /** Origin of the site. */
  url: string;
  /** Address below which the language lies, with both slashes. */
  baseUrl: string;
  /** Address of the page. */
  permalink: string;
  /** Addresses of all pages that have Markdown, and of all others. */
  documented: ReadonlySet<string>;
  routes: ReadonlySet<string>;
}

/** The address of a page's Markdown: `/a/b.md` of `/a/b/`. */
export const markdownOf = (permalink: string, ending = '.md'): string =>
  `${permalink.replace(/\/$/, '')}${ending}`;

/**
 * What a link of a page leads to: the Markdown of a page that has one, the page itself otherwise.
 * @param address - as it is written in the page
 * @returns an absolute address; undefined where there is no such page
 */
export function linkTarget(address: string, place: LinkPlace): string | undefined {
  if (/^(https?:|mailto:)/.test(address)) return address;
  const { url, baseUrl, permalink, documented, routes } = place;
  const inLanguage = address.startsWith('/') ? baseUrl + address.slice(1) : address;
  if (!URL.canParse(inLanguage, `${url}${permalink}`)) return undefined;
  const { origin, pathname, hash } = new URL(inLanguage, `${url}${permalink}`);
  if (origin !== new URL(url).origin) return undefined;
  const page = decodeURI(pathname).replace(/\/?$/, '/');
  if (documented.has(page)) return `${url}${markdownOf(page)}${hash}`;
  if (routes.has(page)) return `${url}${page}${hash}`;
  return /\.\w+$/.test(pathname) ? `${url}${pathname}` : undefined;
}
