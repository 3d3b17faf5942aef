import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sweepAway } from './sweepAway';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'sweep-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

const cache = () => path.join(root, 'node_modules/.cache/languages');

it('takes the folder away at once and leaves nothing of it', async () => {
  const folder = path.join(root, 'build');
  fs.mkdirSync(path.join(folder, 'a'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'a/index.html'), 'old');
  const gone = sweepAway(root, folder);
  expect(fs.existsSync(folder)).toBe(false);
  // What the build makes meanwhile stays.
  fs.mkdirSync(folder);
  await gone;
  expect(fs.existsSync(folder)).toBe(true);
  expect(fs.readdirSync(cache())).toEqual([]);
});

it('removes what a run has left that was broken off, also where there is nothing to sweep', async () => {
  const left = path.join(cache(), 'swept/left');
  fs.mkdirSync(left, { recursive: true });
  await sweepAway(root, path.join(root, 'build'));
  expect(fs.existsSync(left)).toBe(false);
});
