import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { timesByFile } from './timesByFile';

it('adds up all tries of a file, in groups too', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'times-'));
  const report = path.join(folder, 'e2e.json');
  const spec = (...durations: number[]) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  fs.writeFileSync(
    report,
    JSON.stringify({
      suites: [
        { file: 'a.spec.ts', specs: [spec(1000)] },
        { file: 'b.spec.ts', specs: [spec(500, 1500)], suites: [{ specs: [spec(2000)] }] },
      ],
    }),
  );
  expect(timesByFile(report)).toEqual([
    ['b.spec.ts', 4],
    ['a.spec.ts', 1],
  ]);
  fs.rmSync(folder, { recursive: true });
});
