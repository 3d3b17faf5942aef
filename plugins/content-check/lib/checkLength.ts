import type { LocalFault } from './types';

/** How many lines a demo has at most: what a reader takes in, and copies, in one look. */
export const mostLines = 60;

/**
 * Checks that a demo is short.
 * @param source - of the file that a page shows; files beside it may be longer
 */
export function checkLength(source: string): LocalFault[] {
  const count = source.trimEnd().split('\n').length;
  return count <= mostLines
    ? []
    : [
        {
          line: mostLines + 1,
          what: `has ${count} lines`,
          why: `A demo shows one idea, in ${mostLines} lines at most.`,
          mend: 'Cut what the idea does not need, or move data and parts into files beside it.',
        },
      ];
}
