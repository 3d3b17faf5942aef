import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isRemembered, rememberSearched } from './rememberSearched';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'searched-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Reads addresses in a build in which pages have these keys. @returns what came, and which pages were read for it */
async function build(pageKeys: Record<string, string>, urls: string[], salt = 'rules') {
  const opened: string[] = [];
  const read = rememberSearched(
    async (url) => {
      opened.push(url);
      // A page that is not searched gives nothing.
      return url === '/search/' ? '' : `<p>${url} ${pageKeys[url]}`;
    },
    { pageKeys, folder, salt },
  );
  const texts = [];
  for (const url of urls) texts.push(await read(url, ''));
  return { texts, opened };
}

test('a page is read when its key is new, and else remembered, searched or not', async () => {
  const urls = ['/tabs/', '/lists/', '/search/'];
  await build({ '/tabs/': '1', '/lists/': '1', '/search/': '1' }, urls);
  const { texts, opened } = await build({ '/tabs/': '1', '/lists/': '2', '/search/': '1' }, urls);
  expect(texts).toEqual(['<p>/tabs/ 1', '<p>/lists/ 2', '']);
  expect(opened).toEqual(['/lists/']);
});

test('other rules read all pages again', async () => {
  await build({ '/tabs/': '1' }, ['/tabs/']);
  expect((await build({ '/tabs/': '1' }, ['/tabs/'], 'other rules')).opened).toEqual(['/tabs/']);
});

test('a page without a key is read each time', async () => {
  await build({}, ['/menus/', 'constructor']);
  expect((await build({}, ['/menus/', 'constructor'])).opened).toEqual(['/menus/', 'constructor']);
});

test('who asks is told which pages are not read again', async () => {
  const urls = ['/chips/', '/search/', '/badges/'];
  await build({ '/chips/': '1', '/search/': '1', '/badges/': '1' }, urls);
  const pageKeys = { '/chips/': '1', '/search/': '1', '/badges/': '2', '/new/': '1' };
  const asked = [...Object.keys(pageKeys), '/without-key/', 'constructor'];
  const told = (salt: string) =>
    asked.filter((url) => isRemembered(url, { pageKeys, folder, salt }));
  expect(told('rules')).toEqual(['/chips/', '/search/']);
  expect(told('other rules')).toEqual([]);
  const { opened } = await build(pageKeys, asked);
  expect(asked.filter((url) => !opened.includes(url))).toEqual(['/chips/', '/search/']);
});
