import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { leftOutFile, readLeftOut } from './leftOutList';

let siteDir: string;
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'left-out-'));
  fs.mkdirSync(path.join(siteDir, 'config'));
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));
const write = (text: string) => fs.writeFileSync(path.join(siteDir, leftOutFile), text);

it('reads the list', () => {
  const list = [{ page: 'docs/a/index.mdx', demo: 'One', since: '9.14.0', faults: [] }];
  write(JSON.stringify(list));
  expect(readLeftOut(siteDir)).toEqual(list);
});

it.each([
  ['is missing', undefined, /leftOutDemos\.json cannot be read: ENOENT[\s\S]*write \[\]/],
  ['is cut off', '[{"page":', /leftOutDemos\.json:1:10: no valid JSON: .* Restore it from git/],
  ['has another shape', '{"demos": []}', /is not as it should be: .*must be an array/],
  ['has an entry without a page', '[{"demo": "One"}]', /"\[0\]\.page" is required/],
])('says what to do when the file %s', (_what, text, expected) => {
  if (text !== undefined) write(text);
  expect(() => readLeftOut(siteDir)).toThrow(expected);
});
