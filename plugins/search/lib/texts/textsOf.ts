import {
  levels,
  stampOf,
  writeNumber,
  type TextsFile,
} from '../../../../src/search/rules/texts/textsFile';
import { hasHan } from '../../../../src/search/rules/names/splitWords';
import { textTerms } from '../../../../src/search/rules/texts/textTerms';

/** A guide or a part of it that can be found. */
export interface TextSection {
  /** Below the base of the language; with the id of the heading behind `#`. */
  address: string;
  /** What it is called: its title, and in English where that is another. */
  titles: readonly string[];
  /** What its page is called. */
  pageTitles: readonly string[];
  /** How readers ask for it. */
  phrases: readonly string[];
  /** How often each term stands in it. */
  counts: Readonly<Record<string, number>>;
}

/** How much a term tells in a title, in that of the page and in what readers ask, as if it stood so many times in the text. */
const titleWeight = 3;
const pageTitleWeight = 2;
const phraseWeight = 5;
/** Of BM25: how soon more of a term tells nothing more, and how much longer texts count less. */
const saturation = 2;
const lengthShare = 0.6;
/** What a section says in passing is half of all bytes, and hardly ever the answer: of a term that more sections have, lower levels are left out. */
const rareTerm = 10;
const leastLevel = 3;
/** Two characters that so few sections have stand beside each other by chance: the end of one word and the beginning of the next. */
const chancePair = 2;

/** How often each term stands in a text. */
export function countTerms(text: string): Record<string, number> {
  // A term may be called as what every object has.
  const counts = Object.create(null) as Record<string, number>;
  for (const term of textTerms(text)) counts[term] = (counts[term] ?? 0) + 1;
  return counts;
}

const lengthOf = ({ counts }: TextSection): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/**
 * Makes the index of what stands in the sections of one docs version in one language.
 * @param sections - in the order of the names
 */
export function textsOf(sections: readonly TextSection[]): TextsFile {
  const lengths = sections.map(lengthOf);
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, sections.length);
  const having = new Map<string, number>();
  for (const { counts } of sections)
    for (const term of Object.keys(counts)) having.set(term, (having.get(term) ?? 0) + 1);
  const isRare = (term: string) => {
    const count = having.get(term) ?? 0;
    return count <= rareTerm && !(count <= chancePair && hasHan(term));
  };
  const places = new Map<string, { text: string; last: number }>();
  sections.forEach(({ counts, titles, pageTitles, phrases }, at) => {
    const norm = 1 - lengthShare + (lengthShare * lengths[at]!) / Math.max(1, average);
    const weights = new Map<string, number>();
    for (const [term, count] of Object.entries(counts)) weights.set(term, count / norm);
    const add = (texts: readonly string[], weight: number) => {
      for (const term of new Set(texts.flatMap(textTerms)))
        weights.set(term, (weights.get(term) ?? 0) + weight);
    };
    add(titles, titleWeight);
    add(pageTitles, pageTitleWeight);
    add(phrases, phraseWeight);
    for (const [term, weight] of weights) {
      const level = Math.max(1, Math.round((weight / (saturation + weight)) * levels));
      if (level < leastLevel && !isRare(term)) continue;
      const known = places.get(term);
      const distance = at - (known?.last ?? -1) - 1;
      const text = writeNumber(distance * levels + level - 1);
      places.set(term, { text: (known?.text ?? '') + text, last: at });
    }
  });
  const terms = [...places.keys()].sort();
  return {
    format: 1,
    stamp: stampOf(sections.map(({ address }) => address)),
    sections: sections.length,
    terms: terms.join('\n'),
    places: terms.map((term) => places.get(term)!.text).join('\n'),
  };
}
