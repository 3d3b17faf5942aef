import fs from 'node:fs';
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { loadParser, preparePage } from '../../plugins/content-check/lib/parsePage';
import { remarkTranslation } from '../../plugins/translation/remarkTranslation';
import { checkCommand } from './checkCommand';
import { extractCommand } from './extractCommand';
import { newCommand } from './newCommand';
import { nextCommand } from './nextCommand';
import {
  page,
  record,
  source,
  translatedSite,
  translation,
  type TranslatedSite,
} from './siteFixture';
import { statusCommand } from './statusCommand';

let site: TranslatedSite;

beforeEach(async () => {
  site = await translatedSite();
});
afterEach(() => site.remove());

/** The words of a part of a page, with marks where they are English or stale. */
function words(node: Nodes): string {
  const lang = (node.data as { hProperties?: { lang?: string } } | undefined)?.hProperties?.lang;
  if (node.type === 'mdxjsEsm') return '';
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const inner = node.children.map((child) => words(child as Nodes)).join('');
    const attributes = node.attributes.map((each) =>
      'name' in each ? `${each.name}=${String(each.value)}` : '',
    );
    const isEnglish = attributes.includes('lang=en');
    if (node.name === 'StaleMark') return `{stale ${inner}}`;
    if (node.name === 'ins') return `+${inner}+`;
    if (node.name === 'del') return `-${inner}-`;
    if (isEnglish) return `{en ${inner}}`;
    return `<${node.name} ${attributes[0] ?? ''}>${inner}`;
  }
  const own =
    'children' in node
      ? node.children
          .map((child) => words(child as Nodes))
          .join(node.type === 'tableRow' ? '|' : '')
      : 'value' in node && node.type !== 'yaml'
        ? node.value
        : '';
  return lang === 'en' ? `{en ${own}}` : own;
}

/** The translated page as it is put together. */
async function composed(): Promise<Root> {
  const parser = await loadParser();
  const text = site.read(translation);
  const parsed = parser.parse(text);
  if ('fault' in parsed) throw new Error(parsed.fault.what);
  const tree: Root = parsed.tree;
  const file = {
    path: path.join(site.folder, translation),
    toString: () => preparePage(text),
  } as unknown as VFile;
  await remarkTranslation({ siteDir: site.folder })(tree, file);
  return tree;
}

/** The translated page as readers get it: a line for each of its parts. */
async function shown(): Promise<string[]> {
  const { children } = await composed();
  return children.map((node) => words(node)).filter((line) => line !== '');
}

const status = () => site.open();
const held = () => site.held();

it('leaves a page alone that is up to date', async () => {
  expect(await status()).toEqual([]);
  const lines = await shown();
  expect(lines.join('\n')).not.toMatch(/\{(?:en|stale)/);
  expect(lines).toContain('用 color 表示含义，用 size 表示大小，见这一行。');
});

const paragraph =
  'Use `color` for meaning and `size` for room, as the [row](/api-docs/chip/#prop-color) says.';

it.each([
  [
    'an edited paragraph',
    () => site.edit('for room', 'for the room that it takes'),
    ['stale paragraph'],
    /^\{stale \{en Use color for meaning and size for the room that it takes, as the row says\.\}\{en .*\+the \+room\+ that it takes\+.*\}\}$/m,
  ],
  [
    'a renamed prop, which the old translation shows at once',
    () => site.edit('`size` for room', '`scale` for room'),
    ['stale paragraph'],
    /^用 color 表示含义，用 scale 表示大小，见这一行。$/m,
  ],
  [
    'a new paragraph',
    () => site.edit(paragraph, `${paragraph}\n\nA chip can be pressed.`),
    ['missing paragraph'],
    /^\{en A chip can be pressed\.\}$/m,
  ],
  [
    'a split paragraph',
    () => site.edit(' and `size` for room', ' and for nothing else.\n\nUse `size` for room'),
    ['stale paragraph', 'stale paragraph'],
    /^\{stale \{en Use color for meaning and for nothing else\.Use size for room.*\}\}$/m,
  ],
  [
    'an edited heading',
    () => site.edit('## Delete {#remove}', '## Delete a chip {#remove}'),
    ['stale heading'],
    /^删除 \{#remove\}\n\{stale \{en Delete a chip/m,
  ],
  [
    'a new heading',
    () => site.edit('## Delete {#remove}', '## Wash\n\n## Delete {#remove}'),
    ['missing heading'],
    /^\{en Wash \{#wash\}\}$/m,
  ],
  [
    'an edited row',
    () => site.edit('shows a cross', 'shows a small cross'),
    ['stale row'],
    /onDelete\|显示一个叉\{stale \{en onDelete \| shows a small cross\}/,
  ],
  [
    'a new row',
    () => site.edit('| shows a cross |', '| shows a cross |\n| `onClick` | is told |'),
    ['missing row'],
    /\{en onClick\|is told\}$/m,
  ],
  [
    'an edited callout',
    () => site.edit('are 24 px high', 'are 20 px high'),
    ['stale callout'],
    /^size 为 small 的纸片高 24 px。\{stale \{en Chips of size small are 20 px high\.\}.*-24-\+20\+/m,
  ],
  [
    'a callout that warns now, whose old translation may be wrong',
    () => site.edit(':::note\nChips', ':::warning\nChips'),
    ['stale callout'],
    /^\{en Chips of size small are 24 px high\.\}$/m,
  ],
  [
    'edited code, which is the current one without a mark',
    () => site.edit('<Chip color="primary" />', '<Chip color="secondary" />'),
    [],
    /^\/\/ A chip\.\n<Chip color="secondary" \/>$/m,
  ],
  [
    'a demo that shows something else',
    () =>
      site.edit('<Demo name="ChipColors" height={32} />', '<Demo name="ChipColors" height={64} />'),
    [],
    /^<Demo name=ChipColors>$/m,
  ],
  [
    'an edited description',
    () => site.edit('one by one', 'all at once'),
    ['stale field'],
    /^\{stale \{en Show short facts as chips in a list, let readers remove them all at once/m,
  ],
] as const)('shows %s', async (_, edit, open, line) => {
  edit();
  expect(await status()).toEqual(open);
  expect((await shown()).join('\n')).toMatch(line);
  expect(await held()).toEqual([]);
});

it('puts what stands behind a table or list behind it, not among its rows or items', async () => {
  const note = '{/* Left out: a demo */}';
  const behind = (text: string, line: RegExp) =>
    text.replace(line, (found) => `${found}\n\n${note}`);
  // A list of its own at the end of the page, in both languages, and recorded.
  for (const file of [source, translation]) {
    site.write(file, `${site.read(file)}\n- One.\n- Two.\n`);
  }
  await site.run(statusCommand, ['--record', page]);
  for (const file of [source, translation]) {
    const text = behind(site.read(file), /^\|.*`onDelete`.*\|$/m);
    site.write(file, behind(text, /^- Two\.$/m));
  }
  const { children } = await composed();
  const inside = (type: string) =>
    children.flatMap((node) =>
      node.type === type && 'children' in node ? (node.children as Nodes[]) : [],
    );
  expect(inside('list').map(({ type }) => type)).toEqual(['listItem', 'listItem']);
  expect(inside('table').length).toBeGreaterThan(1);
  expect(new Set(inside('table').map(({ type }) => type))).toEqual(new Set(['tableRow']));
  const notes = children.filter((node) => node.type === 'mdxFlowExpression');
  expect(notes.length).toBeGreaterThanOrEqual(2);
});

it('drops what the source has no more, and keeps fresh what was moved', async () => {
  site.edit(`${paragraph}\n\n`, '');
  expect(await status()).toEqual([]);
  expect((await shown()).join('\n')).not.toContain('表示含义');
  expect(await held()).toEqual([]);
  site.edit('## Delete {#remove}', `${paragraph}\n\n## Delete {#remove}`);
  const lines = await shown();
  expect(await status()).toEqual([]);
  expect(lines.findIndex((each) => each.includes('表示含义'))).toBe(
    lines.findIndex((each) => each.startsWith('删除')) - 1,
  );
});

it('keeps the translation of a page that is renamed along with it', async () => {
  for (const file of [path.dirname(source), path.dirname(translation)]) {
    const folder = path.join(site.folder, file);
    fs.renameSync(folder, folder.replace('chips', 'tokens'));
  }
  const { said } = await site.run(statusCommand, []);
  expect(said).toMatch(/^\/components .* 0 stale/m);
  expect(said).not.toContain('/components/tokens has no translation');
});

it('asks for one block after the other and leaves the page up to date', async () => {
  site.edit('for room', 'for the room that it takes');
  site.edit('| shows a cross |', '| shows a cross |\n| `onClick` | is told |');
  site.edit('<Chip color="primary" />', '<Chip color="secondary" />');
  site.edit('## Delete {#remove}', '## Wash\n\n- Use soap.\n- Use water.\n\n## Delete {#remove}');
  const { code, said, warned } = await site.run(
    nextCommand,
    [],
    [
      '用颜色表示含义。',
      '.',
      '用 `color` 表示含义，用 `size` 表示所占的空间，见[这一行](/api-docs/chip/#prop-color)。',
      '.',
      '## 清洗',
      '.',
      '- 用肥皂。',
      '.',
      '- 用水。',
      '.',
      '| `onClick` | 会被通知 |',
      '.',
    ],
  );
  expect(warned).toMatch(/lacks the (?:code|link)/);
  expect(said).toMatch(/Changed: .*\{\+the \+\}/);
  expect(said).toContain('The queue is at its end');
  expect(code).toBe(0);
  expect(await status()).toEqual([]);
  const text = site.read(translation);
  expect(text).toContain('## 清洗 {#wash}\n\n- 用肥皂。\n- 用水。\n\n## 删除 {#remove}');
  expect(text).toContain('| `onDelete` | 显示一个叉 |\n| `onClick` | 会被通知 |');
  expect(text).toContain('<Chip color="secondary" />');
  expect((await shown()).join('\n')).not.toMatch(/\{(?:en|stale)/);
  expect(await held()).toEqual([]);
});

it('writes nothing else when it writes a block', async () => {
  const before = site.read(translation);
  site.edit('for room', 'for the room that it takes');
  await site.run(nextCommand, [], ['k']);
  expect(site.read(translation)).toBe(before);
  expect(await status()).toEqual([]);
});

describe('a PO file', () => {
  const file = 'queue.po';
  const fill = (text: string, more = '') =>
    text
      .replace(/#, fuzzy\n|#\|.*\n/g, '')
      .replace(
        /^msgstr "用 .*"$/m,
        () =>
          `msgstr "用 \`color\` 表示含义，用 \`size\` 表示空间，见[这一行](/api-docs/chip/#prop-color)。${more}"`,
      );

  beforeEach(async () => {
    site.edit('for room', 'for the room that it takes');
    site.edit('## Delete {#remove}', '## Wash\n\n## Delete {#remove}');
    const { code, said } = await site.run(nextCommand, ['--export', file]);
    expect([code, said]).toEqual([0, `Wrote 2 blocks to ${file}`]);
  });

  it('holds the old translation as fuzzy, with terms, and is taken back', async () => {
    const text = site.read(file);
    expect(text).toContain('#, fuzzy');
    expect(text).toContain(`#: ${source}:9`);
    site.write(file, fill(text));
    const { code, said } = await site.run(nextCommand, ['--import', file]);
    expect([code, said]).toEqual([0, 'Wrote 1 blocks of 1 pages; 1 of the file are not finished.']);
    expect(await status()).toEqual(['missing heading']);
    expect(site.read(translation)).toContain('表示空间');
  });

  it.each([
    [
      'an unknown id',
      (text: string) => text.replace(/chips#[\w-]{12}/, 'chips#unknownunkno'),
      /queue\.po:\d+ has the id/,
    ],
    [
      'another source',
      (text: string) => text.replace('msgid "Use', 'msgid "Never use'),
      /queue\.po:\d+ has another source text/,
    ],
    [
      'changed code',
      (text: string) => text.replace('msgstr "用 `color`', 'msgstr "用 `colour`'),
      /queue\.po:\d+: It has the code `colour`/,
    ],
    [
      'a lost link',
      (text: string) => text.replace(/见\[这一行\]\([^)]*\)/, '见这一行'),
      /lacks the link/,
    ],
    [
      'markup',
      (text: string) => text.replace('表示空间', '<Demo name=\\"X\\" height={1} />'),
      /It has/,
    ],
    [
      'two paragraphs',
      (text: string) => text.replace('表示空间', '表示空间。\\n\\n用'),
      /It is 2 blocks/,
    ],
    [
      'a cut end',
      (text: string) => text.slice(0, text.lastIndexOf('"')),
      /is no PO file|Nothing was written/,
    ],
    ['no texts', () => '\n', /holds no texts/],
    ['no PO file', () => '<xliff version="2.1"></xliff>\n', /is no PO file|holds no texts/],
  ])('with %s writes nothing', async (_, spoil, what) => {
    const [pageBefore, recordBefore] = [site.read(translation), site.read(record)];
    site.write(file, spoil(fill(site.read(file))));
    const { code, warned } = await site.run(nextCommand, ['--import', file]);
    expect(warned).toMatch(what);
    expect(code).toBe(1);
    expect([site.read(translation), site.read(record)]).toEqual([pageBefore, recordBefore]);
  });
});

it('ends with 1 over the budget only', async () => {
  site.edit('for room', 'for the room that it takes');
  expect((await site.run(statusCommand, ['--check'])).code).toBe(0);
  site.edit('## Delete {#remove}', '## Wash\n\nOnce.\n\n## Delete {#remove}');
  const { code, warned } = await site.run(statusCommand, ['--check']);
  expect(code).toBe(1);
  expect(warned).toContain('3 blocks are stale or missing; the budget allows 2');
});

it('writes code and escaped signs as they are', async () => {
  const more = (written: string) => `
${written} \\{#id}.

\`\`\`ts
const open = /\\{#(\\w+)\\}/;
\`\`\`

\`\`\`text
# A {#b}
:::note[Title]
:::note Title
\`\`\`

:::note Title

Words.

:::
`;
  site.write(source, site.read(source) + more('Write'));
  site.write(translation, site.read(translation) + more('写'));
  await site.run(statusCommand, ['--record']);
  site.edit('for room', 'for the room that it takes');
  const before = site.read(translation);
  expect((await site.run(nextCommand, [], ['k'])).warned).toBe('');
  expect(site.read(translation)).toBe(before);
  expect(await status()).toEqual([]);
});

it('keeps a heading below another one whose words have changed', async () => {
  site.edit('### Own colors', '### Your own colors');
  expect((await site.run(nextCommand, [], ['k'])).warned).toBe('');
  expect(await status()).toEqual([]);
});

it('tells of code within an item that has moved', async () => {
  const item = (words: string, room: string) =>
    `\n- ${words}\n\n  \`\`\`tsx\n  if (a) {\n${room}b();\n  }\n  \`\`\`\n`;
  site.write(source, site.read(source) + item('Do it.', '  '));
  site.write(translation, site.read(translation) + item('做。', '  '));
  await site.run(statusCommand, ['--record']);
  expect(await status()).toEqual([]);
  site.edit(item('Do it.', '  '), item('Do it.', '    '));
  expect(await status()).toEqual(['stale item']);
});

it('brings texts of the interface into the file', async () => {
  const code = 'i18n/zh/code.json';
  const texts = JSON.parse(site.read(code)) as Record<string, unknown>;
  delete texts['code.copy'];
  site.write(code, JSON.stringify({ ...texts, old: { message: '旧' } }));
  expect((await site.run(extractCommand, ['--check'])).code).toBe(1);
  expect((await site.run(extractCommand, ['--prune'])).said).toContain('1 added, 1 removed');
  expect(JSON.parse(site.read(code))).toMatchObject({ 'code.copy': { message: '' } });
  expect(site.read(code)).not.toContain('旧');
});

it('says what is wrong with arguments', async () => {
  for (const [command, args, what] of [
    [statusCommand, ['--locale', 'fr'], 'not translated into "fr"'],
    [statusCommand, ['--jsn'], '--jsn'],
    [nextCommand, ['--page', '/nowhere'], 'no written page /nowhere'],
    [nextCommand, ['--export', 'a', '--import', 'b'], '--export and --import exclude each other'],
    [nextCommand, ['--dry-run'], '--dry-run does nothing without --import or --export'],
    [statusCommand, [page], 'is too much: only --record is for single pages'],
    [statusCommand, ['--dry-run'], '--dry-run does nothing without --record'],
    [statusCommand, ['--json', '--record'], '--record and --json exclude each other'],
    [checkCommand, ['--dry-run'], '--dry-run does nothing without --fix'],
    [extractCommand, ['--check', '--prune'], '--check and --prune exclude each other'],
    [newCommand, ['zh'], 'Name a language and a page'],
  ] as const) {
    const { code, warned } = await site.run(command, args);
    expect(warned).toContain(what);
    expect(code).toBe(2);
  }
});
