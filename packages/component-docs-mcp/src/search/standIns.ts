import { partTerms } from '../../../../src/search/rules/names/partTerms';
import type { Names } from '../../../../src/search/rules/names/names';
import { readQuery } from '../../../../src/search/rules/names/readQuery';
import { joined } from '../../../../src/search/rules/names/splitWords';

/** Words that stand for those of a query. */
export interface StandIns {
  words: string[];
  /** Those that stand for phrases, which say what they mean by themselves. */
  phrases: string[];
}

/** The words that stand for those of a query, by the synonyms of the site's search. */
export function standIns(names: Names, query: string): StandIns {
  const { terms } = readQuery(query, names.simplified);
  const telling = terms.filter(({ isStop }) => !isStop);
  const found = partTerms(names, telling).map(({ text, isHan, parts }) => ({
    words: names.synonyms.get(joined(text)) ?? [],
    isPhrase: isHan ? text.length > 2 : parts.length > 1,
  }));
  return {
    words: found.flatMap(({ words }) => words),
    phrases: found.flatMap(({ words, isPhrase }) => (isPhrase ? words : [])),
  };
}
