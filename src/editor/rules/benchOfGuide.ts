import { benches, type Bench } from './benches';

/** A name that a module imports. */
export interface ImportedName {
  /** As written: `@mui/material/Button`. */
  from: string;
  /** As exported; `default` for a default export. */
  name: string;
}

/** A page that explains components. */
export interface Guide {
  /** As in the page tree. */
  pathname: string;
  /** Components on its API tab, in the order in which it explains them; empty for a page without one. */
  documented: readonly string[];
  /** What its first demo imports, in that order. */
  imports: readonly ImportedName[];
}

/** Where guides are whose components have their benches in a folder of the API reference. */
const sections: readonly (readonly [guides: RegExp, api: RegExp])[] = [
  // The pages of the lab's former components show those of MUI X.
  [/^\/components\//, /^\/(?:api-docs|x\/api\/[^/]+)\//],
  [/^\/system\//, /^\/system\/api\//],
  ...['charts', 'data-grid', 'date-pickers', 'tree-view'].map(
    (product) => [new RegExp(`^/x/react-${product}/`), new RegExp(`^/x/api/${product}/`)] as const,
  ),
];

/** Words that the last part of an address may stand for: of `text-fields` also `text-field`. */
function wordsOf(pathname: string): string[] {
  const word = pathname.replace(/^.*\//, '').replace(/^react-/, '');
  return [word, word.replace(/s$/, ''), word.replace(/es$/, '')];
}

const isImported = ({ name, from = '@mui/material' }: Bench, imports: readonly ImportedName[]) =>
  imports.some(
    (each) =>
      (each.from === from && each.name === name) ||
      (each.from === `${from}/${name}` && (each.name === 'default' || each.name === name)),
  );

/**
 * Chooses the component that a reader can try at the first demo of a guide: the one that the page is called after; or else, on a page with
 * an API tab, the first one there if the demo shows it, and on a page of MUI X the first one that the demo imports. A name fits if it is
 * the page's (`button` for `/components/buttons`) or has it at one end (`circular-progress` for `/components/progress`).
 * @returns its address in the API reference, a key of `benches`; undefined for a page that explains none of them
 */
export function benchOfGuide({ pathname, documented, imports }: Guide): string | undefined {
  const [, api] = sections.find(([guides]) => guides.test(`${pathname}/`)) ?? [];
  if (!api) return undefined;
  const places = Object.entries(benches).filter(([address]) => api.test(address));
  const candidates =
    documented.length > 0
      ? documented.map((name) =>
          places.find(
            ([address, bench]) => bench.name === name && address.startsWith('/api-docs/'),
          ),
        )
      : imports.map((each) => places.find(([, bench]) => isImported(bench, [each])));
  const known = candidates.filter((place) => place !== undefined);
  const words = wordsOf(pathname);
  const lastOf = (address: string) => /([^/]+)\/$/.exec(address)![1]!;
  const fits = (test: (last: string, word: string) => boolean) =>
    words
      .map((word) => known.find(([address]) => test(lastOf(address), word)))
      .find((place) => place !== undefined);
  const named =
    fits((last, word) => last === word) ??
    fits((last, word) => last.startsWith(`${word}-`) || last.endsWith(`-${word}`));
  if (named) return named[0];
  const [first] = candidates;
  if (documented.length > 0) return first && isImported(first[1], imports) ? first[0] : undefined;
  return pathname.startsWith('/x/') ? known[0]?.[0] : undefined;
}
