import fs from 'node:fs';
import path from 'node:path';
import { judged, type JudgedQuery } from './queries';

/**
 * Queries that were written apart from each other, each set by somebody who had seen neither the search nor what the others asked: a
 * developer in a hurry (a), one who comes from other libraries (b), one of three years in a small company (c). Of every kind: names as
 * they are pasted, tasks, complaints, messages, slips, beginnings, words of other libraries, readings.
 *
 * What search weighs was tried on a and b. The sets c were asked once that was done, and nothing is weighed by them: they say how somebody
 * fares who comes tomorrow. Whoever weighs anew has a new set written.
 */
const folder = path.join(__dirname, 'asked');

/** A set of a language. */
export interface AskedSet {
  /** As its file is called: `en-a`. */
  name: string;
  /** Whether nothing was weighed by it. */
  isBlind: boolean;
  queries: JudgedQuery[];
}

/** A line is `kind | product | query | targets`. */
function readSet(name: string): JudgedQuery[] {
  const lang = name.startsWith('zh') ? 'zh' : 'en';
  const lines = fs
    .readFileSync(path.join(folder, `${name}.txt`), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [kind = '', product = '', query = '', targets = ''] = line.split(' | ');
    return judged(lang, kind, product, query, targets.split(' '));
  });
}

/** All of them. */
export const askedSets: readonly AskedSet[] = fs
  .readdirSync(folder)
  .toSorted()
  .map((file) => path.basename(file, '.txt'))
  .map((name) => ({ name, isBlind: name.endsWith('-c'), queries: readSet(name) }));
