import type { Fault } from '../../content-check/lib/types';
import { recordFileOf } from './recordFile';

/**
 * Puts what the two checks have found together. What is wrong by itself is told once: in a line, and of a page with other blocks than
 * its source, not of its side file as well.
 * @param compared - of `plugins/content-check`
 * @param own - of `checkTranslations`
 * @returns in the order of files and lines
 */
export function joinFaults(compared: readonly Fault[], own: readonly Fault[]): Fault[] {
  const places = new Set(compared.map(({ file, line }) => `${file}:${line}`));
  const wrong = new Set(compared.flatMap(({ file }) => [file, recordFileOf(file)]));
  const rest = own.filter(
    ({ file, line, what }) =>
      !places.has(`${file}:${line}`) &&
      !(wrong.has(file) && /^(?:tells of|has) a block/.test(what)),
  );
  return [...compared, ...rest].toSorted((a, b) =>
    a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1,
  );
}
