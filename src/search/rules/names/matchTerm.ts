import { editDistance } from './editDistance';
import { placeOf, weightOf, type Names } from './openNames';
import type { QueryTerm } from './readQuery';
import { joined, splitWords, stemOf } from './splitWords';

/** Where a term of a query is found, and how well, up to 1. */
export interface TermMatch {
  /** By place of a record: in what it is called itself. */
  own: Map<number, number>;
  /** By place of a page: in what its records are part of. */
  around: Map<number, number>;
  /** The word that may have been meant, where none is written so. */
  meant?: string;
  /** What stands for it, joined: a page of that title is what is looked for. */
  wholes?: ReadonlySet<string>;
}

/** What stands for a term counts less than the term. */
const synonymWeight = 0.85;
const fuzzyWeight = 0.62;

const raise = (map: Map<number, number>, key: number, value: number): void => {
  if ((map.get(key) ?? 0) < value) map.set(key, value);
};

const empty = (): TermMatch => ({ own: new Map(), around: new Map() });

/** How well a word of the index answers a typed one. */
function likeness(typed: string, word: string): number {
  if (typed === word) return 1;
  if (word.startsWith(typed)) return 0.72 + (0.24 * typed.length) / word.length;
  if (typed.length >= 3 && word.includes(typed)) return 0.35 + (0.2 * typed.length) / word.length;
  return 0;
}

/** Puts in the records and pages of a word. */
function addWord(names: Names, into: TermMatch, word: string, quality: number): void {
  for (const value of names.words.get(word) ?? [])
    raise(into.own, placeOf(value), quality * weightOf(value));
  for (const value of names.around.get(word) ?? [])
    raise(into.around, placeOf(value), quality * weightOf(value));
}

function mistakesAllowed(word: string): number {
  if (word.length < 3) return 0;
  return word.length < 7 ? 1 : 2;
}

/** Words that differ from a typed one by a slip; only the nearest ones. */
function slips(names: Names, typed: string): { word: string; mistakes: number }[] {
  let least = mistakesAllowed(typed);
  let found: { word: string; mistakes: number }[] = [];
  for (const word of names.words.keys()) {
    if (word.length < 3) continue;
    const mistakes = editDistance(typed, word, least);
    if (mistakes > least || mistakes === 0) continue;
    // Of a short word the first letter is right.
    if (typed.length < 5 && word[0] !== typed[0]) continue;
    if (mistakes < least) {
      least = mistakes;
      found = [];
    }
    found.push({ word, mistakes });
  }
  return found;
}

/** Puts in the Chinese titles that a typed word is the reading of. @returns whether one is read just so */
export function addReadings(names: Names, into: TermMatch, typed: string): boolean {
  if (typed.length < 2 || !/^[a-zü]+$/.test(typed)) return false;
  let isRead = false;
  for (const { full, starts, initials, records } of names.readings.values()) {
    let quality = 0;
    const at = full.indexOf(typed);
    const ends = (end: number) => end === full.length || starts.has(end);
    if (full === typed) quality = 0.95;
    else if (at === 0) quality = ends(typed.length) ? 0.85 : 0.7;
    else if (at > 0 && typed.length > 3 && starts.has(at))
      quality = ends(at + typed.length) ? 0.68 : 0.5;
    if (initials === typed) quality = Math.max(quality, 0.9);
    else if (typed.length > 2 && initials.startsWith(typed)) quality = Math.max(quality, 0.62);
    else if (typed.length > 3 && initials.includes(typed)) quality = Math.max(quality, 0.45);
    if (quality === 0) continue;
    if (quality >= 0.68) isRead = true;
    for (const record of records) raise(into.own, record, quality);
  }
  return isRead;
}

/** Finds one Latin word: as written, as another form of it, as a beginning, and only then with a slip in it. */
function matchWord(names: Names, typed: string): TermMatch {
  const match = empty();
  let best = 0;
  const found: [string, number][] = [];
  for (const word of names.words.keys()) {
    const quality = likeness(typed, word);
    if (quality > 0) found.push([word, quality]);
    if (quality > best) best = quality;
  }
  for (const word of names.stems.get(stemOf(typed)) ?? []) {
    if (word === typed) continue;
    found.push([word, 0.9]);
    best = Math.max(best, 0.9);
  }
  for (const word of names.around.keys()) {
    if (names.words.has(word)) continue;
    const quality = likeness(typed, word);
    if (quality > 0.7) found.push([word, quality]);
  }
  const isRead = addReadings(names, match, typed);
  if (best < 0.6 && !isRead) {
    const near = slips(names, typed);
    for (const { word, mistakes } of near) found.push([word, fuzzyWeight - 0.08 * (mistakes - 1)]);
    // Of several as near the one that is found most is the likeliest.
    const [likeliest] = near.toSorted(
      (a, b) => (names.words.get(b.word)?.length ?? 0) - (names.words.get(a.word)?.length ?? 0),
    );
    if (likeliest) match.meant = likeliest.word;
  }
  for (const [word, quality] of found) addWord(names, match, word, quality);
  return match;
}

/** Finds a run of Chinese in titles and groups. */
function matchHan(names: Names, run: string): TermMatch {
  const match = empty();
  const pairs = Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2));
  const quality = (text: string): number => {
    const at = text.indexOf(run);
    const size = names.readings.get(text)?.initials.length ?? text.length;
    if (at >= 0 && run.length >= size) return 1;
    if (at >= 0) return 0.68 + (0.27 * run.length) / size + (at === 0 ? 0.05 : 0);
    if (pairs.length < 2) return 0;
    const share = pairs.filter((pair) => text.includes(pair)).length / pairs.length;
    return share >= 0.5 ? 0.6 * share : 0;
  };
  for (const record of names.chinese) {
    const value = quality(names.records[record]!.title);
    if (value > 0) match.own.set(record, value);
  }
  names.pages.forEach(({ title, trail }, page) => {
    if (title.includes(run)) match.around.set(page, 0.8);
    else if (trail.includes(run)) match.around.set(page, 0.4);
  });
  return match;
}

/** Finds what has all of several terms. */
function intersect(matches: readonly TermMatch[]): TermMatch {
  const result = empty();
  const [first, ...others] = matches;
  if (!first) return result;
  const both = (side: 'own' | 'around') => {
    for (const [key, value] of first[side]) {
      let least = value;
      for (const other of others) least = Math.min(least, other[side].get(key) ?? 0);
      if (least > 0) result[side].set(key, least);
    }
  };
  both('own');
  both('around');
  return result;
}

function merge(into: TermMatch, from: TermMatch, weight: number): void {
  for (const [key, value] of from.own) raise(into.own, key, value * weight);
  for (const [key, value] of from.around) raise(into.around, key, value * weight);
}

/** Finds a phrase as it is written; a word of it may only be another form of the one written. */
function matchPhrase(names: Names, phrase: string): TermMatch {
  const runs = phrase.match(/\p{Script=Han}+/gu) ?? [];
  const strict = splitWords(phrase).map((word) => {
    const match = empty();
    addWord(names, match, word, 1);
    for (const other of names.stems.get(stemOf(word)) ?? []) addWord(names, match, other, 0.92);
    return match;
  });
  return intersect([...strict, ...runs.map((run) => matchHan(names, run))]);
}

/** Finds a term of a query, and what stands for it. */
export function matchTerm(names: Names, term: QueryTerm): TermMatch {
  const match = term.isHan
    ? matchHan(names, term.text)
    : matchWord(names, joined(term.text) === '' ? term.text : term.text);
  if (term.parts.length > 1) {
    const asParts = intersect(term.parts.map((part) => matchWord(names, part)));
    merge(match, asParts, 0.9);
    if (match.meant && asParts.own.size > 0) delete match.meant;
  }
  const key = joined(term.text);
  const others =
    names.synonyms.get(key) ??
    (term.isHan
      ? undefined
      : (names.synonyms.get(key.replace(/s$/, '')) ?? names.synonyms.get(`${key}s`)));
  for (const other of others ?? []) merge(match, matchPhrase(names, other), synonymWeight);
  if (others) {
    delete match.meant;
    match.wholes = new Set(others.map(joined));
  }
  return match;
}

/** Parts runs of Chinese into words that titles have, and joins words that have a meaning together. */
export function partTerms(names: Names, terms: readonly QueryTerm[]): QueryTerm[] {
  const parted = terms.flatMap((term) => {
    const run = term.text;
    const isKnown = (text: string) => names.chineseText.includes(text) || names.synonyms.has(text);
    if (!term.isHan || run.length < 3 || isKnown(run)) return [term];
    const words: QueryTerm[] = [];
    for (let at = 0; at < run.length;) {
      let length = Math.min(8, run.length - at);
      while (length > 1 && !isKnown(run.slice(at, at + length))) length -= 1;
      if (length > 1) words.push({ text: run.slice(at, at + length), isHan: true, parts: [] });
      at += length;
    }
    return words.length > 0 ? words : [term];
  });
  const result: QueryTerm[] = [];
  for (let at = 0; at < parted.length;) {
    let length = Math.min(names.longestSynonym, parted.length - at);
    const text = (count: number) =>
      parted
        .slice(at, at + count)
        .map((term) => term.text)
        .join(' ');
    while (length > 1 && !names.synonyms.has(joined(text(length)))) length -= 1;
    const taken = parted.slice(at, at + length);
    if (length > 1)
      result.push({
        text: joined(text(length)),
        isHan: taken.every(({ isHan }) => isHan),
        parts: taken.map((term) => term.text),
      });
    else result.push(...taken.filter(({ isStop }) => !isStop));
    at += length;
  }
  return result;
}
