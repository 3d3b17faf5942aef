import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { aheadPages, keepAheadPages } from './aheadPages';

let siteDir: string;
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'ahead-'));
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

const place = () => ({
  siteDir,
  list: path.join(siteDir, 'cache/en.json'),
  folder: path.join(siteDir, 'cache/en'),
});

/** Writes a page's file as it would be that many seconds after the last build. */
function write(source: string, seconds: number): void {
  const file = path.join(siteDir, source);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, 'Text');
  const time = Date.now() / 1000 + seconds;
  fs.utimesSync(file, time, time);
}

it('guesses that a page is as it was if its file has not changed since the last build', () => {
  write('docs/a/index.mdx', -60);
  write('docs/b/index.mdx', 60);
  keepAheadPages(place(), [
    { url: '/a/', source: 'docs/a/index.mdx' },
    { url: '/b/', source: 'docs/b/index.mdx' },
    { url: '/gone/', source: 'docs/gone/index.mdx' },
  ]);
  expect(aheadPages(place())).toEqual([
    { url: '/a/', file: path.join(place().folder, encodeURIComponent('/a/')) },
  ]);
});

it('guesses nothing without a build before', () => {
  expect(aheadPages(place())).toEqual([]);
});
