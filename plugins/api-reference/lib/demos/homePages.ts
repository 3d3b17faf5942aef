import { productOf } from '../products';

/** A page with demos. */
export interface DemoPage {
  pathname: string;
  title: string;
  /** Number of its demos. */
  demos: number;
}

/** What the demos of one page touch of a page of the reference. */
export interface PageShare {
  /** Number of demos. */
  demos: number;
  members: ReadonlySet<string>;
}

/** A page of the reference with what demos touch of it, by the path of their page. */
export interface TouchedPage {
  pathname: string;
  name: string;
  touchedOn: ReadonlyMap<string, PageShare>;
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '');

/** A name and its singular forms: `checkboxes` → `checkboxes`, `checkboxe`, `checkbox`. */
function forms(text: string): string[] {
  const name = plain(text);
  return [
    name,
    ...(name.endsWith('s') ? [name.slice(0, -1)] : []),
    ...(name.endsWith('es') ? [name.slice(0, -2)] : []),
  ];
}

/** Names by which a page goes: its title and its address. */
function pageNames({ pathname, title }: DemoPage): string[] {
  const segment = pathname.slice(pathname.lastIndexOf('/') + 1).replace(/^react-/, '');
  return [...forms(title), ...forms(segment)];
}

/** Whether the guides of a product stand at a path: `/x/api/charts` → below `/x/react-charts`. */
function isGuideOf(apiPathname: string, pathname: string): boolean {
  const product = productOf(apiPathname);
  const below = (root: string) => pathname === root || pathname.startsWith(`${root}/`);
  switch (product?.id) {
    case undefined:
      return false;
    case 'core':
      return !below('/x') && !below('/system');
    case 'system':
      return below('/system');
    default:
      return below(product!.root.replace('/api/', '/react-'));
  }
}

/** The shortest name that counts as the beginning of another: `bar` of `BarChart`. */
const shortest = 3;

/**
 * Says which guide a page of the reference belongs to: the one of its name (`Button` → Button), else the
 * one whose name it begins with (`AccordionSummary` → Accordion), else the one whose demos show most of it.
 * @param pages - in reading order; of equal ones the first wins
 * @returns undefined if no demo of the product's guides touches it
 */
export function homePage(api: TouchedPage, pages: readonly DemoPage[]): string | undefined {
  const candidates = pages.filter(
    ({ pathname }) => api.touchedOn.has(pathname) && isGuideOf(api.pathname, pathname),
  );
  const own = forms(api.name.replace(/(?<=.)(Pro|Premium)$/, ''));
  const score = (page: DemoPage): number[] => {
    const names = pageNames(page);
    const same = names.some((name) => own.includes(name)) ? 1 : 0;
    const start = Math.max(
      0,
      ...names
        .filter((name) => name.length >= shortest && own[0]!.startsWith(name))
        .map((name) => name.length),
    );
    const { demos, members } = api.touchedOn.get(page.pathname)!;
    const share = demos / page.demos;
    return [same, start, members.size * share, demos * share];
  };
  let best: { pathname: string; score: number[] } | undefined;
  for (const page of candidates) {
    const own = score(page);
    const known = best?.score ?? [-1];
    const at = own.findIndex((value, index) => value !== known[index]);
    if (!best || (at >= 0 && own[at]! > known[at]!)) best = { pathname: page.pathname, score: own };
  }
  return best?.pathname;
}
