import { makeFolder } from '../../../tests/support/makeFolder';
import { checkTranslations, type KnownPages } from './checkTranslations';
import { formatRecord, recordFileOf } from './recordFile';
import type { SiteTranslations, TranslatedPage } from './siteTranslations';

const pageOf = (name: string): TranslatedPage => ({
  pathname: `/${name}`,
  source: `docs/${name}/index.mdx`,
  translation: `i18n/zh/${name}/index.mdx`,
  record: recordFileOf(`i18n/zh/${name}/index.mdx`),
  isTranslated: true,
});

const glossary = 'i18n/zh/glossary.csv';

/** Two translated pages without side files, and a linter that finds fault with a word and tells which texts it was given. */
function openSite() {
  const pages = ['chips', 'lamps'].map(pageOf);
  const folder = makeFolder({ [glossary]: 'en,zh,note\ncell,单元格,Never 格子.\n' });
  for (const { translation } of pages) folder.write(translation, '文字。\n');
  const site = { pages, blocksOf: () => [] } as unknown as SiteTranslations;
  const linted: string[] = [];
  const known: KnownPages = new Map();
  const look = (remembered: KnownPages | undefined = known) => {
    linted.length = 0;
    const { faults, counts } = checkTranslations(
      folder.path,
      'zh',
      site,
      {
        lintFor(text) {
          linted.push(text);
          const lines = text.includes('错')
            ? [{ l: 1, c: 1, old: '错', new: '对', severity: 1 }]
            : [];
          return { lines, error: '' };
        },
        formatFor: (text) => ({ out: text, error: '' }),
      },
      remembered,
    );
    return { lines: faults.map(({ file, what }) => `${file} ${what}`), counts };
  };
  return { folder, pages, linted, look };
}

const wrong = 'i18n/zh/lamps/index.mdx writes "错"';

test('a check that follows another one reads again what has changed, and nothing else', () => {
  const { folder, pages, linted, look } = openSite();
  const first = look();
  expect(linted).toHaveLength(2);
  expect(look()).toEqual(first);
  expect(linted).toEqual([]);
  folder.write(pages[1]!.translation, '文字错。\n');
  expect(look().lines).toContain(wrong);
  expect(linted).toEqual(['文字错。\n']);
  expect(look().lines).toContain(wrong);
  folder.write(pages[1]!.translation, '文字。\n');
  expect(look()).toEqual(first);
});

test('a side file that comes, and another glossary, are reasons to look at a page again', () => {
  const { folder, pages, linted, look } = openSite();
  const missing = `${pages[0]!.translation} has no side file`;
  expect(look().lines).toContain(missing);
  folder.write(pages[0]!.record, formatRecord([]));
  expect(look().lines).not.toContain(missing);
  expect(linted).toHaveLength(1);
  folder.write(glossary, 'en,zh,note\ncell,单元格,Never 格子 in tables.\n');
  look();
  expect(linted).toHaveLength(2);
});

test('what is remembered is what a check from nothing finds', () => {
  const { folder, pages, look } = openSite();
  look();
  folder.write(pages[1]!.translation, '文字错。\n');
  const remembered = look();
  expect(remembered.lines).not.toEqual([]);
  expect(remembered).toEqual(look(new Map()));
});
