import type { SidebarEntry, SidebarLists } from '../../../src/navigation/rules/tree/sidebarEntry';
import { isSamePage } from '../../../src/navigation/rules/tree/sidebarEntry';

type Loads = Record<string, () => Promise<{ default: readonly SidebarEntry[] }>>;

/** A route that the reader is about to be shown, as react-router-config matches it. */
interface Match {
  /** Docusaurus writes the name of its sidebar into a page's route. */
  route: { sidebar?: string };
  match: { url: string };
}

/**
 * The page lists of a version, each fetched when it is asked for.
 * @param loads - how to fetch each, by name
 * @param isWhole - whether each has the top of one whole tree
 */
export function makeLists(loads: Loads, isWhole = false): SidebarLists {
  const lists = new Map<string, readonly SidebarEntry[]>();
  return {
    isWhole,
    known: (name) => lists.get(name),
    async load(name) {
      const known = lists.get(name);
      if (known) return known;
      const load = loads[name];
      if (!load) throw new Error(`The version has no page list "${name}"`);
      const list = (await load()).default;
      lists.set(name, list);
      return list;
    },
  };
}

/**
 * Fetches the list of a page together with the page, unless the shown list has the page and what is around it. One
 * that does not arrive keeps nobody from the page.
 * @param matches - outermost first
 */
export async function preloadList(lists: SidebarLists, matches: readonly Match[]): Promise<void> {
  const page = matches.at(-1);
  if (page?.route.sidebar === undefined) return;
  const links = [...document.querySelectorAll('#sidebar a[href]:not([data-cut] a)')];
  if (links.some((link) => isSamePage(link.getAttribute('href') ?? '', page.match.url))) return;
  await lists.load(page.route.sidebar).catch(() => {});
}
