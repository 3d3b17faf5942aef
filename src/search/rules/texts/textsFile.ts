/** What stands in the sections of one docs version in one language, as the browser fetches it. */
export interface TextsFile {
  /** Counts up when the form changes. */
  format: 1;
  /** Digest of the sections, in their order: {@link stampOf}. The names may be of another release. */
  stamp: number;
  /** Number of sections: of each guide itself and of its headings that can be found, in the order of the names. */
  sections: number;
  /** Terms as `textTerms` makes them, a line each, in order. */
  terms: string;
  /**
   * Of each term, a line each, the sections that have it and how much it tells there: numbers in the form of {@link writeNumber}, each the
   * distance from the section before, times {@link levels}, and the level less one.
   */
  places: string;
  /** Characters of the terms that the names have not, each behind its traditional form; absent where there are none. */
  simplified?: string;
}

/** How many grades there are of what a term tells in a section. */
export const levels = 6;

/** The file with the texts of a tag, below the base of a language. */
export const textsFileOf = (tag: string): string => `search/texts/${tag}.json`;

/** Half of the characters that a number is written with: those of the other half say that it goes on. */
const digits = 45;
const first = 35;
const backslash = 92;

const charOf = (digit: number): string =>
  String.fromCharCode(first + digit + (first + digit < backslash ? 0 : 1));

/** Writes a number, 0 or more, with characters that need no mark in JSON. */
export function writeNumber(value: number): string {
  let rest = value;
  let text = '';
  for (; rest >= digits; rest = Math.floor(rest / digits)) text += charOf(digits + (rest % digits));
  return text + charOf(rest);
}

/**
 * Reads numbers that were written one behind the other.
 * @param each - is told each of them
 */
export function readNumbers(text: string, each: (value: number) => void): void {
  let value = 0;
  let scale = 1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const digit = code - first - (code > backslash ? 1 : 0);
    if (digit < digits) {
      each(value + digit * scale);
      value = 0;
      scale = 1;
    } else {
      value += (digit - digits) * scale;
      scale *= digits;
    }
  }
}

/**
 * A digest of addresses (FNV-1a), by which texts and names that do not belong together are told apart.
 * @param addresses - with their anchors, in the order of the sections
 */
export function stampOf(addresses: Iterable<string>): number {
  let hash = 0x811c9dc5;
  for (const address of addresses) {
    for (let at = 0; at < address.length; at += 1)
      hash = Math.imul(hash ^ address.charCodeAt(at), 0x01000193);
    hash = Math.imul(hash ^ 10, 0x01000193);
  }
  return hash >>> 0;
}
