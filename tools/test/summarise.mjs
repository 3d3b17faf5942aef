import fs from 'node:fs';

/**
 * Counts what a step of the tests did.
 * @param {number} code exit code of the step
 * @param {string | undefined} report JSON report of Jest or Playwright; a step without one counts as one
 * @returns {{ passed: number, failed: number }} never without a failure when the step failed, and never
 * all well when it looked at nothing
 */
export function summarise(code, report) {
  if (!report) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  let passed = 0;
  let failed = 0;
  try {
    const data = JSON.parse(fs.readFileSync(report, 'utf8'));
    if ('numPassedTests' in data) {
      passed = data.numPassedTests;
      failed = data.numFailedTests + data.numRuntimeErrorTestSuites;
    } else {
      // What passed the second time is told by the reporter as flaky, and is no reason to distrust the rest.
      passed = data.stats.expected + data.stats.flaky;
      failed = data.stats.unexpected + data.errors.length;
    }
  } catch {
    // No readable report: the step ended before it wrote one.
    failed = 1;
  }
  if (failed === 0 && (code !== 0 || passed === 0)) failed = 1;
  return { passed, failed };
}
