import { createWords, type WordTable } from './createWords';
import { lettersOf } from './letters';
import { toLines } from './lines';
import type { Names, Words } from './names';
import type { NamesFile } from './namesFile';
import { openReadings } from './openReadings';
import { openRecords, type OpenRecords } from './openRecords';
import { openSynonyms } from './openSynonyms';
import type { Posting } from './posting';
import { stemOf } from './splitWords';
import { stretch } from './stretch';

const nowhere: Posting[] = [];

/** Closes a table of words of records, and puts those behind them that only pages have. */
function* closeWords(
  { list, places, postings, numberOf }: WordTable,
  around: OpenRecords['around'],
): Generator<undefined, Words> {
  const own = list.length;
  const stems = new Map<string, number[]>();
  const letters: number[] = [];
  for (let at = 0; at < own; at += 1) {
    const stem = stemOf(list[at]!);
    const alike = stems.get(stem);
    if (alike) alike.push(at);
    else stems.set(stem, [at]);
    letters.push(lettersOf(list[at]!));
    if (at % stretch === 0) yield;
  }
  const pages: Posting[][] = list.map(() => nowhere);
  for (const [word, standing] of around) pages[numberOf(word)] = standing;
  return {
    lines: toLines(list),
    list,
    own,
    places,
    records: postings,
    pages,
    stems,
    letters: Int32Array.from(letters),
  };
}

/**
 * Makes of the files of one or several docs versions what is asked at every key, bit by bit: whoever runs it may let others work
 * whenever it stops.
 * @param files - between equals, what is in an earlier one stands first
 */
export function* opening(files: readonly NamesFile[]): Generator<undefined, Names> {
  const table = createWords();
  const { around, chineseTrails, chinese, ...open } = yield* openRecords(files, table);
  const words = yield* closeWords(table, around);
  yield;
  const read = yield* openReadings(files, { chinese, chineseRecords: open.chineseRecords });
  return {
    ...open,
    words,
    chinese: toLines(chinese),
    chineseText: [...chinese, ...chineseTrails].join('\n'),
    ...read,
    ...openSynonyms(files, open.pages),
  };
}

/**
 * Does all of {@link opening} at once.
 * @param files - as for {@link opening}
 */
export function openNames(files: readonly NamesFile[]): Names {
  const work = opening(files);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
