import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeBelow } from './writeBelow';

it('writes a file with the folders in between, and over one that is there', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'write-below-'));
  try {
    writeBelow(folder, 'a/b/c.txt', 'one');
    writeBelow(folder, 'a/b/c.txt', 'two');
    expect(fs.readFileSync(path.join(folder, 'a/b/c.txt'), 'utf8')).toBe('two');
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
