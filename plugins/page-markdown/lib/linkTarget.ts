import { stripDocsTab } from '../../../src/navigation/rules/paths/stripDocsTab';
import { locatePage } from '../../../src/navigation/rules/tree/locatePage';
import { resolveLink } from '../../page-tree/lib/resolveLink';
import { versionPath } from '../../page-tree/lib/versionPath';

/** Where links of a page's Markdown lead. */
export interface LinkPlace {
  /** Origin of the site. */
  url: string;
  /** Address below which the language lies, with both slashes. */
  baseUrl: string;
  /** Address of the page. */
  permalink: string;
  /** File of the page, from the root of the site. */
  source: string;
  /** Addresses of all pages that have Markdown, and of all others. */
  documented: ReadonlySet<string>;
  routes: ReadonlySet<string>;
}

/** The address of a page's Markdown: `/a/b.md` of `/a/b/`. */
export const markdownOf = (permalink: string, ending = '.md'): string =>
  `${permalink.replace(/\/$/, '')}${ending}`;

/**
 * What a link of a page leads to, as in its HTML: the Markdown of a page that has one, the page itself otherwise. Within a cut version a link to a
 * page that the version has stays in the version.
 * @param address - as it is written in the page
 * @returns an absolute address; undefined where there is no such page
 */
export function linkTarget(address: string, place: LinkPlace): string | undefined {
  if (/^(?:https?|mailto|tel):/i.test(address)) return address;
  const { url, baseUrl, permalink, source, documented, routes } = place;
  if (/^[#?]/.test(address)) return `${url}${markdownOf(permalink)}${address}`;
  const page = locatePage(source);
  const link = resolveLink(address, page && { pathname: page.pathname, file: source });
  if (!link) return undefined;
  const { pathname, suffix } = link;
  // What the version does not have, or the other docs, is no address of it.
  const isKept = page && page.version !== 'current' && stripDocsTab(pathname) === pathname;
  const paths = isKept
    ? [versionPath(page.instance, page.version, pathname), pathname]
    : [pathname];
  for (const each of paths) {
    const there = `${baseUrl}${each.slice(1)}`.replace(/\/?$/, '/');
    if (documented.has(there)) return `${url}${markdownOf(there)}${suffix}`;
    if (routes.has(there)) return `${url}${there}${suffix}`;
  }
  // A file of a page's own folder has another name in a build.
  return /^\/[^?#]*\.\w+(?:[?#]|$)/.test(address)
    ? `${url}${baseUrl}${address.slice(1)}`
    : undefined;
}
