import type { DemoProblem } from './demoProblem';

/** A picture stands in the page's HTML, wherever the demo shows it. */
const mostCharacters = 20_000;

/** Finds what keeps a picture from being part of a demo. */
export function pictureProblems(source: string): DemoProblem[] {
  const start = { line: 1, column: 1 };
  if (!/<svg[\s/>]/.test(source)) return [{ ...start, reason: 'holds no <svg> element' }];
  if (source.length > mostCharacters) {
    return [
      {
        ...start,
        reason: `has ${source.length} characters, and stands in the HTML of the page; make it smaller than ${mostCharacters}`,
      },
    ];
  }
  return [];
}
