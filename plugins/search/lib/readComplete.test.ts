import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readComplete } from './readComplete';

let file: string;
beforeEach(() => {
  file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'search-')), 'index.html');
});
afterEach(() => fs.rmSync(path.dirname(file), { recursive: true }));

it.each(['<html><body>a</body></html>\n', '<html><body>a</body>'])('reads %j', async (html) => {
  fs.writeFileSync(file, html);
  expect(await readComplete(file)).toBe(html);
});

it('waits until a page that is being written is complete', async () => {
  fs.writeFileSync(file, '<html><body>a');
  const reading = readComplete(file);
  setTimeout(() => fs.writeFileSync(file, '<html><body>all</body>'), 80);
  expect(await reading).toBe('<html><body>all</body>');
});

it('names a page that stays incomplete', async () => {
  fs.writeFileSync(file, '<html><body>a');
  await expect(readComplete(file, 60)).rejects.toThrow(`${file} is no complete page`);
});
