import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keyOf, writeKept } from '../../support/keptFile';
import { serveIndex } from './serveIndex';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'index-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

function fakePagefind() {
  const indexes: string[][] = [];
  const load = async () => ({
    createIndex: async () => {
      const urls: string[] = [];
      indexes.push(urls);
      return {
        errors: [],
        index: {
          addHTMLFile: async ({ url }: { url: string }) => {
            urls.push(url);
            return { errors: url === '/refused/' ? ['no'] : [], file: {} };
          },
          writeFiles: async () => ({ errors: [], outputPath: '' }),
          deleteIndex: async () => null,
        },
      };
    },
  });
  return { indexes, load: load as never };
}

const kept = (url: string, content: string) => {
  const file = path.join(folder, encodeURIComponent(url));
  writeKept(file, keyOf(url), content);
  return { url, file };
};

it('feeds what was kept, and tells what each page held', async () => {
  const { indexes, load } = fakePagefind();
  const fed = await serveIndex(load).feed([
    kept('/a/', '<p>ü</p>'),
    kept('/not-searched/', ''),
    kept('/refused/', '<p>b</p>'),
    { url: '/missing/', file: path.join(folder, 'missing') },
  ]);
  expect(fed).toEqual({ '/a/': keyOf('<p>ü</p>') });
  expect(indexes).toEqual([['/a/', '/refused/']]);
});

it('begins again with an empty index', async () => {
  const { indexes, load } = fakePagefind();
  const server = serveIndex(load);
  await server.addHTMLFile({ url: '/a/', content: 'a' });
  await server.empty();
  expect(await server.addHTMLFile({ url: '/b/', content: 'b' })).toEqual({ errors: [] });
  expect(indexes).toEqual([['/a/'], ['/b/']]);
});

it('reads what is searched of a built page', async () => {
  const file = path.join(folder, 'index.html');
  fs.writeFileSync(
    file,
    '<!doctype html><html lang="en"><head><meta name="docusaurus_tag" content="docs-x-current"></head><body><main><article><header><h1>Sorting</h1></header><div class="prose"><p>By several columns</p></div></article></main></body></html>',
  );
  const { read } = serveIndex(fakePagefind().load);
  const contents = folder;
  expect(await read({ file, contents })).toContain('<p>By several columns</p>');
  fs.writeFileSync(file, '<html lang="en"><head></head><body><main>Home</main></body></html>');
  expect(await read({ file, contents })).toBe('');
  await expect(read({ file: path.join(folder, 'missing'), contents })).rejects.toThrow('missing');
});

it('says why pagefind does not start', async () => {
  const load = async () => ({ createIndex: async () => ({ errors: ['no binary'] }) });
  await expect(serveIndex(load as never).addHTMLFile({ url: '/a/', content: 'a' })).rejects.toThrow(
    'pagefind does not start: no binary',
  );
});
