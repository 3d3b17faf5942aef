import fs from 'node:fs';

/** What of Playwright's JSON report is read. */
interface Suite {
  suites?: Suite[];
  specs?: { tests: { annotations: { type: string; description?: string }[] }[] }[];
}

/**
 * Adds up the demos that the tests of a run have looked at, as they note them in annotations of the type `demos`.
 * @param report - file that Playwright's JSON reporter has written
 */
export function countDemos(report: string): number {
  const sum = (suites: Suite[] = []): number =>
    suites.reduce((total, suite) => {
      const noted = (suite.specs ?? [])
        .flatMap(({ tests }) => tests)
        .flatMap(({ annotations }) => annotations)
        .filter(({ type }) => type === 'demos')
        .reduce((count, { description }) => count + Number(description), 0);
      return total + noted + sum(suite.suites);
    }, 0);
  return sum((JSON.parse(fs.readFileSync(report, 'utf8')) as Suite).suites);
}
