import { createHash } from 'node:crypto';
import type {
  AgentsDemo,
  AgentsHeading,
  AgentsIndex,
  AgentsPage,
  AgentsProduct,
  AgentsSymbol,
} from '../../../../src/agents/rules/types';
import { historyPath } from '../../../../src/agents/rules/paths';
import type { DemoText } from '../demoSource';

/** A demo of a page. */
export interface IndexedDemo {
  /** Path of its file below the site, without extension. */
  id: string;
  text: DemoText;
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
  /** Its Markdown, by the end of the file's name. */
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

const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

const byPath = ({ path: a }: { path: string }, { path: b }: { path: string }) =>
  a < b ? -1 : Number(a > b);

/**
 * The heading above each demo, by the demo's name: the last one before the source of the demo in the page's Markdown.
 * @param markdown - of the page
 * @param names - of demos, in the order of the page
 */
export function demoTitles(markdown: string, names: readonly string[]): Map<string, string> {
  const wanted = new Set(names);
  const titles = new Map<string, string>();
  let heading = '';
  let fence = '';
  for (const line of markdown.split('\n')) {
    const [, mark = ''] = /^(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence !== '') {
      if (mark.startsWith(fence) && line.trim() === mark) fence = '';
      continue;
    }
    if (mark !== '') fence = mark;
    const [, words] = /^#{1,6} (.*)$/.exec(line) ?? [];
    if (words !== undefined) heading = words.replace(/\\(?=[^\w\s])/g, '');
    const [, file] = /^`([\w.]+)\.(?:tsx|jsx|js|ts)`$/.exec(line) ?? [];
    const name = file?.replace(/\.(?:css|tailwind)$/, '');
    if (name !== undefined && wanted.has(name) && !titles.has(name)) titles.set(name, heading);
  }
  return titles;
}

/** Makes the index of a language for programs. The same pages give the same index, in whatever order they come. */
export function agentsIndex(pages: readonly IndexedPage[], site: Site): AgentsIndex {
  const sets = new Map<string, number>();
  const packages: Record<string, string>[] = [];
  const packagesOf = (text: DemoText): number => {
    const set = text.system?.ts?.dependencies ?? {};
    const key = JSON.stringify(Object.entries(set));
    const known = sets.get(key);
    if (known !== undefined) return known;
    sets.set(key, packages.length);
    return packages.push({ ...set }) - 1;
  };
  const sorted = pages.toSorted(byPath);
  const demos = sorted.flatMap(({ path, title, demos: own, forms }): AgentsDemo[] => {
    const nameOf = (id: string) => id.slice(id.lastIndexOf('/') + 1);
    const titles = demoTitles(
      forms['.md'] ?? '',
      own.map(({ id }) => nameOf(id)),
    );
    return own.map(({ id, text, uses }) => ({
      id,
      title: titles.get(nameOf(id)) || title,
      page: path,
      source: `sandboxes/${id}.json`,
      digest: digestOf(JSON.stringify(text)),
      stylings: Object.keys(text),
      packages: packagesOf(text),
      ...(uses.length > 0 && { uses: [...uses] }),
    }));
  });
  return {
    $schema: site.schema,
    format: 1,
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
          digest: digestOf(forms['.md'] ?? ''),
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
