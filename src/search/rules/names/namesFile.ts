/** What a record of the search is. */
export type NameKind =
  | 'page'
  | 'heading'
  | 'component'
  | 'hook'
  | 'interface'
  | 'theme'
  | 'prop'
  | 'slot'
  | 'class'
  | 'member'
  | 'method'
  | 'event'
  | 'selector';

export type NamePlan = 'community' | 'pro' | 'premium';

/** Kinds that are rows of an API page, by the letter under which a {@link NamesPage} lists them. */
export const rowKinds = {
  p: 'prop',
  i: 'prop',
  s: 'slot',
  c: 'class',
  r: 'member',
  m: 'member',
  f: 'method',
  e: 'event',
  x: 'selector',
} as const satisfies Record<string, NameKind>;

/** Kinds of rows of API pages. */
export const rowsOfApi: ReadonlySet<NameKind> = new Set<NameKind>([
  'prop',
  'slot',
  'class',
  'member',
  'method',
  'event',
  'selector',
]);

export type RowLetter = keyof typeof rowKinds;

/** A page with all that is found on it. */
export interface NamesPage {
  /**
   * Address below the base of the language, with its last slash and without the first: `components/tabs/`. Absent: in the folder of the
   * page before, under {@link folderName} of the title.
   */
  a?: string;
  /** What it is called out of the navigation. */
  t: string;
  /** Its English name, where that is another. */
  n?: string;
  /** Place of its product in {@link NamesFile.products}. */
  d: number;
  /** Place of the groups above it in {@link NamesFile.trails}. */
  g: number;
  /** `pro` or `premium`. */
  l?: 1 | 2;
  /** Deprecated or legacy: stands after all others. */
  o?: 1;
  /** Of a page of the API reference: what it is about. */
  k?: 'component' | 'hook' | 'interface';
  /** Key in `theme.components`; '' where that is `Mui` and the title. */
  y?: string;
  /** How many of {@link NamesFile.headings} are its own; they follow those of the page before. */
  h?: number;
  /** Place in {@link NamesFile.rows} of the lists of its rows, by what they are. */
  r?: Partial<Record<RowLetter, number[]>>;
  /** What the class names of `c` begin with, where that is not the theme key and a dash. */
  c?: string;
}

/** The names of one version of the documentation in one language, as the browser fetches them. */
export interface NamesFile {
  /** Counts up when the form changes. */
  format: 1;
  /** Product ids. */
  products: string[];
  /** Groups above pages, in the language, parted by ` / `. */
  trails: string[];
  /**
   * Lists of names, parted by spaces. A mark behind a name: `+` Pro, `!` Premium, `~` deprecated. A class whose global name does not
   * follow from its own has it behind `=`.
   */
  rows: string[];
  pages: NamesPage[];
  /** Titles of headings, a line each. */
  headings: string;
  /** Their ids, a line each; an empty one for what {@link plainId} makes of the title. */
  ids: string;
  /** Words that stand for each other; phrases are parted by `|`, a group a line. */
  synonyms: string;
  /** Readings, each before the Chinese characters that are read so: `fen分纷ye页`. */
  pinyin: string;
  /** Of Chinese titles that read otherwise: the title and its readings. */
  readings: Record<string, string>;
  /** How characters are read alone that some title reads otherwise, in the form of `pinyin`: who reads `行选择` aloud may say `xing`. */
  alone?: string;
  /** Pairs of a traditional character and its simplified form, one behind the other. */
  simplified: string;
}

/** Whether a fetched value is an index that this code can open. */
export function isNamesFile(value: unknown): value is NamesFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    (value as NamesFile).format === 1 &&
    Array.isArray((value as NamesFile).pages) &&
    Array.isArray((value as NamesFile).rows)
  );
}

/** The id that nearly every English heading has; the file says it where it is another. */
export function plainId(title: string): string {
  // Nearly all titles are written so, and patterns for all scripts take several times as long.
  const others = /^[ -~]*$/.test(title) ? /[^a-z\d _-]/g : /[^\p{L}\p{N}\p{M}\s_-]/gu;
  return title.toLowerCase().replace(others, '').replace(/ /g, '-');
}

/** How the folder of an API page is called, as a rule. */
export function folderName(title: string): string {
  return title
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

/** The two sites, whose current names are a file each: the one that is being read answers first. */
export const shards = ['core', 'x'] as const;

/** The site that an address, below the base of a language and without its first slash, is of. */
export const shardOf = (address: string): (typeof shards)[number] =>
  address.startsWith('x/') ? 'x' : 'core';

/**
 * The files of which the names of a docs version consist, by tag.
 * @param own - the site that is being read
 */
export function tagsOf(tag: string, own: (typeof shards)[number]): string[] {
  if (tag !== 'current') return [tag];
  return [own, ...shards.filter((shard) => shard !== own)].map((shard) => `current-${shard}`);
}

/** The file with the names of a tag, below the base of a language. */
export function namesFileOf(tag: string): string {
  return `search/${tag}.json`;
}
