import { addReadings, matchTerm, type TermMatch } from './matchTerm';
import type { Names } from './names';
import type { QueryTerm, ReadQuery } from './readQuery';
import { copyScores, noScores, raise } from './scores';

/**
 * What the terms of the last question were found by, for an index. At the next key all but one are the same, and what is found by a term
 * depends on nothing but the index and the term.
 */
const lastMatches = new WeakMap<Names, Map<string, TermMatch>>();

function matchEach(names: Names, terms: readonly QueryTerm[]): TermMatch[] {
  const known = lastMatches.get(names);
  const kept = new Map<string, TermMatch>();
  const matches = terms.map((term) => {
    const key = [term.isHan ? '分' : 'a', term.text, ...term.parts].join(' ');
    const match = kept.get(key) ?? known?.get(key) ?? matchTerm(names, term);
    kept.set(key, match);
    return match;
  });
  lastMatches.set(names, kept);
  return matches;
}

/** Adds to what the terms are found by the Chinese titles of which all of them are the reading: syllables may be typed apart. */
function withReadings(names: Names, matches: readonly TermMatch[], whole: string): TermMatch[] {
  const read = noScores(names.records.length);
  if (!addReadings(names, read, whole)) return [...matches];
  return matches.map((match) => {
    // What was kept of the last question stays as it is.
    const own = copyScores(match.own);
    for (const record of read.places) raise(own, record, read.values[record]!);
    return { ...match, own };
  });
}

/**
 * What each term is found by.
 * @param terms - of the query, where runs of Chinese are cut into words
 */
export function matchTerms(
  names: Names,
  query: Pick<ReadQuery, 'terms' | 'whole'>,
  terms: readonly QueryTerm[],
): TermMatch[] {
  const matches = matchEach(names, terms);
  // `an niu` is 按钮, whatever the one of them is in English.
  return query.terms.length > 1 && terms.every(({ isHan }) => !isHan)
    ? withReadings(names, matches, query.whole)
    : matches;
}
