import { folderOf, moveOnce, type Redirect } from '../paths/findRedirect';
import { splitLanguage } from '../paths/splitLanguage';
import { stripDocsTab } from '../paths/stripDocsTab';

/** A page that could have been meant. */
export interface NearPage {
  /** Path without language, closed by a slash. */
  path: string;
  title: string;
}

interface Options {
  /** Path as in the address bar, below the base URL. */
  address: string;
  pages: readonly NearPage[];
  /** Moved addresses: a misspelled old one leads to the page that has its place now. */
  redirects?: readonly Redirect[];
  /** How many letters of one text have to change to make the other. */
  distance: (one: string, other: string) => number;
  /** How many pages to return at most. */
  count?: number;
}

/** Longest address that is compared letter by letter; what is longer was not typed. */
const longest = 200;

function normalise(address: string): string {
  let path = address;
  try {
    path = decodeURIComponent(address);
  } catch {
    // Of a link that was cut in the middle of a character, the page is what stands before.
    path = address.replace(/%[\da-f]{0,2}/gi, '');
  }
  return stripDocsTab(splitLanguage(path.toLowerCase()).path)
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?(?:\.html?|\.mdx?)?\/*$/, '')
    .slice(0, longest);
}

const isApi = (path: string) => /(^|\/)api(-docs)?\//.test(path);

/** What the page itself is called in an address: `slider` of `/material-ui/react-slider`. */
const nameIn = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/^react-/, '');

/**
 * The pages whose addresses are nearest to one that is unknown, nearest first. The name of a page counts more than the
 * folders before it, which other sites of the family name otherwise.
 */
export function nearPages({
  address,
  pages,
  redirects = [],
  distance,
  count = 3,
}: Options): NearPage[] {
  const wanted = normalise(address);
  const name = nameIn(wanted);
  const share = (one: string, other: string) =>
    distance(one, other) / Math.max(one.length, other.length, 1);
  // Of two that are as near, a guide is more often meant than the API of the same name.
  const later = (path: string) => (isApi(path) && !isApi(wanted) ? 0.05 : 0);
  const cost = (path: string) =>
    0.6 * share(name, nameIn(path)) + 0.4 * share(wanted, path) + later(path);

  const formerly = new Map<string, string[]>();
  for (const { from } of redirects) {
    if (folderOf(from) !== undefined) continue;
    const to = moveOnce(redirects, from);
    if (to !== undefined) formerly.set(to, [...(formerly.get(to) ?? []), from]);
  }
  return pages
    .map((page) => {
      const path = page.path.replace(/(.)\/$/, '$1');
      return { page, cost: Math.min(...[path, ...(formerly.get(path) ?? [])].map(cost)) };
    })
    .sort((one, other) => one.cost - other.cost)
    .slice(0, count)
    .map(({ page }) => page);
}

/**
 * Validates a fetched list of pages.
 * @param value - parsed JSON: pairs of path and title
 * @returns undefined if it is none
 */
export function readNearPages(value: unknown): NearPage[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const pages: NearPage[] = [];
  for (const pair of value as unknown[]) {
    if (!Array.isArray(pair)) return undefined;
    const [path, title] = pair as unknown[];
    if (typeof path !== 'string' || !/^\/(?![\\/])[^\s?#\\]*$/.test(path)) return undefined;
    if (typeof title !== 'string' || title === '') return undefined;
    pages.push({ path, title });
  }
  return pages;
}
