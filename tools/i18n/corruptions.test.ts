import fs from 'node:fs';
import path from 'node:path';
import { formatFault } from '../../plugins/content-check/lib/formatFaults';
import { siteOptions } from '../../plugins/content-check/lib/siteFixture';
import { loadAutocorrect, type Autocorrect } from '../../plugins/translation/lib/autocorrect.cjs';
import { translationFaults } from './checkCommand';
import { record, translatedSite, translation, type TranslatedSite } from './siteFixture';

let site: TranslatedSite;
let linter: Autocorrect;

beforeAll(async () => {
  site = await translatedSite();
  linter = await loadAutocorrect();
});
afterAll(() => site.remove());

const look = async () => {
  const { faults, counts } = await translationFaults(site.folder, 'zh', siteOptions, linter);
  return { faults: faults.map(formatFault), counts };
};

it('finds nothing in a translation without faults, and says how much it looked at', async () => {
  const { faults, counts } = await look();
  expect(faults).toEqual([]);
  expect(counts).toMatchObject({ 'translated pages': 1, blocks: 15, 'side files': 1 });
  expect(counts.terms).toBeGreaterThan(2);
});

const code = 'i18n/zh/code.json';
const titles = 'i18n/zh/page-tree.json';
const lens = 'i18n/zh/lens.json';
const markdown = 'i18n/zh/page-markdown.json';
const offline = 'i18n/zh/offline.json';
const glossary = 'i18n/zh/glossary.csv';

/** A corruption: what is written instead of what, and the line and words of the one fault. */
const corruptions: [file: string, from: string | RegExp, to: string, line: number, what: string][] =
  [
    [
      translation,
      '(/components/lamps/#sizes)',
      '(/components/lamps/)',
      5,
      'link /components/lamps/',
    ],
    [
      translation,
      '<Demo name="ChipColors" height={32} />',
      '<Demo name="ChipColors" height={33} />',
      11,
      'height=33',
    ],
    [
      translation,
      '<Demo name="ChipDelete" height={40} ad={false} />',
      '',
      26,
      'lacks the component',
    ],
    [translation, '<Chip color="primary" />', '<Chip color="secondary" />', 19, 'changed the code'],
    [translation, '{#colors}', '{#colours}', 7, 'heading ## {#colours}'],
    [translation, '### 自己', '#### 自己', 13, 'from level 2 to level 4'],
    [translation, ':::note', ':::tip', 15, 'callout tip'],
    [translation, '用 `color` 表示', '用 `colour` 表示', 9, 'code `colour`'],
    [translation, '显示一个叉 |', '显示一个叉 |\n| 一 | 一 |', 26, 'table'],
    [translation, 'description:', 'title: 纸片\ndescription:', 2, 'writes title'],
    [translation, '用 `color`', '<script>alert(1)</script>用 `color`', 9, 'script'],
    [translation, '用 `color`', '<b onClick={go}>用</b> `color`', 9, 'gives <b> onClick'],
    [translation, '展示一条', '\u202e展示一条', 5, 'turns the direction'],
    [translation, '展示一条', '展\u200b示一条', 5, 'nobody sees'],
    [translation, '用 `color`', '用`color`', 9, 'no space between Chinese and code'],
    [translation, '高 24 px', '高24px', 16, 'writes "'],
    [translation, '用 `color`', '用\u3000`color`', 9, 'writes a full-width blank beside "用"'],
    [translation, '表示大小，', '表示大小 ，', 9, 'writes "'],
    [translation, '纸片展示', '碎片展示', 5, 'says "碎片" for "chip"'],
    [
      translation,
      '用 `color` 表示含义',
      '用 `color` 表示含义\n\n多出来的一段',
      11,
      'side file does not know',
    ],
    [translation, '![带叉的纸片](./chip.png)', '', 32, 'lacks the picture'],
    [code, '"message": "复制"', '"message": ""', 2, 'no translation of "code.copy"'],
    [code, '{count} 行代码', '{number} 行代码', 6, 'other placeholders'],
    [code, '"page.edit"', '"page.edited"', 10, 'has the text "page.edited"'],
    [code, '编辑本页', '编辑<img src=x onerror=alert(1)>本页', 10, 'holds HTML'],
    [code, '编辑本页', '编辑page页', 10, 'writes "'],
    [code, '},\n  "page', '}\n  "page', 10, 'is no JSON'],
    [code, '"跳到主要内容"', '""', 14, 'no translation of "theme.common.skipToMainContent"'],
    [
      code,
      '跳到主要内容',
      '{foo} 跳',
      14,
      'other placeholders in "theme.common.skipToMainContent"',
    ],
    [code, '"theme.common.skip', '"theme.common.leap', 14, 'has the text "theme.common.leap'],
    [
      code,
      '"theme.common.skipToMainContent"',
      '"theme.common.skipToMainContent___DESCRIPTION"',
      14,
      'which no code asks for',
    ],
    [titles, '"/components/lamps"', '"/components/lampen"', 4, 'title for /components/lampen'],
    [titles, '"灯"', '""', 4, 'has no title for'],
    [titles, '"/x/grid": "表格",\n', '', 2, '/x/grid, whose title'],
    [lens, '"lens.behind"', '"lens.behindd"', 2, 'has the text "lens.behindd"'],
    [lens, '{version}', '{ver}', 2, 'other placeholders in "lens.behind"'],
    [markdown, '"markdown.name"', '"markdown.nam"', 5, 'has the text "markdown.nam"'],
    [markdown, '{part}', '', 35, 'other placeholders in "markdown.part"'],
    [offline, '"retry"', '"retri"', 4, 'has the text "retri"'],
    [offline, 'Try again', '再试<img src=x onerror=alert(1)>', 4, 'holds HTML'],
    [offline, 'Try again', '再try试', 4, 'writes "'],
    [glossary, 'fact,信息,Not 事实', 'fact', 3, 'a line is a term'],
    [record, '"format": 1', '"format": 2', 1, 'has the format 2'],
    [record, /\]\n\}\n$/, '', 19, 'no valid JSON'],
    [record, '"kind":"heading"', '"kind":"poem"', 6, 'unknown kind "poem"'],
    [record, 'A chip shows a [fact]', 'A chip shows a [fate]', 5, 'another digest'],
  ];

it.each(corruptions)(
  'tells of %s with %s → %s, and of nothing else',
  async (file, from, to, line, what) => {
    const before = site.read(file);
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    site.write(file, after);
    try {
      const { faults } = await look();
      expect(faults).toHaveLength(1);
      expect(faults[0]).toContain(what);
      if (file !== titles || !what.includes('whose title')) {
        expect(faults[0]!.split(': ')[0]).toMatch(
          new RegExp(`^${file.replaceAll('.', '\\.')}:${line}(?::|$)`),
        );
      }
    } finally {
      site.write(file, before);
    }
  },
);

it('tells of a side file that is missing, without a page, or of another page', async () => {
  const before = site.read(record);
  fs.rmSync(path.join(site.folder, record));
  expect((await look()).faults).toEqual([
    expect.stringContaining(`${translation}:1: has no side file`),
  ]);
  const other = path.join(path.dirname(path.dirname(record)), 'lamps/index.translation.json');
  fs.mkdirSync(path.join(site.folder, path.dirname(other)), { recursive: true });
  site.write(other, before);
  site.write(record, before);
  expect((await look()).faults).toEqual([
    expect.stringContaining(`${other}:1: is a side file without a page`),
  ]);
  fs.rmSync(path.join(site.folder, other));
  site.write(
    record,
    before.replace(
      /"own":"[^"]+"/g,
      (_, index: number) => `"own":"other${String(index).padStart(7, '0')}"`,
    ),
  );
  expect((await look()).faults).toEqual([
    expect.stringContaining('is the side file of another page'),
  ]);
  site.write(record, before);
});

it('looks at enough corruptions', () => {
  expect(corruptions.length).toBeGreaterThanOrEqual(30);
});
