import fs from 'node:fs';
import { makeFolder, type TestFolder } from '../../../../tests/support/makeFolder';
import { mdxPage } from './pageMdx';
import { isGenerated, syncGenerated } from './syncGenerated';

let site: TestFolder;
const sync = (wanted: Record<string, string>) =>
  syncGenerated(site.path, new Map(Object.entries(wanted)), ['docs', 'i18n/zh/none'], ['.data']);

const page = mdxPage('A', ['text']);
const byHand = '---\ndescription: B\n---\n\ntext\n';

beforeEach(() => {
  site = makeFolder();
});

it('writes what is not there, with its folders, and leaves nothing besides', () => {
  expect(sync({ 'docs/api/a/index.mdx': page, '.data/a.json': '{}' })).toEqual({
    written: 2,
    unchanged: 0,
    removed: 0,
  });
  expect(site.files()).toEqual(['.data/a.json', 'docs/api/a/index.mdx']);
  expect(site.read('docs/api/a/index.mdx')).toBe(page);
});

it('does not touch what is right, and rewrites what changed', () => {
  sync({ 'docs/a/index.mdx': page, 'docs/b/index.mdx': page, '.data/a.json': '{}' });
  const past = new Date('2020-01-01');
  for (const file of site.files()) fs.utimesSync(site.at(file), past, past);
  const newer = mdxPage('B', ['text']);
  expect(
    sync({ 'docs/a/index.mdx': page, 'docs/b/index.mdx': newer, '.data/a.json': '{}' }),
  ).toEqual({ written: 1, unchanged: 2, removed: 0 });
  const isOld = (file: string) => fs.statSync(site.at(file)).mtimeMs === past.getTime();
  expect(site.files().map((file) => [file, isOld(file)])).toEqual([
    ['.data/a.json', true],
    ['docs/a/index.mdx', true],
    ['docs/b/index.mdx', false],
  ]);
  expect(site.read('docs/b/index.mdx')).toBe(newer);
});

it('removes generated pages and data that nobody wants, and never what is written by hand', () => {
  site.write('docs/hand/index.mdx', byHand);
  site.write('docs/hand/Demo.tsx', 'generated: api-reference');
  site.write('docs/other/index.mdx', `${byHand}\ngenerated: api-reference\n---\n`);
  site.write('elsewhere/index.mdx', page);
  sync({ 'docs/a/index.mdx': page, 'docs/old/index.mdx': page, '.data/old.json': '{}' });
  expect(sync({ 'docs/a/index.mdx': page })).toEqual({ written: 0, unchanged: 1, removed: 2 });
  expect(site.files()).toEqual([
    'docs/a/index.mdx',
    'docs/hand/Demo.tsx',
    'docs/hand/index.mdx',
    'docs/other/index.mdx',
    'elsewhere/index.mdx',
  ]);
});

it('refuses pages in the way, all at once, before anything is written or removed', () => {
  site.write('docs/a/index.mdx', byHand);
  site.write('docs/b/index.mdx', '');
  site.write('docs/old/index.mdx', page);
  const before = site.files();
  expect(() =>
    sync({ 'docs/0/index.mdx': page, 'docs/a/index.mdx': page, 'docs/b/index.mdx': page }),
  ).toThrow(/: docs\/a\/index\.mdx, docs\/b\/index\.mdx\. Move it, or take its node/);
  expect(site.files()).toEqual(before);
  expect(site.read('docs/a/index.mdx')).toBe(byHand);
});

it('keeps the old file whole when a new one cannot be written', () => {
  sync({ 'docs/a/index.mdx': page });
  const rename = jest.spyOn(fs, 'renameSync').mockImplementation(() => {
    throw new Error('disk');
  });
  expect(() => sync({ 'docs/a/index.mdx': mdxPage('B', ['text']) })).toThrow('disk');
  rename.mockRestore();
  expect(site.read('docs/a/index.mdx')).toBe(page);
});

it.each([
  ['a generated page', page, true],
  ['one with more fields', `---\na: 1\ngenerated: api-reference\nb: 2\n---\n`, true],
  ['a page written by hand', byHand, false],
  ['a page that speaks of it', `${byHand}generated: api-reference\n---\n`, false],
  ['another mark', '---\ngenerated: api-reference-old\n---\n', false],
  ['a page without front matter', 'generated: api-reference\n---\n', false],
  ['front matter without end', '---\ngenerated: api-reference\n', false],
  ['nothing', '', false],
])('knows %s', (_what, content, expected) => {
  expect(isGenerated(content)).toBe(expected);
});
