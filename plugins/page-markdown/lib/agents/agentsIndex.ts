import type {
  AgentsDemo,
  AgentsHeading,
  AgentsIndex,
  AgentsPage,
  AgentsProduct,
  AgentsSymbol,
} from '../../../../src/agents/rules/types';
import { historyPath } from '../../../../src/agents/rules/paths';
import type { KeptDemo } from '../keptPages';

/** A demo of a page. */
export interface IndexedDemo extends KeptDemo {
  /** Path of its file below the site, without extension. */
  id: string;
  /** Names of the symbols that it uses. */
  uses: readonly string[];
}

/** A page with what is on it. */
export interface IndexedPage {
  path: string;
  title: string;
  about: string;
  product: string;
  docs?: string;
  plan?: string;
  isOld: boolean;
  /** Digests of its Markdown, by the end of the file's name. */
  forms: Readonly<Record<string, string>>;
  headings: readonly AgentsHeading[];
  /** In the order of the page, with the heading above each. */
  demos: readonly IndexedDemo[];
  symbol?: AgentsSymbol;
}

interface Site {
  language: string;
  /** Absolute address of the language. */
  address: string;
  /** Absolute address of the schema. */
  schema: string;
  versions: Readonly<Record<string, string>>;
  search: readonly string[];
  products: readonly AgentsProduct[];
}

const byPath = ({ path: a }: { path: string }, { path: b }: { path: string }) =>
  a < b ? -1 : Number(a > b);

/** Makes the index of a language for programs. The same pages give the same index, in whatever order they come. */
export function agentsIndex(pages: readonly IndexedPage[], site: Site): AgentsIndex {
  const sets = new Map<string, number>();
  const packages: Record<string, string>[] = [];
  const placeOf = (set: Readonly<Record<string, string>>): number => {
    const key = JSON.stringify(Object.entries(set));
    const known = sets.get(key);
    if (known !== undefined) return known;
    sets.set(key, packages.length);
    return packages.push({ ...set }) - 1;
  };
  const sorted = pages.toSorted(byPath);
  const demos = sorted.flatMap(({ path, title: pageTitle, demos: own }): AgentsDemo[] =>
    own.map(({ id, title, digest, stylings, packages: set, uses }) => ({
      id,
      title: title ?? pageTitle,
      page: path,
      source: `sandboxes/${id}.json`,
      digest,
      stylings: [...stylings],
      packages: placeOf(set),
      ...(uses.length > 0 && { uses: [...uses] }),
    })),
  );
  return {
    $schema: site.schema,
    format: 2,
    language: site.language,
    address: site.address,
    versions: { ...site.versions },
    search: [...site.search],
    history: historyPath,
    products: [...site.products],
    pages: sorted.map(
      ({ path, title, about, product, docs, plan, isOld, forms, headings }): AgentsPage => {
        const others = Object.keys(forms).filter((ending) => ending !== '.md');
        return {
          path,
          title,
          about,
          product,
          ...(docs !== undefined && { docs }),
          ...(plan !== undefined && { plan }),
          ...(isOld && { isOld: true as const }),
          digest: (forms['.md'] ?? '').slice(0, 16),
          ...(others.length > 0 && { forms: others }),
          headings: [...headings],
        };
      },
    ),
    symbols: sorted.flatMap(({ symbol }) => (symbol ? [symbol] : [])),
    packages,
    demos,
  };
}
