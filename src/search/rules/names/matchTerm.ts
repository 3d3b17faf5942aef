import { editDistance } from './editDistance';
import { hasMoreBits, lettersOf } from './letters';
import { findBeginnings, findLines, lengthOf } from './lines';
import type { Names } from './names';
import { placeOf, weightOf } from './posting';
import type { QueryTerm } from './readQuery';
import { noScores, raise, type Scores } from './scores';
import { joined, splitWords, stemOf } from './splitWords';

/** Where a term of a query is found, and how well, up to 1. */
export interface TermMatch {
  /** By place of a record: in what it is called itself. */
  own: Scores;
  /** By place of a page: in what its records are part of. */
  around: Scores;
  /** The word that may have been meant, where none is written so. */
  meant?: string;
  /** What stands for it, joined: a page of that title is what is looked for. */
  wholes?: ReadonlySet<string>;
}

/** What stands for a term counts less than the term. */
const synonymWeight = 0.85;
const fuzzyWeight = 0.62;

const empty = (names: Names): TermMatch => ({
  own: noScores(names.records.length),
  around: noScores(names.pages.length),
});

/**
 * Puts in the records and pages of a word.
 * @param word - its place in the list of words
 * @param factor - how much counts what is found by it
 */
function addWord(
  { words }: Names,
  into: TermMatch,
  word: number,
  quality: number,
  factor: number,
): void {
  for (const value of words.records[word]!)
    raise(into.own, placeOf(value), quality * weightOf(value) * factor);
  for (const value of words.pages[word]!)
    raise(into.around, placeOf(value), quality * weightOf(value) * factor);
}

function mistakesAllowed(word: string): number {
  if (word.length < 3) return 0;
  return word.length < 7 ? 1 : 2;
}

/** Words of records that differ from a typed one by a slip; only the nearest ones. */
function slips({ words }: Names, typed: string): { word: number; mistakes: number }[] {
  let least = mistakesAllowed(typed);
  let found: { word: number; mistakes: number }[] = [];
  const letters = lettersOf(typed);
  for (let at = 0; least > 0 && at < words.own; at += 1) {
    const length = lengthOf(words.lines, at);
    if (length < 3 || length - typed.length > least || typed.length - length > least) continue;
    const others = words.letters[at]!;
    if (hasMoreBits(letters & ~others, least) || hasMoreBits(others & ~letters, least)) continue;
    const word = words.list[at]!;
    // Of a short word the first letter is right.
    if (typed.length < 5 && word[0] !== typed[0]) continue;
    const mistakes = editDistance(typed, word, least);
    if (mistakes > least || mistakes === 0) continue;
    if (mistakes < least) {
      least = mistakes;
      found = [];
    }
    found.push({ word: at, mistakes });
  }
  return found;
}

/** Puts in the Chinese titles that a typed word is the reading of. @returns whether one is read just so */
export function addReadings(names: Names, into: Scores, typed: string): boolean {
  if (typed.length < 2 || !/^[a-zü]+$/.test(typed)) return false;
  const { full, starts, initials } = names.readings;
  let isRead = false;
  const add = (reading: number, quality: number) => {
    if (quality >= 0.68) isRead = true;
    for (const record of names.readings.records[reading]!) raise(into, record, quality);
  };
  findLines(full, typed, (reading, at) => {
    const end = at + typed.length;
    const ends = end === lengthOf(full, reading) || starts[reading]!.has(end);
    if (at === 0) {
      const isAll = typed.length === lengthOf(full, reading);
      add(reading, isAll ? 0.95 : ends ? 0.85 : 0.7);
    } else if (typed.length > 3 && starts[reading]!.has(at)) add(reading, ends ? 0.68 : 0.5);
  });
  findLines(initials, typed, (reading, at) => {
    if (at === 0 && typed.length === lengthOf(initials, reading)) add(reading, 0.9);
    else if (at === 0 && typed.length > 2) add(reading, 0.62);
    else if (typed.length > 3) add(reading, 0.45);
  });
  return isRead;
}

/** Finds one Latin word: as written, as another form of it, as a beginning, and only then with a slip in it. */
function matchWord(names: Names, typed: string): TermMatch {
  const { words } = names;
  const match = empty(names);
  let best = 0;
  const find = (word: number, quality: number) => {
    if (word < words.own && quality > best) best = quality;
    addWord(names, match, word, quality, 1);
  };
  const begun = (word: number) => {
    const length = lengthOf(words.lines, word);
    find(word, typed.length === length ? 1 : 0.72 + (0.24 * typed.length) / length);
  };
  if (typed.length < 3) findBeginnings(words.lines, typed, begun);
  else
    findLines(words.lines, typed, (word, at) => {
      if (at === 0) begun(word);
      // Within a word only names count.
      else if (word < words.own)
        find(word, 0.35 + (0.2 * typed.length) / lengthOf(words.lines, word));
    });
  for (const word of words.stems.get(stemOf(typed)) ?? [])
    if (words.list[word] !== typed) find(word, 0.9);
  const isRead = addReadings(names, match.own, typed);
  if (best < 0.6 && !isRead) {
    const near = slips(names, typed);
    for (const { word, mistakes } of near) find(word, fuzzyWeight - 0.08 * (mistakes - 1));
    // Of several as near the one that is found most is the likeliest.
    const [likeliest] = near.toSorted(
      (a, b) => words.records[b.word]!.length - words.records[a.word]!.length,
    );
    if (likeliest) match.meant = words.list[likeliest.word]!;
  }
  return match;
}

/** Finds a run of Chinese in titles and groups. */
function matchHan(names: Names, run: string): TermMatch {
  const match = empty(names);
  const { initials } = names.readings;
  const add = (title: number, quality: number) => {
    for (const record of names.chineseRecords[title]!) raise(match.own, record, quality);
  };
  const isWhole = new Set<number>();
  findLines(names.chinese, run, (title, at) => {
    isWhole.add(title);
    const size = lengthOf(initials, title);
    add(title, run.length >= size ? 1 : 0.68 + (0.27 * run.length) / size + (at === 0 ? 0.05 : 0));
  });
  const pairs = Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2));
  if (pairs.length > 1) {
    const counts = new Map<number, number>();
    for (const pair of pairs)
      findLines(names.chinese, pair, (title) => {
        counts.set(title, (counts.get(title) ?? 0) + 1);
      });
    for (const [title, count] of counts) {
      const share = count / pairs.length;
      if (share >= 0.5 && !isWhole.has(title)) add(title, 0.6 * share);
    }
  }
  names.pages.forEach(({ title, trail }, page) => {
    if (title.includes(run)) raise(match.around, page, 0.8);
    else if (trail.includes(run)) raise(match.around, page, 0.4);
  });
  return match;
}

/** Finds what has all of several terms. */
function intersect(names: Names, matches: readonly TermMatch[]): TermMatch {
  const [first, ...others] = matches;
  if (!first || others.length === 0) return first ?? empty(names);
  const result = empty(names);
  for (const side of ['own', 'around'] as const) {
    for (const place of first[side].places) {
      let least = first[side].values[place]!;
      for (const other of others) least = Math.min(least, other[side].values[place]!);
      raise(result[side], place, least);
    }
  }
  return result;
}

/** Finds what has every part of a name; the rest of them is not looked for where nothing has the first ones. */
function matchParts(names: Names, parts: readonly string[]): TermMatch {
  const [first = '', ...others] = new Set(parts);
  let match = matchWord(names, first);
  for (const part of others) {
    if (match.own.places.length === 0 && match.around.places.length === 0) break;
    match = intersect(names, [match, matchWord(names, part)]);
  }
  return match;
}

function merge(into: TermMatch, from: TermMatch, weight: number): void {
  for (const side of ['own', 'around'] as const)
    for (const place of from[side].places)
      raise(into[side], place, from[side].values[place]! * weight);
}

/** Puts in a word as it is written, or another form of it. */
function addForms(names: Names, into: TermMatch, word: string, factor: number): void {
  const place = names.words.places.get(word);
  if (place !== undefined) addWord(names, into, place, 1, factor);
  for (const other of names.words.stems.get(stemOf(word)) ?? [])
    addWord(names, into, other, 0.92, factor);
}

/** Puts in what has a phrase as it is written; a word of it may only be another form of the one written. */
function addPhrase(names: Names, into: TermMatch, phrase: string, factor: number): void {
  const runs = phrase.match(/\p{Script=Han}+/gu) ?? [];
  const words = splitWords(phrase);
  if (words.length === 1 && runs.length === 0) {
    addForms(names, into, words[0]!, factor);
    return;
  }
  const strict = words.map((word) => {
    const match = empty(names);
    addForms(names, match, word, 1);
    return match;
  });
  const all = [...strict, ...runs.map((run) => matchHan(names, run))];
  merge(into, intersect(names, all), factor);
}

/** What stands for a term. */
export function synonymsOf({ synonyms }: Names, { text, isHan }: QueryTerm): readonly string[] {
  const key = joined(text);
  return (
    synonyms.get(key) ??
    (isHan ? undefined : (synonyms.get(key.replace(/s$/, '')) ?? synonyms.get(`${key}s`))) ??
    []
  );
}

/** Finds a term of a query, and what stands for it. */
export function matchTerm(names: Names, term: QueryTerm): TermMatch {
  const match = term.isHan ? matchHan(names, term.text) : matchWord(names, term.text);
  if (term.parts.length > 1) {
    const asParts = matchParts(names, term.parts);
    merge(match, asParts, 0.9);
    if (match.meant && asParts.own.places.length > 0) delete match.meant;
  }
  const others = synonymsOf(names, term);
  for (const other of others) addPhrase(names, match, other, synonymWeight);
  if (others.length > 0) {
    delete match.meant;
    match.wholes = new Set(others.map(joined));
  }
  return match;
}
