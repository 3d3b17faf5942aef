import { keyOf } from '../../support/keptFile';
import { aheadIndex, isFedWrongly } from './aheadIndex';

function fakeIndex() {
  const added: string[] = [];
  let written = 0;
  return {
    added,
    written: () => written,
    index: {
      addHTMLFile: async ({ url }: { url: string }) => {
        added.push(url);
        return { errors: [] };
      },
      writeFiles: async () => {
        written += 1;
        return { errors: [] };
      },
    },
  };
}

const page = (url: string, content = `<p>${url}</p>`) => ({ url, content });
const fed = (...urls: string[]) =>
  Object.fromEntries(urls.map((url) => [url, keyOf(page(url).content)]));

it('adds only what was not fed', async () => {
  const { index, added, written } = fakeIndex();
  const ahead = aheadIndex(index, fed('/a/', '/ü/'));
  for (const url of ['/a/', '/b/', '/ü/']) await ahead.addHTMLFile(page(url));
  await ahead.writeFiles({ outputPath: '/out' });
  expect(added).toEqual(['/b/']);
  expect(written()).toBe(1);
});

it('says so when a page was fed that is another one by now', async () => {
  const ahead = aheadIndex(fakeIndex().index, fed('/a/'));
  const failure = await ahead.addHTMLFile(page('/a/', 'new')).catch((error: unknown) => error);
  expect(isFedWrongly(failure)).toBe(true);
  expect(isFedWrongly(new Error('around it', { cause: failure }))).toBe(true);
});

it('writes no index with a page that is none any more', async () => {
  const { index, written } = fakeIndex();
  const ahead = aheadIndex(index, fed('/a/', '/gone/'));
  await ahead.addHTMLFile(page('/a/'));
  const failure = await ahead.writeFiles({ outputPath: '/out' }).catch((error: unknown) => error);
  expect(isFedWrongly(failure)).toBe(true);
  expect(written()).toBe(0);
});

it('takes no other failure for that', () => {
  expect(isFedWrongly(new Error('disk full'))).toBe(false);
  expect(isFedWrongly('disk full')).toBe(false);
});
