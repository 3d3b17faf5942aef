import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeFiles } from './writeFiles';

it('writes what differs and takes away what is no more', () => {
  const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'lens-')), 'a');
  expect(writeFiles(folder, { 'one.css': '1', 'two.css': '2' })).toBe(2);
  expect(writeFiles(folder, { 'two.css': '2', 'three.css': '3' })).toBe(1);
  expect(fs.readdirSync(folder).sort()).toEqual(['three.css', 'two.css']);
  fs.rmSync(path.dirname(folder), { recursive: true });
});
