import fs from 'node:fs';

/** A test of a run, with what it noted and each of its tries. */
export interface ReportedTest {
  file: string;
  annotations: readonly { type: string; description?: string }[];
  results: readonly { duration: number }[];
}

/** What of Playwright's JSON report is read. */
interface Suite {
  file?: string;
  suites?: Suite[];
  specs?: { tests: Omit<ReportedTest, 'file'>[] }[];
}

const testsOf = ({ suites = [], specs = [], file: own }: Suite, around = ''): ReportedTest[] => {
  const file = own ?? around;
  return [
    ...specs.flatMap(({ tests }) => tests).map((test) => ({ ...test, file })),
    ...suites.flatMap((suite) => testsOf(suite, file)),
  ];
};

/**
 * The tests of a run.
 * @param report - file that Playwright's JSON reporter has written
 */
export function reportedTests(report: string): ReportedTest[] {
  return testsOf(JSON.parse(fs.readFileSync(report, 'utf8')) as Suite);
}
