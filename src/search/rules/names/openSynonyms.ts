import type { Names, OpenPage } from './names';
import type { NamesFile } from './namesFile';
import { hanOf, joined, splitWords } from './splitWords';

/**
 * Makes of groups of words, and of pages that have a name in both languages, what stands for what.
 * @param files - as for `opening`
 */
export function openSynonyms(
  files: readonly NamesFile[],
  pages: readonly OpenPage[],
): Pick<Names, 'synonyms' | 'longestSynonym'> {
  const synonyms = new Map<string, string[]>();
  let longestSynonym = 1;
  for (const line of new Set(files.flatMap((file) => file.synonyms.split('\n')))) {
    const terms = line.split('|').filter(Boolean);
    for (const term of terms) {
      const key = joined(term);
      const list = synonyms.get(key) ?? [];
      list.push(...terms.filter((other) => other !== term && !list.includes(other)));
      synonyms.set(key, list);
      longestSynonym = Math.max(longestSynonym, term.split(' ').length);
    }
  }
  for (const { title, english, isApi } of pages) {
    const han = isApi || english === title ? '' : hanOf(title);
    if (han === '' || new Set(splitWords(english)).size > 3) continue;
    for (const [from, to] of [
      [han, english],
      [joined(english), han],
    ] as const) {
      const list = synonyms.get(from) ?? [];
      if (!list.includes(to)) synonyms.set(from, [...list, to]);
    }
  }
  return { synonyms, longestSynonym };
}
