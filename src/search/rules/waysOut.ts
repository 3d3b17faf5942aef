import { editDistance } from './names/editDistance';
import { askNames } from './names/askNames';
import type { Names } from './names/names';
import { partTerms } from './names/partTerms';
import { readQuery } from './names/readQuery';
import { hasHan } from './names/splitWords';
import { namesQuestion } from './namesQuestion';
import { widest, type Facets } from './searchFilters';

/** Another search, that does find something. */
export interface WayOut {
  query: string;
  facets: Facets;
  /** Of a search on pages of another language: its address, and what its link says. */
  elsewhere?: { url: string; label: string };
}

/** Ways shown at most. */
const mostWays = 3;
/** Queries tried at most: whatever was pasted, the answer is there before anybody waits. */
const mostTried = 8;
/** Words of a query for which a name that is written like it is looked for. */
const mostWords = 3;
/** Of what is typed, words longer than this are no slip. */
const longest = 24;
/** The share of a word's letters that may be others: many more than in what is found by itself. */
const mistakes = 0.45;

/** The title with the most of some Chinese characters, where it has a third of them. */
function nearestTitle({ records, pages }: Names, run: string): string | undefined {
  const wanted = new Set(run);
  let most = wanted.size / 3;
  let nearest: string | undefined;
  for (const { kind, title, page } of records) {
    if (kind !== 'page' || pages[page]!.isApi) continue;
    const shared = new Set([...title].filter((char) => wanted.has(char))).size;
    // Of titles with as many of them the shorter one has less besides.
    if (shared > most || (shared === most && nearest && title.length < nearest.length)) {
      most = shared;
      nearest = title;
    }
  }
  return nearest;
}

/** The word of a name that is written most like a typed one. */
function nearestWord({ words }: Names, typed: string): string | undefined {
  if (typed.length < 3 || typed.length > longest) return undefined;
  let least = Math.floor(typed.length * mistakes);
  let nearest: string | undefined;
  for (let at = 0; at < words.own; at += 1) {
    const word = words.list[at]!;
    if (word.length < 3 || word[0] !== typed[0]) continue;
    const distance = editDistance(typed, word, least);
    if (distance > least || (nearest !== undefined && distance === least)) continue;
    least = distance;
    nearest = word;
  }
  return nearest;
}

/** Other queries that may be meant, the nearest first. */
function* otherQueries(names: Names, query: string): Generator<string> {
  const { terms, kinds } = readQuery(query, names.simplified);
  // As they were typed, where they stand there.
  const asTyped = (word: string) => {
    const at = query.toLowerCase().indexOf(word);
    return at < 0 ? word : query.slice(at, at + word.length);
  };
  const words = terms
    .filter(({ isStop }) => !isStop)
    .flatMap((term) => (term.isHan ? partTerms(names, [term]) : [term]))
    .map(({ text }) => asTyped(text));
  if (kinds.length > 0 && words.length > 0) yield words.join(' ');
  const near = words
    .slice(0, mostWords)
    .map((word) =>
      hasHan(word) ? nearestTitle(names, word) : nearestWord(names, word.toLowerCase()),
    );
  if (near.some(Boolean)) yield [...new Set(near.map((word, at) => word ?? words[at]))].join(' ');
  for (let count = words.length - 1; count > 0; count -= 1) yield words.slice(0, count).join(' ');
  if (words.length > 1) yield* words.slice(1);
  yield* near.filter((word) => word !== undefined);
}

/**
 * Finds what to search instead of a query that nothing was found for: without what it is narrowed to, by the names that are written most
 * like it, or with fewer words. Only what the names do answer.
 * @param names - as `openNames` made it
 */
export function waysOut(names: Names, query: string, facets: Facets): WayOut[] {
  const ways: WayOut[] = [];
  const tried = new Set([query.trim().toLowerCase()]);
  const wide = { ...widest, version: facets.version };
  const isNarrow = facets.product !== 'all' || facets.plan !== 'all';
  for (const other of otherQueries(names, query)) {
    if (ways.length === mostWays || tried.size > mostTried) break;
    if (tried.has(other.toLowerCase())) continue;
    tried.add(other.toLowerCase());
    const to = (isNarrow ? [facets, wide] : [facets]).find(
      (each) => askNames(names, namesQuestion(other, each)).results.length > 0,
    );
    if (to) ways.push({ query: other, facets: to });
  }
  return ways;
}
