/** An entry of a sidebar, in Docusaurus's own form as far as it is shown: a page or another address, or entries below a title. */
export type SidebarEntry =
  | { type: 'link'; label: string; href: string; customProps?: Readonly<Record<string, unknown>> }
  | {
      type: 'category';
      label: string;
      items: readonly SidebarEntry[];
      customProps?: Readonly<Record<string, unknown>>;
    };

/** The sidebars of a version as the browser has them: each is fetched when it is needed. */
export interface SidebarLists {
  /** Whether each has the top of one whole tree, so that one can be filled with what the others hold. */
  isWhole: boolean;
  /** The list, if it was fetched already. */
  known: (name: string) => readonly SidebarEntry[] | undefined;
  /**
   * Fetches a list.
   * @throws (rejects) if it does not arrive; the next call tries again
   */
  load: (name: string) => Promise<readonly SidebarEntry[]>;
}

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
 * Fetches the list of a page together with the page, unless what is shown needs none. One that does not arrive keeps nobody
 * from the page.
 * @param matches - outermost first
 * @param isShown - whether the list on the screen has a page and what is around it
 */
export async function preloadList(
  lists: SidebarLists,
  matches: readonly Match[],
  isShown: (pathname: string) => boolean = () => false,
): Promise<void> {
  const page = matches.at(-1);
  if (page?.route.sidebar === undefined || isShown(page.match.url)) return;
  await lists.load(page.route.sidebar).catch(() => {});
}
