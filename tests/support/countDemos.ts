import { reportedTests } from './reportedTests';

/**
 * Adds up the demos that the tests of a run have looked at, as they note them in annotations of the type `demos`.
 * @param report - file that Playwright's JSON reporter has written
 */
export function countDemos(report: string): number {
  return reportedTests(report)
    .flatMap(({ annotations }) => annotations)
    .filter(({ type }) => type === 'demos')
    .reduce((sum, { description }) => sum + Number(description), 0);
}
