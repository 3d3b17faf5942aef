import fs from 'node:fs';

/** What of Playwright's JSON report is read. */
interface Suite {
  file?: string;
  suites?: Suite[];
  specs?: { tests: { results: { duration: number }[] }[] }[];
}

/**
 * How long the tests of each file took, all tries together.
 * @param report - file that Playwright's JSON reporter has written
 * @returns seconds by file, the longest first
 */
export function timesByFile(report: string): [file: string, seconds: number][] {
  const times = new Map<string, number>();
  const add = ({ suites = [], specs = [], file: own }: Suite, around = ''): void => {
    const file = own ?? around;
    for (const { duration } of specs.flatMap(({ tests }) => tests.flatMap((test) => test.results)))
      times.set(file, (times.get(file) ?? 0) + duration / 1000);
    for (const suite of suites) add(suite, file);
  };
  add(JSON.parse(fs.readFileSync(report, 'utf8')) as Suite);
  return [...times].toSorted(([, a], [, b]) => b - a);
}
