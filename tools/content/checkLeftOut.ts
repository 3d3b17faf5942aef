import { leftOutFile, type LeftOutDemo } from '../version/demos/leftOutList';
import { leftOutMark } from '../version/demos/markLeftOut';
import type { Fault } from './types';

/** The line on which a comment for a demo begins; 1 where there is none any more. */
function lineOf(page: string | undefined, demo: string): number {
  for (
    let at = page?.indexOf(leftOutMark) ?? -1;
    at >= 0;
    at = page!.indexOf(leftOutMark, at + 1)
  ) {
    const comment = page!.slice(at, page!.indexOf('*/}', at));
    if (comment.includes(`"${demo}"`) || comment.includes(`'${demo}'`)) {
      return page!.slice(0, at).split('\n').length;
    }
  }
  return 1;
}

/**
 * Holds a cut open until every demo that it left out is back, or given up.
 * @param pageAt - text of a page, by its file
 */
export function checkLeftOut(
  list: readonly LeftOutDemo[],
  pageAt: (file: string) => string | undefined,
): Fault[] {
  return list.map(({ page, demo, since, faults }) => ({
    file: page,
    line: lineOf(pageAt(page), demo),
    column: 1,
    what: `The demo ${demo} is left out since ${since}`,
    why: faults[0] ?? 'It did not compile.',
    mend: `Mend its files, which are in the commit before the cut, and take the comment around its <Demo> away in every language; or take both out with the text that speaks of it. Then take its entry out of ${leftOutFile}.`,
  }));
}
