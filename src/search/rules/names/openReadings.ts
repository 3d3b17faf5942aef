import { toLines } from './lines';
import type { Names } from './names';
import type { NamesFile } from './namesFile';
import type { OpenRecords } from './openRecords';
import { hanOf } from './splitWords';
import { stretch } from './stretch';

/** Reads pairs of a syllable and its characters: `fen分纷ye页`. */
function readPinyin(pinyin: string, into: Map<string, string>): void {
  for (const [, reading = '', chars = ''] of pinyin.matchAll(/([a-zü]+)(\p{Script=Han}+)/gu))
    for (const char of chars) into.set(char, reading);
}

/**
 * Makes readings of Chinese titles, and what tells traditional characters.
 * @param files - as for `opening`
 */
export function* openReadings(
  files: readonly NamesFile[],
  { chinese, chineseRecords }: Pick<OpenRecords, 'chinese' | 'chineseRecords'>,
): Generator<undefined, Pick<Names, 'readings' | 'simplified'>> {
  const usual = new Map<string, string>();
  const alone = new Map<string, string>();
  const simplified = new Map<string, string>();
  for (const file of files) {
    const { simplified: pairs } = file;
    for (let at = 0; at + 1 < pairs.length; at += 2) simplified.set(pairs[at]!, pairs[at + 1]!);
    readPinyin(file.pinyin, usual);
    readPinyin(file.alone ?? '', alone);
    yield;
  }
  const full: string[] = [];
  const initials: string[] = [];
  const starts: Set<number>[] = [];
  const records = [...chineseRecords];
  const add = (syllables: readonly string[]) => {
    const begun = new Set<number>();
    let reading = '';
    for (const syllable of syllables) {
      begun.add(reading.length);
      reading += syllable;
    }
    full.push(reading);
    starts.push(begun);
    initials.push(syllables.map((one) => one.charAt(0)).join(''));
  };
  /** Of titles that may be read otherwise: their places, and how. */
  const others: [title: number, syllables: string[]][] = [];
  for (const [at, title] of chinese.entries()) {
    const chars = hanOf(title).split('');
    const said = files.find(({ readings }) => Object.hasOwn(readings, title))?.readings[title];
    const syllables = said?.split(' ') ?? chars.map((char) => usual.get(char) ?? '');
    add(syllables);
    const other = chars.map((char, place) => alone.get(char) ?? syllables[place] ?? '');
    if (other.some((syllable, place) => syllable !== syllables[place])) others.push([at, other]);
    if (at % stretch === 0) yield;
  }
  for (const [at, syllables] of others) {
    records.push(chineseRecords[at]!);
    add(syllables);
  }
  const readings = { records, full: toLines(full), starts, initials: toLines(initials) };
  return { readings, simplified };
}
