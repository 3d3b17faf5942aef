import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readPage } from './readPage';

let folder: string;
let file: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'read-page-'));
  file = path.join(folder, 'button.json');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** Writes the data of a page, as the bundler finds them. */
function write(page: object): string {
  const text = JSON.stringify(page);
  fs.writeFileSync(file, text);
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

it('gives the renderer the data that were bundled', () => {
  const page = { name: 'Button', description: 'Größe – 按钮' };
  expect(readPage(file, write(page))).toEqual(page);
});

it('refuses those of another build, and says what to do', () => {
  const digest = write({ name: 'Button' });
  write({ name: 'Fab' });
  expect(() => readPage(file, digest)).toThrow(/button\.json has changed .* build again/);
});
