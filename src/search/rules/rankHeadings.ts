import { stemOf } from './names/splitWords';

/** A section of a page, with the places in the page's words at which something of the query was found. */
interface FoundSection {
  /** `weight` is larger in a heading. */
  weighted_locations?: readonly { location: number; weight: number }[];
}

/** A word in the form in which it counts once: `Lines.` is `lin`. */
const formOf = (word: string) => stemOf(word.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''));

/**
 * Orders the sections of a page by how much of the query each has. A word counts once in a section, at its weightiest place, and the less the
 * more sections have it: "the" tells nothing, however often it is there. With the places alone, what is long would be first.
 * @param sections - in the order of the page, in which equals stay
 * @param text - the page's words as pagefind counts them, with a zero-width space between those of a language without spaces; without it the order stays
 */
export function rankHeadings<Section extends FoundSection>(
  sections: readonly Section[],
  text: string | undefined,
): Section[] {
  if (text === undefined) return [...sections];
  const words = text.split(text.includes('\u200B') ? '\u200B' : /\s+/);
  const weights = sections.map(({ weighted_locations: places = [] }) => {
    const own = new Map<string, number>();
    for (const { location, weight } of places) {
      const form = formOf(words[location] ?? '');
      if (form !== '') own.set(form, Math.max(own.get(form) ?? 0, weight));
    }
    return own;
  });
  const counts = new Map<string, number>();
  for (const own of weights)
    for (const form of own.keys()) counts.set(form, (counts.get(form) ?? 0) + 1);
  const telling = (form: string) => Math.log((1 + sections.length) / counts.get(form)!);
  const scores = weights.map((own) =>
    [...own].reduce((sum, [form, weight]) => sum + telling(form) * weight, 0),
  );
  return sections
    .map((section, at) => ({ section, score: scores[at]! }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ section }) => section);
}
