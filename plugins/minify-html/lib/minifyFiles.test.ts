import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { minifyFiles } from './minifyFiles';
import { minifyPage } from './minifyPage';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'minify-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const page = (text: string) =>
  `<!doctype html><html lang="en"><head><title>a</title></head><body>\n<p class="a  b">${text}</p></body></html>`;

it('minifies each page once, and takes it from memory the next time', async () => {
  const files = ['a.html', 'b.html'].map((name) => path.join(folder, name));
  const memory = path.join(folder, 'memory');
  const minify = jest.fn((html: string) => minifyPage(html));
  const build = () => files.forEach((file, index) => fs.writeFileSync(file, page(`${index}`)));
  build();
  await minifyFiles({ files, memory, minify });
  const first = files.map((file) => fs.readFileSync(file, 'utf8'));
  expect(first[0]).toMatch(/^<!doctype html>.*<p class="a {2}b">0/);
  expect(first[0]!.length).toBeLessThan(page('0').length);
  build();
  await minifyFiles({ files, memory, minify });
  expect(files.map((file) => fs.readFileSync(file, 'utf8'))).toEqual(first);
  expect(minify).toHaveBeenCalledTimes(2);
});

it('knows a page again when only the release of its files has changed', async () => {
  const file = path.join(folder, 'a.html');
  const minify = jest.fn((html: string) => minifyPage(html));
  for (const release of ['1a2b', '3c4d']) {
    fs.writeFileSync(
      file,
      page(`<script src="/zh/assets/js/main.js?v=${release}" defer></script><a href="/b/">b</a>`),
    );
    await minifyFiles({ files: [file], memory: path.join(folder, 'memory'), minify });
    expect(fs.readFileSync(file, 'utf8')).toMatch(
      new RegExp(`src="?/zh/assets/js/main\\.js\\?v=${release}"? defer`),
    );
  }
  expect(minify).toHaveBeenCalledTimes(1);
});

it('keeps comments that React reads while hydrating', async () => {
  expect(await minifyPage(page('a<!-- -->b'))).toContain('a<!-- -->b');
});

it('names the file that cannot be minified', async () => {
  const file = path.join(folder, 'a.html');
  fs.writeFileSync(file, page('a'));
  await expect(
    minifyFiles({
      files: [file],
      memory: path.join(folder, 'memory'),
      minify: () => Promise.reject(new Error('Unexpected token')),
    }),
  ).rejects.toThrow(/a\.html cannot be minified: Unexpected token/);
});
