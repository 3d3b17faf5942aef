import type { TreeSnapshot } from './treeSnapshot';
import { toSidebars } from './toSidebars';

type SidebarOptions = Parameters<typeof toSidebars>[0];

interface Options extends Pick<SidebarOptions, 'products' | 'instance' | 'isWritten' | 'isWhole'> {
  snapshot: TreeSnapshot;
}

/** A sidebar entry as far as its translation goes. */
interface Entry {
  type: string;
  label?: string;
  key?: string;
  href?: string;
  items?: Entry[];
  translatable?: boolean;
}

/** What Docusaurus keeps for a cut version. */
export interface VersionSidebars {
  /** Content of the version's `…-sidebars.json`: in English, with every entry translatable. */
  sidebars: Record<string, unknown[]>;
  /** Content of the version's translation file, by locale. */
  translations: Record<string, Record<string, { message: string; description: string }>>;
}

function translatable(entry: Entry): Entry {
  return {
    ...entry,
    ...((entry.type === 'doc' || entry.type === 'ref') && { translatable: true }),
    ...(entry.items && { items: entry.items.map(translatable) }),
  };
}

const flat = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.items ?? [])]);

/**
 * Makes the sidebars of a cut version from its tree, as `toSidebars` does for the current one. Docusaurus
 * keeps them as one file for all languages and takes the other titles from a file of translations.
 */
export function versionSidebars({ snapshot, ...options }: Options): VersionSidebars {
  const make = (titles: Record<string, string>) =>
    Object.entries(
      toSidebars({
        ...options,
        trees: { [options.instance]: snapshot.tree },
        titles,
      }) as unknown as Record<string, Entry[]>,
    );
  const english = make({});
  const translations = Object.entries(snapshot.titles).map(([locale, titles]) => {
    const messages = make(titles).flatMap(([name, entries], index) => {
      const originals = flat(english[index]![1]);
      return flat(entries).map(({ label = '' }, at) => {
        const { type, key, label: original = '' } = originals[at]!;
        // Docusaurus looks for a reference as for the page itself.
        const id = `sidebar.${name}.${type === 'ref' ? 'doc' : type}.${key ?? original}`;
        return [id, { message: label, description: `In English: ${original}` }] as const;
      });
    });
    return [locale, Object.fromEntries(messages)] as const;
  });
  return {
    sidebars: Object.fromEntries(
      english.map(([name, entries]) => [name, entries.map(translatable)]),
    ),
    translations: Object.fromEntries(translations),
  };
}
