import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keyOf, readKept, writeKept } from './keptFile';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const file = path.join(folder, 'deep/page');

test('what was kept is given back for the same key only', () => {
  writeKept(file, keyOf('one'), '标签页');
  expect(readKept(file, keyOf('one'))?.toString()).toBe('标签页');
  expect(readKept(file, keyOf('two'))).toBeUndefined();
  expect(readKept(path.join(folder, 'missing'), keyOf('one'))).toBeUndefined();
});

test('bytes come back as they were', () => {
  const bytes = Buffer.from([0, 255, 128, 10]);
  writeKept(file, keyOf('bytes'), bytes);
  expect(readKept(file, keyOf('bytes'))).toEqual(bytes);
});

test('a file that was cut off is no answer', () => {
  writeKept(file, keyOf('one'), 'text');
  fs.truncateSync(file, 30);
  expect(readKept(file, keyOf('one'))).toBeUndefined();
});

test('a key tells apart what joins to the same text', () => {
  expect(keyOf('ab', 'c')).not.toBe(keyOf('a', 'bc'));
  expect(keyOf('ab', 'c')).not.toBe(keyOf('abc'));
  expect(keyOf('ab', Buffer.from('c'))).toBe(keyOf('ab', 'c'));
});
