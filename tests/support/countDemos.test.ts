import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { countDemos } from './countDemos';

const report = path.join(os.tmpdir(), `count-demos-${process.pid}.json`);
afterAll(() => fs.rmSync(report, { force: true }));

const spec = (...annotations: { type: string; description?: string }[]) => ({
  tests: [{ annotations }],
});

it('adds up what tests of all depths have noted, and nothing else', () => {
  fs.writeFileSync(
    report,
    JSON.stringify({
      suites: [
        { specs: [spec({ type: 'demos', description: '12' }), spec()] },
        {
          suites: [
            {
              specs: [
                spec({ type: 'issue', description: '7' }, { type: 'demos', description: '3' }),
              ],
            },
          ],
        },
      ],
    }),
  );
  expect(countDemos(report)).toBe(15);
});

it('is 0 where nothing was noted', () => {
  fs.writeFileSync(report, JSON.stringify({ suites: [] }));
  expect(countDemos(report)).toBe(0);
});
