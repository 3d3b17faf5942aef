import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { remember } from './remember';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'remember-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

it('makes a thing once a key', () => {
  const make = jest.fn(() => ({ html: '<p>' }));
  expect(remember(folder, 'a', make)).toEqual({ html: '<p>' });
  expect(remember(folder, 'a', make)).toEqual({ html: '<p>' });
  expect(make).toHaveBeenCalledTimes(1);
  remember(folder, 'b', make);
  expect(make).toHaveBeenCalledTimes(2);
  expect(fs.readdirSync(folder).toSorted()).toEqual(['a.json', 'b.json']);
});

it('makes it again when the file is damaged', () => {
  remember(folder, 'a', () => 1);
  fs.writeFileSync(path.join(folder, 'a.json'), '{"cut');
  expect(remember(folder, 'a', () => 2)).toBe(2);
  expect(remember(folder, 'a', () => 3)).toBe(2);
});

it('keeps nothing of what throws', () => {
  expect(() =>
    remember(folder, 'a', () => {
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(remember(folder, 'a', () => 1)).toBe(1);
});
