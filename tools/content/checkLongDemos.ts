import { checkLength, mostLines } from '../../plugins/content-check/lib/checkLength';
import { longDemosFile } from '../version/demos/longDemos';
import type { Fault } from './types';

/**
 * Holds a cut open until every demo that its codemods made too long is short again.
 * @param list - files, relative to the site
 * @param textAt - of a file; undefined where there is none
 */
export function checkLongDemos(
  list: readonly string[],
  textAt: (file: string) => string | undefined,
): Fault[] {
  const done = `Take its entry out of ${longDemosFile}.`;
  return list.flatMap((file): Fault[] => {
    const text = textAt(file);
    if (text === undefined) {
      const what = `is not there, and ${longDemosFile} names it`;
      return [{ file, line: 1, column: 1, what, why: 'The list would hold nothing.', mend: done }];
    }
    const [fault] = checkLength(text);
    if (!fault) {
      const why = `It has ${mostLines} lines at most, as a demo should.`;
      const what = `is listed in ${longDemosFile} without need`;
      return [{ file, line: 1, column: 1, what, why, mend: done }];
    }
    return [{ file, column: 1, ...fault, mend: `${fault.mend} Then: ${done}` } as Fault];
  });
}
