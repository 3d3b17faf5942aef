import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeAtomically } from './writeAtomically';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'write-atomically-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

it('replaces a file and leaves nothing beside it', () => {
  const file = path.join(folder, 'a.json');
  writeAtomically(file, '1');
  writeAtomically(file, '2');
  expect(fs.readFileSync(file, 'utf8')).toBe('2');
  expect(fs.readdirSync(folder)).toEqual(['a.json']);
});

it('leaves everything as it was where it cannot write', () => {
  fs.mkdirSync(path.join(folder, 'taken/x'), { recursive: true });
  expect(() => writeAtomically(path.join(folder, 'taken'), '1')).toThrow();
  expect(fs.readdirSync(folder).sort()).toEqual(['a.json', 'taken']);
});
