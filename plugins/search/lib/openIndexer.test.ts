import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keyOf, writeKept } from '../../support/keptFile';
import { openIndexer } from './openIndexer';

const page = (title: string) =>
  `<html lang="en"><head></head><body><main data-pagefind-body><h1>${title}</h1><p>Text</p></main></body></html>`;

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'indexer-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

it('writes an index of what it was fed and of what came later', async () => {
  const file = path.join(folder, 'kept');
  writeKept(file, keyOf('a'), page('Fed'));
  const indexer = openIndexer();
  try {
    expect(await indexer.feed([{ url: '/a/', file }])).toEqual({ '/a/': keyOf(page('Fed')) });
    expect(await indexer.addHTMLFile({ url: '/b/', content: page('Later') })).toEqual({
      errors: [],
    });
    const outputPath = path.join(folder, 'pagefind');
    expect(await indexer.writeFiles({ outputPath })).toEqual({ errors: [] });
    const entry = JSON.parse(
      fs.readFileSync(path.join(outputPath, 'pagefind-entry.json'), 'utf8'),
    ) as { languages: { en: { page_count: number } } };
    expect(entry.languages.en.page_count).toBe(2);
  } finally {
    indexer.close();
  }
}, 30_000);

it('answers nothing once it is closed, and leaves nobody waiting', async () => {
  const indexer = openIndexer();
  const asked = indexer.addHTMLFile({ url: '/a/', content: page('A') });
  indexer.close();
  await expect(asked).rejects.toThrow();
  await expect(indexer.addHTMLFile({ url: '/b/', content: page('B') })).rejects.toThrow();
}, 30_000);
