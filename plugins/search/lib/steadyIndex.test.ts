import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { filesBelow } from '../../support/filesBelow';
import { decodeCbor } from './cbor';
import { openIndexer } from './openIndexer';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'steady-index-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const page = (name: string, text: string) => ({
  url: `/${name}/`,
  content: `<html lang="en"><head><title>${name}</title></head><body><p data-pagefind-filter="product:${name.slice(0, 1)}">${text}</p></body></html>`,
});
const pages = [
  page('apple', 'Café with apples and shared words'),
  page('banana', 'Bananas with cafe and shared words, words'),
  page('cherry', 'Cherries and words'),
  page('date', 'Dates, shared'),
];

/** Indexes pages in an order, and makes it steady. @returns texts by name */
async function made(name: string, order: typeof pages): Promise<Map<string, string>> {
  const indexer = openIndexer();
  const outputPath = path.join(folder, name);
  for (const each of order) await indexer.addHTMLFile(each);
  expect(await indexer.writeFiles({ outputPath })).toEqual({ errors: [] });
  indexer.close();
  return new Map(
    filesBelow(outputPath).map((file) => [
      path.relative(outputPath, file),
      fs.readFileSync(file, 'latin1'),
    ]),
  );
}

it('is the same whatever the order in which pages came', async () => {
  const first = await made('first', pages);
  const second = await made('second', pages.toReversed());
  expect(
    [...first.keys()].filter((name) => /pf_(index|filter|meta|fragment)$/.test(name)),
  ).toHaveLength(7);
  expect(second).toEqual(first);
});

it('has every page under the words that it has', async () => {
  const files = await made('found', pages.toReversed());
  const read = (ending: string) =>
    [...files]
      .filter(([name]) => name.endsWith(ending))
      .map(([, text]) =>
        decodeCbor(zlib.gunzipSync(Buffer.from(text, 'latin1')).subarray('pagefind_dcd'.length)),
      );
  const [meta] = read('.pf_meta') as unknown as [[string, [hash: string, words: number][]]];
  const words = (read('.pf_index') as unknown as [[string, [step: number][]][]][]).flatMap(
    ([chunk]) => chunk,
  );
  const pagesOf = (word: string) => {
    let at = 0;
    return words
      .find(([each]) => each === word)![1]
      .map(([step]) => (at += step))
      .map((number) => {
        const fragment = files.get(`fragment/${meta[1][number]![0]}.pf_fragment`)!;
        const text = zlib.gunzipSync(Buffer.from(fragment, 'latin1')).toString();
        return (JSON.parse(text.slice(text.indexOf('{'))) as { url: string }).url;
      })
      .toSorted();
  };
  expect(pagesOf('share')).toEqual(['/apple/', '/banana/', '/date/']);
  expect(pagesOf('cherri')).toEqual(['/cherry/']);
});
