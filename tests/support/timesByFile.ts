import { reportedTests } from './reportedTests';

/**
 * How long the tests of each file took, all tries together.
 * @param report - file that Playwright's JSON reporter has written
 * @returns seconds by file, the longest first
 */
export function timesByFile(report: string): [file: string, seconds: number][] {
  const times = new Map<string, number>();
  for (const { file, results } of reportedTests(report))
    for (const { duration } of results) times.set(file, (times.get(file) ?? 0) + duration / 1000);
  return [...times].toSorted(([, a], [, b]) => b - a);
}
