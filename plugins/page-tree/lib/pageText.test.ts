import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { otherSystems } from '../../../tests/support/otherSystems';
import { filesBelow } from '../../support/filesBelow';
import { pageFrontMatter } from './pageFrontMatter';
import { pageText } from './pageText';

const root = path.resolve(__dirname, '../../..');
const pages = ['docs', 'x-docs', 'i18n']
  .flatMap((folder) => filesBelow(path.join(root, folder)))
  .filter((file) => file.endsWith('.mdx'))
  .map((filePath) => ({ filePath, text: fs.readFileSync(filePath, 'utf8') }));

it.each(otherSystems)(
  'gives every page the same text and front matter with %s',
  async (_name, write) => {
    const parse = pageFrontMatter({
      siteDir: root,
      trees: {},
      products: [],
      locale: 'en',
      titles: {},
      isPage: () => false,
      snapshotOf: () => ({ tree: [], titles: {} }),
    });
    const read = (filePath: string, fileContent: string) =>
      parse({ filePath, fileContent, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER });
    expect(pages.length).toBeGreaterThan(0);
    for (const { filePath, text } of pages) {
      const written = write(text);
      expect(pageText(root, { filePath, fileContent: written })).toBe(text);
      expect(await read(filePath, written)).toEqual(await read(filePath, text));
    }
  },
);

it.each([
  [
    'Latin-1',
    Buffer.from('---\ndescription: Café\n---\n', 'latin1'),
    /^docs\/a\/index\.mdx:2:17 is no UTF-8/,
  ],
  ['UTF-16', Buffer.from('\ufeff---\n', 'utf16le'), /^docs\/a\/index\.mdx is UTF-16/],
])('refuses a page in %s by its name', (_name, bytes, message) => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'page-text-'));
  const filePath = path.join(siteDir, 'docs/a/index.mdx');
  fs.mkdirSync(path.dirname(filePath), { recursive: true });
  fs.writeFileSync(filePath, bytes);
  expect(() => pageText(siteDir, { filePath, fileContent: bytes.toString() })).toThrow(message);
  fs.rmSync(siteDir, { recursive: true });
});

it('leaves a mark that somebody has written', () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'page-text-'));
  const filePath = path.join(siteDir, 'index.mdx');
  fs.writeFileSync(filePath, 'a \ufffd\r\n');
  expect(pageText(siteDir, { filePath, fileContent: 'a \ufffd\r\n' })).toBe('a \ufffd\n');
  fs.rmSync(siteDir, { recursive: true });
});
