import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { indexPages, searchedHtml, type SearchIndex } from './indexPages';

const read = async (_url: string, file: string) => searchedHtml(fs.readFileSync(file, 'utf8'));

let outDir: string;
beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'search-'));
});
afterEach(() => fs.rmSync(outDir, { recursive: true }));

function write(route: string, tag = 'docs-x-current'): void {
  const folder = path.join(outDir, route);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(
    path.join(folder, 'index.html'),
    `<html lang="en"><head><meta name="docusaurus_tag" content="${tag}"></head><body><main><article><header><h1>${route}</h1></header><div class="prose"></div></article></main></body></html>`,
  );
}

function fakeIndex(errors: string[] = []) {
  const urls: string[] = [];
  const index: SearchIndex = {
    addHTMLFile: ({ url }) => {
      urls.push(url);
      return Promise.resolve({ errors });
    },
    writeFiles: ({ outputPath }) => {
      fs.mkdirSync(outputPath);
      for (const name of ['pagefind.js', 'pagefind-ui.js', 'pagefind-entry.json'])
        fs.writeFileSync(path.join(outputPath, name), '');
      return Promise.resolve({ errors: [] });
    },
  };
  return { index, urls };
}

it('indexes the documentation under its address, and nothing else', async () => {
  write('a');
  write('b/c');
  write('versions');
  write('a/components-api');
  write('playground', 'default');
  write('', 'default');
  const { index, urls } = fakeIndex();
  const routes = [
    '/zh/',
    '/zh/a/',
    '/zh/b/c/',
    '/zh/versions/',
    '/zh/a/components-api/',
    '/zh/playground/',
    '/zh/404.html',
    '*',
  ];
  const count = await indexPages({
    index,
    routes,
    baseUrl: '/zh/',
    outDir,
    exclude: ['/versions/'],
    read,
  });
  expect(count).toBe(2);
  expect(urls.toSorted()).toEqual(['/zh/a/', '/zh/b/c/']);
  expect(fs.readdirSync(path.join(outDir, 'pagefind')).toSorted()).toEqual([
    'pagefind-entry.json',
    'pagefind.js',
  ]);
});

it('is not held up by a page that takes long to read', async () => {
  const names = ['slow', 'b', 'c', 'd', 'e', 'f'];
  names.forEach((name) => write(name));
  const { index, urls } = fakeIndex();
  const late = async (url: string, file: string) => {
    if (url === '/slow/') await new Promise((resolve) => setTimeout(resolve, 20));
    return read(url, file);
  };
  const routes = names.map((name) => `/${name}/`);
  await indexPages({ index, routes, baseUrl: '/', outDir, exclude: [], read: late });
  expect(urls).toEqual([...routes.slice(1), '/slow/']);
});

it('gives the index no more pages once it has refused one', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  names.forEach((name) => write(name));
  const { index, urls } = fakeIndex(['bad HTML']);
  const routes = names.map((name) => `/${name}/`);
  const work = { routes, baseUrl: '/', outDir, exclude: [], read };
  await expect(indexPages({ ...work, index })).rejects.toThrow('bad HTML');
  const before = urls.length;
  expect(before).toBeLessThan(names.length);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(urls).toHaveLength(before);
});

it('refuses an empty index', async () => {
  write('a', 'default');
  await expect(
    indexPages({
      index: fakeIndex().index,
      routes: ['/a/'],
      baseUrl: '/',
      outDir,
      exclude: [],
      read,
    }),
  ).rejects.toThrow(/would be empty: none of 1 routes/);
});

it('names the page that the indexer refuses, and the one that is missing', async () => {
  write('a');
  const work = { routes: ['/a/'], baseUrl: '/', outDir, exclude: [], read };
  await expect(indexPages({ ...work, index: fakeIndex(['bad HTML']).index })).rejects.toThrow(
    /a\/index\.html: \/a\/: bad HTML/,
  );
  await expect(indexPages({ ...work, index: fakeIndex().index, routes: ['/b/'] })).rejects.toThrow(
    /b\/index\.html/,
  );
});
