import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { outputState } from './outputState';
import { putBack, setAside } from './setAside';

let root: string;
let built: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'aside-'));
  built = path.join(root, 'build/zh');
  fs.mkdirSync(built, { recursive: true });
  fs.writeFileSync(path.join(built, 'index.html'), '首页');
});
afterEach(() => fs.rmSync(root, { recursive: true }));

it('outlives a build that removes the folder around it, times and all', () => {
  const before = outputState(built);
  expect(setAside(root, 'zh')).toBe(true);
  fs.rmSync(path.join(root, 'build'), { recursive: true });
  putBack(root, 'zh');
  expect(outputState(built)).toBe(before);
});

it('gives way to what has been built meanwhile', () => {
  setAside(root, 'zh');
  fs.mkdirSync(built);
  fs.writeFileSync(path.join(built, 'index.html'), '新首页');
  putBack(root, 'zh');
  expect(fs.readFileSync(path.join(built, 'index.html'), 'utf8')).toBe('新首页');
  fs.rmSync(built, { recursive: true });
  putBack(root, 'zh');
  expect(fs.existsSync(built)).toBe(false);
});

it('does nothing where nothing is aside', () => {
  putBack(root, 'zh');
  expect(fs.readdirSync(built)).toEqual(['index.html']);
});

it('says when a folder cannot be moved, and leaves it', () => {
  // Stands for another disk.
  fs.mkdirSync(path.join(root, 'node_modules/.cache/languages'), { recursive: true });
  fs.writeFileSync(path.join(root, 'node_modules/.cache/languages/aside'), '');
  expect(setAside(root, 'zh')).toBe(false);
  expect(fs.readdirSync(built)).toEqual(['index.html']);
  expect(setAside(root, 'fr')).toBe(false);
});
