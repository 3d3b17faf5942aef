import { editDistance } from '../names/editDistance';
import { joined } from '../names/splitWords';
import { synonymsOf } from '../names/matchTerm';
import type { Names } from '../names/names';
import type { QueryTerm } from '../names/readQuery';
import { clear, noScores, raise, type Scores } from '../names/scores';
import { hasTerm, placesOf, termsFrom, type Texts } from './openTexts';
import { textTerms } from './textTerms';

/** How well sections answer. */
export interface TextScores {
  /** By record, up to 1: the share of the query that it has, by how much each term tells. */
  scores: Scores;
  /** Whether a record has every term of the query. */
  hasAll: (record: number) => boolean;
}

/** What stands for a term counts less than the term. */
const synonymWeight = 0.8;
const repairWeight = 0.7;
/** What a term tells that no section has: nearly as much as one that a single section has. */
const unknownWeight = 8;
/** Forms of a word that is not written to its end, at most. */
const mostBegun = 6;

/** How much a term tells that so many of all sections have (BM25). */
const telling = (total: number, having: number): number =>
  Math.log(1 + (total - having + 0.5) / (having + 0.5));

/** What a word may be that no section has: written in one, not to its end, or with a slip. */
function repairsOf(texts: Texts, term: string): string[][] {
  const has = (word: string) => word.length > 2 && hasTerm(texts, word);
  for (let at = 3; at <= term.length - 3; at += 1) {
    const parts = textTerms(`${term.slice(0, at)} ${term.slice(at)}`);
    if (parts.every(has)) return [parts];
  }
  if (term.length < 3) return [];
  const begun = termsFrom(texts, term, mostBegun);
  if (begun.length > 0 || term.length < 4) return begun.map((word) => [word]);
  const most = term.length < 7 ? 1 : 2;
  const near = new Map<number, string[]>();
  for (const { terms } of texts.parts) {
    for (const other of terms) {
      if (other[0] !== term[0]) continue;
      const mistakes = editDistance(term, other, most);
      if (mistakes <= most) near.set(mistakes, [...(near.get(mistakes) ?? []), other]);
    }
  }
  return (near.get(1) ?? near.get(2) ?? []).slice(0, mostBegun).map((word) => [word]);
}

/**
 * Finds the sections that have something of a query, whatever they are called.
 * @param terms - of a query, as `partTerms` parts it
 */
export function askTexts(names: Names, texts: Texts, terms: readonly QueryTerm[]): TextScores {
  const size = names.records.length;
  const sums = noScores(size);
  const found = new Uint8Array(size);
  let total = 0;
  // What is pasted may say a word a hundred times.
  const distinct = [...new Map(terms.map((term) => [term.text, term])).values()];
  const best = noScores(size);
  const own = noScores(size);
  for (const term of distinct) {
    clear(best);
    let weight = 0;
    /** Puts in what has words that stand together for the term; with a factor below 1, they count as much as the term at most. */
    const add = (words: readonly string[], factor: number) => {
      clear(own);
      let all = 0;
      for (const word of new Set(words)) {
        const { records, values } = placesOf(texts, word);
        const tells = records.length > 0 ? telling(texts.total, records.length) : unknownWeight;
        all += tells;
        records.forEach((record, at) => {
          raise(own, record, own.values[record]! + tells * values[at]!);
        });
      }
      if (own.places.length === 0) return;
      if (factor === 1 || weight === 0) weight = all * factor;
      const scale = factor === 1 ? 1 : (factor * weight) / all;
      for (const record of own.places) raise(best, record, own.values[record]! * scale);
    };
    const words = textTerms(term.parts.length > 1 ? term.parts.join(' ') : term.text);
    add(words, 1);
    // What has parts may stand in one word, too: `ios`.
    if (words.length > 1 && !term.isHan) add(textTerms(joined(term.text)), 1);
    for (const other of synonymsOf(names, term)) add(textTerms(other), synonymWeight);
    if (best.places.length === 0 && !term.isHan && words.length === 1)
      for (const repaired of repairsOf(texts, words[0]!)) add(repaired, repairWeight);
    total += weight || unknownWeight;
    for (const record of best.places) {
      raise(sums, record, sums.values[record]! + best.values[record]!);
      found[record] = found[record]! + 1;
    }
  }
  const { values, places } = sums;
  for (const record of places) values[record] = Math.min(1, values[record]! / total);
  return { scores: sums, hasAll: (record) => found[record] === distinct.length };
}
