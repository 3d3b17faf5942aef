import fs from 'node:fs';
import path from 'node:path';
import { loadGettext } from '../../plugins/translation/lib/gettext.cjs';
import { newCommand } from './newCommand';
import { nextCommand } from './nextCommand';
import { page, record, translatedSite, translation, type TranslatedSite } from './siteFixture';
import { statusCommand } from './statusCommand';

let site: TranslatedSite;

beforeEach(async () => {
  site = await translatedSite();
});
afterEach(() => site.remove());

it('lays out a page to translate, once', async () => {
  const lamps = translation.replace('chips', 'lamps');
  const { code, said } = await site.run(newCommand, ['zh', 'docs/components/lamps']);
  expect(said).toContain(`Wrote ${lamps}`);
  expect(code).toBe(0);
  expect(site.read(lamps)).toBe('---\nad: false\n---\n');
  expect(await site.held()).toEqual([]);
  expect((await site.run(newCommand, ['zh', '/components/lamps'])).code).toBe(1);
  const answers = [
    '用三种大小的灯把光带到读者需要的地方，每一盏灯都有自己的标签，随时都可以打开或者关闭，还可以换成另外一种颜色。',
    '.',
    '灯发光。回到[纸片](../chips/index.mdx#remove)，以及[一个演示](/components/chips/#ChipDelete.tsx)。',
    '.',
    '## 大小',
    '.',
    '有三种。',
    '.',
  ];
  const next = await site.run(nextCommand, ['--page', '/components/lamps'], answers);
  expect([next.code, next.warned]).toEqual([0, '']);
  expect(site.read(lamps)).toContain('---\ndescription: 用三种');
  expect(site.read(lamps)).toContain('## 大小 {#sizes}\n\n有三种。\n');
  expect(await site.held()).toEqual([]);
});

const translated: Record<string, string> = {
  'Show short facts as chips in a list, let readers remove them one by one, and keep focus in sight.':
    '用纸片在列表里展示简短的信息，让读者可以逐个移除它们，并在移除之后保持焦点始终可见，不丢失位置。',
  'A chip shows a [fact](/components/lamps/#sizes), see [the other page][lamps] and [a planned page](/components/timeline/). Chips go [away](#remove).':
    '纸片展示一条[信息](/components/lamps/#sizes)，参见[另一页][lamps]和[未写的页面](/components/timeline/)。纸片可以[移除](#remove)。',
  '## Colors': '## 颜色',
  'Use `color` for meaning and `size` for room, as the [row](/api-docs/chip/#prop-color) says.':
    '用 `color` 表示含义，用 `size` 表示大小，见[这一行](/api-docs/chip/#prop-color)。',
  '### Own colors <Plan name="pro" />': '### 自己的颜色 <Plan name="pro" />',
  '#### Dark ones': '#### 深色',
  ':::note\nChips of `size` small are 24 px high.\n:::':
    ':::note\n`size` 为 small 的纸片高 24 px。\n:::',
  '## Delete {#remove}': '## 删除 {#remove}',
  '| Prop | What |': '| 属性 | 作用 |',
  '| `onDelete` | shows a cross |': '| `onDelete` | 显示一个叉 |',
  '![A chip with a cross](./chip.png)': '![带叉的纸片](./chip.png)',
};

describe('a page without a translation', () => {
  beforeEach(() => {
    for (const file of [translation, record]) fs.rmSync(path.join(site.folder, file));
    site.edit('/components/timeline/).', '/components/timeline/). Chips go [away](#remove).');
    site.edit(':::note', '#### Dark ones\n\n:::note');
  });

  it('holds nobody up while it is laid out and translated, block by block', async () => {
    expect((await site.run(newCommand, ['zh', page])).code).toBe(0);
    expect(site.read(translation)).toMatch(/^---\n---\n\n<Demo/);
    expect(await site.held()).toEqual([]);
    for (let count = 1; count <= Object.keys(translated).length; count += 1) {
      const { said } = await site.run(nextCommand, ['--page', page, '--json']);
      const [{ source: text }] = JSON.parse(said) as [{ source: string }];
      const { warned } = await site.run(nextCommand, ['--page', page], [translated[text]!, '.']);
      expect([text, warned, await site.held()]).toEqual([text, '', []]);
    }
    expect(await site.open()).toEqual([]);
  });

  it('is translated from its end to its beginning, too', async () => {
    expect((await site.run(newCommand, ['zh', page])).code).toBe(0);
    for (const text of Object.keys(translated).toReversed()) {
      const { said } = await site.run(nextCommand, ['--page', page, '--json']);
      const open = (JSON.parse(said) as { source: string }[]).map(({ source: each }) => each);
      const skips = open.slice(0, open.indexOf(text)).map(() => 's');
      const answers = [...skips, translated[text]!, '.'];
      const { warned } = await site.run(nextCommand, ['--page', page], answers);
      // Without its head, a table is none.
      if (text.startsWith('| `')) expect(warned).toContain('whose head is not translated');
      else expect([text, warned]).toEqual([text, '']);
      expect([text, await site.held()]).toEqual([text, []]);
    }
    expect(await site.open()).toEqual(['missing row']);
  });

  it('is imported as a whole', async () => {
    await site.run(newCommand, ['zh', page, '--po', 'chips.po']);
    const gettext = await loadGettext();
    const entries = gettext.parse(Buffer.from(site.read('chips.po')));
    for (const entry of Object.values(entries.translations).flatMap((each) =>
      Object.values(each),
    )) {
      if (entry.msgid !== '') entry.msgstr = [translated[entry.msgid]!];
    }
    site.write('chips.po', gettext.compile(entries, { foldLength: 0 }).toString());
    const { code, warned } = await site.run(nextCommand, ['--page', page, '--import', 'chips.po']);
    expect([code, warned]).toEqual([0, '']);
    expect(await site.open()).toEqual([]);
    expect(await site.held()).toEqual([]);
  });
});

it('begins a page with the fields of its source', async () => {
  const lamps = translation.replace('chips', 'lamps');
  const answers = [
    '把灯放在读者需要的地方，灯有三种尺寸，每一种都可以带上自己的标签，让读者一眼就能看明白。',
    '.',
  ];
  expect((await site.run(nextCommand, ['--page', '/components/lamps'], answers)).warned).toBe('');
  expect(site.read(lamps)).toMatch(/^---\ndescription: 把灯.*\nad: false\n---\n$/);
  expect(await site.held()).toEqual([]);
});

it('goes on with a page that is hardly more than its demos', async () => {
  const lamps = 'docs/components/lamps/index.mdx';
  const demos = [1, 2, 3, 4].map(
    (each) => `\n## Lamp ${each}\n\n<Demo name="Lamp${each}" height={40} />\n`,
  );
  site.write(lamps, site.read(lamps) + demos.join(''));
  expect((await site.run(newCommand, ['zh', '/components/lamps'])).code).toBe(0);
  const { said, warned } = await site.run(nextCommand, ['--page', '/components/lamps'], ['q']);
  expect(warned).toBe('');
  expect(said).toContain('field, missing');
  expect((await site.run(statusCommand, [])).said).toContain(
    '/components/lamps: 0 stale, 8 missing',
  );
});

it('hands out blocks that say the same as texts of their own', async () => {
  const lamps = 'docs/components/lamps/index.mdx';
  const rows = ['One', 'Two'].map(
    (each) => `\n## ${each}\n\n| Name | What |\n| --- | --- |\n| ${each} | a |\n`,
  );
  site.write(lamps, site.read(lamps) + rows.join(''));
  const { said } = await site.run(newCommand, ['zh', '/components/lamps', '--po', 'lamps.po']);
  expect(said).toContain('Wrote 10 texts');
  const ids = site.read('lamps.po').match(/^msgctxt .*$/gm)!;
  expect(new Set(ids).size).toBe(10);
  await site.run(nextCommand, ['--page', '/components/lamps', '--export', 'next.po']);
  expect(site.read('next.po').match(/^msgctxt .*$/gm)).toEqual(ids);
});
