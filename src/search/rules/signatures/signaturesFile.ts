import type { NameKind } from '../names/namesFile';

/**
 * What the rows of a product's API are, as the browser fetches it for results in view. It knows rows by their names and not by their
 * places in the index of names, so that a file of another release says too little at worst, and nothing wrong.
 */
export interface SignaturesFile {
  /** Counts up when the form changes. */
  format: 1;
  /** Short types. */
  types: string[];
  /** What rows are called and the place of their type in `types`, a list for what several pages share: `prop-density 3 prop-rows 0`. */
  lists: string[];
  /** By address below the base of the language: places in `lists`. */
  pages: Record<string, number[]>;
}

/** Finds what a row is; see {@link openSignatures}. */
export type SignatureOf = (address: string, anchor: string) => string | undefined;

/** Kinds of which nearly every row has a type: the list keeps room for it. A class is a name, and nothing else. */
const typedKinds = new Set<string>([
  'hook',
  'prop',
  'slot',
  'member',
  'method',
  'event',
  'selector',
] satisfies NameKind[]);

/** Whether what is found has a type. */
export const hasSignature = (kind: string | undefined): boolean =>
  kind !== undefined && typedKinds.has(kind);

/** What stands in a list for the page itself, such as a hook. */
export const ofPage = '-';

/**
 * The file with the signatures of a product, below the base of a language.
 * @param tag - `current`, or that of an older version, as of the names
 * @param product - its id
 */
export function signaturesFileOf(tag: string, product: string): string {
  return `search/signatures/${tag}/${product}.json`;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** Whether a fetched value is a file that this code can open. */
export function isSignaturesFile(value: unknown): value is SignaturesFile {
  if (typeof value !== 'object' || value === null) return false;
  const { format, types, lists, pages } = value as Partial<Record<keyof SignaturesFile, unknown>>;
  return (
    format === 1 &&
    isTexts(types) &&
    isTexts(lists) &&
    typeof pages === 'object' &&
    pages !== null &&
    Object.values(pages).every(Array.isArray)
  );
}

/**
 * Makes of a file what answers.
 * @returns finds the type of a row by the address of its page, below the base of the language, and its anchor, '' for the page; undefined
 * where none is known
 */
export function openSignatures({ types, lists, pages }: SignaturesFile): SignatureOf {
  const opened = lists.map(() => undefined as ReadonlyMap<string, string> | undefined);
  const open = (place: number) => {
    const words = lists[place]?.split(' ') ?? [];
    const rows = new Map<string, string>();
    for (let at = 0; at + 1 < words.length; at += 2) {
      const type = types[Number(words[at + 1])];
      if (type !== undefined) rows.set(words[at]!, type);
    }
    return rows;
  };
  return (address, anchor) => {
    if (!Object.hasOwn(pages, address)) return undefined;
    for (const place of pages[address]!) {
      const found = (opened[place] ??= open(place)).get(anchor || ofPage);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}
