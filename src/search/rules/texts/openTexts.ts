import { addressAt } from '../names/addressAt';
import type { Names } from '../names/names';
import { levels, readNumbers, stampOf, type TextsFile } from './textsFile';

/** The sections of one file, and what stands in them. */
interface TextsPart {
  /** The record of each section. */
  records: readonly number[];
  /** Terms in order. */
  terms: readonly string[];
  /** By place in `terms`, where each stands, as the file has it. */
  places: readonly string[];
}

/** What stands in the sections of the pages that names were opened of. */
export interface Texts {
  parts: readonly TextsPart[];
  /** How many sections there are. */
  total: number;
}

/** Where a term stands. */
export interface TermPlaces {
  records: number[];
  /** How much it tells in each, up to 1. */
  values: number[];
}

/** Whether a fetched value is an index that this code can open. */
export function isTextsFile(value: unknown): value is TextsFile {
  const file = value as Partial<TextsFile> | null;
  return (
    typeof file === 'object' &&
    file !== null &&
    file.format === 1 &&
    typeof file.stamp === 'number' &&
    typeof file.terms === 'string' &&
    typeof file.places === 'string'
  );
}

/** The records that are sections of guides, by the file that they came with. */
function sectionRecords({ pages, records, firstPages }: Names): number[][] {
  const files: number[][] = firstPages.map(() => []);
  let file = 0;
  records.forEach(({ kind, page }, at) => {
    while (page >= (firstPages[file + 1] ?? Infinity)) file += 1;
    if ((kind === 'page' || kind === 'heading') && !pages[page]!.isApi) files[file]!.push(at);
  });
  return files;
}

/**
 * Opens what was fetched beside names. A file that is of other names (a release came in between) is left out. Traditional characters that
 * only texts have are put beside those of the names: from then on, queries are read with them.
 * @param files - in the order in which the names were opened; absent where one did not come
 */
export function openTexts(names: Names, files: readonly (TextsFile | undefined)[]): Texts {
  const parts = sectionRecords(names).flatMap((records, at): TextsPart[] => {
    const file = files[at];
    if (!file) return [];
    const addresses = records.map((record) => {
      const { page, anchor } = names.records[record]!;
      return addressAt(names.pages[page]!.address, anchor);
    });
    if (file.stamp !== stampOf(addresses)) return [];
    for (const [pair = ''] of (file.simplified ?? '').matchAll(/../gu)) {
      const [traditional = '', simple = ''] = pair;
      names.simplified.set(traditional, simple);
    }
    return [{ records, terms: file.terms.split('\n'), places: file.places.split('\n') }];
  });
  return { parts, total: parts.reduce((sum, { records }) => sum + records.length, 0) };
}

/** The place of a text among sorted ones, or of the first behind it. */
function placeIn(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where a term stands; nowhere if no section has it. */
export function placesOf({ parts }: Texts, term: string): TermPlaces {
  const found: TermPlaces = { records: [], values: [] };
  for (const { records, terms, places } of parts) {
    const at = placeIn(terms, term);
    if (terms[at] !== term) continue;
    let section = -1;
    readNumbers(places[at] ?? '', (value) => {
      section += Math.floor(value / levels) + 1;
      const record = records[section];
      if (record === undefined) return;
      found.records.push(record);
      found.values.push(((value % levels) + 1) / levels);
    });
  }
  return found;
}

/** Whether some section has a term. */
export function hasTerm({ parts }: Texts, term: string): boolean {
  return parts.some(({ terms }) => terms[placeIn(terms, term)] === term);
}

/** The terms that begin with something, as many at most. */
export function termsFrom({ parts }: Texts, beginning: string, most: number): string[] {
  const found = new Set<string>();
  for (const { terms } of parts) {
    for (let at = placeIn(terms, beginning); terms[at]?.startsWith(beginning); at += 1) {
      if (found.size >= most) break;
      found.add(terms[at]!);
    }
  }
  return [...found];
}
