import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isKept, keyOf, readKept, writeKept } from './keptFile';

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

describe('isKept', () => {
  test('knows a file by its key', () => {
    writeKept(file, keyOf('one'), '标签页');
    expect(isKept(file, keyOf('one'))).toBe(true);
    expect(isKept(file, keyOf('two'))).toBe(false);
  });

  test('knows a result that is empty', () => {
    writeKept(file, keyOf('one'), '');
    expect(isKept(file, keyOf('one'))).toBe(true);
  });

  test('takes neither a missing file, nor a folder, nor one that was cut off for kept', () => {
    expect(isKept(path.join(folder, 'missing'), keyOf('one'))).toBe(false);
    expect(isKept(folder, keyOf('one'))).toBe(false);
    writeKept(file, keyOf('one'), 'text');
    fs.truncateSync(file, 63);
    expect(isKept(file, keyOf('one'))).toBe(false);
    fs.truncateSync(file, 0);
    expect(isKept(file, keyOf('one'))).toBe(false);
  });
});

describe('memory to read into', () => {
  const key = keyOf('one');
  const keyLength = 64;

  test.each([
    ['less than', 99],
    ['exactly', 100],
    ['more than', 101],
    ['many times', 1000],
  ])('a file with %s as many bytes as there is room comes back whole', (_what, length) => {
    const content = Buffer.alloc(length - keyLength, '标签');
    writeKept(file, key, content);
    expect(readKept(file, key, Buffer.alloc(100))).toEqual(content);
  });

  test('is used where the file fits', () => {
    const room = Buffer.alloc(100);
    writeKept(file, key, 'text');
    expect(readKept(file, key, room)?.buffer).toBe(room.buffer);
  });

  test('holds of a longer file that was read before nothing that counts', () => {
    const room = Buffer.alloc(200);
    writeKept(file, key, 'a longer text');
    expect(readKept(file, key, room)?.toString()).toBe('a longer text');
    writeKept(file, key, 'text');
    expect(readKept(file, key, room)?.toString()).toBe('text');
    writeKept(file, key, '');
    expect(readKept(file, key, room)?.toString()).toBe('');
  });

  test('makes no file of an earlier one out of one that is empty, cut off, missing or of another key', () => {
    const room = Buffer.alloc(200);
    const again = () => readKept(file, key, room);
    writeKept(file, key, 'text');
    expect(again()).toBeDefined();
    fs.truncateSync(file, 30);
    expect(again()).toBeUndefined();
    fs.truncateSync(file, 0);
    expect(again()).toBeUndefined();
    writeKept(file, keyOf('two'), 'text');
    expect(again()).toBeUndefined();
    fs.rmSync(file);
    expect(again()).toBeUndefined();
  });
});

test('a key tells apart what joins to the same text', () => {
  expect(keyOf('ab', 'c')).not.toBe(keyOf('a', 'bc'));
  expect(keyOf('ab', 'c')).not.toBe(keyOf('abc'));
  expect(keyOf('ab', Buffer.from('c'))).toBe(keyOf('ab', 'c'));
});
