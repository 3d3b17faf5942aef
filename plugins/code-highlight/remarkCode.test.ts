import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { remarkCode } from './remarkCode';

function fence(info: string, value = 'npm install a'): Code {
  const [lang, ...meta] = info.split(' ');
  return {
    type: 'code',
    lang: lang || null,
    meta: meta.join(' ') || null,
    value,
    position: { start: { line: 12, column: 1 }, end: { line: 14, column: 4 } },
  };
}

const text = { type: 'paragraph' as const, children: [{ type: 'text' as const, value: 'then' }] };

async function transform(...children: Root['children']): Promise<Root['children']> {
  const tree: Root = { type: 'root', children };
  await remarkCode()(tree, { path: 'docs/page/index.mdx' } as VFile);
  return tree.children;
}

interface Shape {
  name: string | null;
  attributes: Record<string, unknown>;
  children: Shape[];
}

/** An element as name, attributes and children; the highlighted code as its text. */
function shape(node: unknown): Shape {
  const { name, attributes, children } = node as MdxJsxFlowElement;
  return {
    name,
    attributes: Object.fromEntries(
      attributes.map((each) => {
        if (each.type !== 'mdxJsxAttribute') throw new Error('spread');
        const value = String(each.value);
        return each.name === 'html'
          ? ['text', value.replace(/<\/?span[^>]*>/g, '')]
          : [each.name, value];
      }),
    ),
    children: children.map(shape),
  };
}

it('turns a fence into a block with language, title, marks and code', async () => {
  const [block, rest] = await transform(
    fence('css title="a.css" {2}', 'a {\n  color: red;\n}'),
    text,
  );
  expect(shape(block)).toEqual({
    name: 'CodeBlock',
    attributes: {
      language: 'css',
      title: 'a.css',
      text: 'a {\n<mark>  color: red;\n</mark>}',
    },
    children: [],
  });
  expect(rest).toBe(text);
});

it('reaches a fence inside of other elements', async () => {
  const [list] = await transform({
    type: 'list',
    children: [{ type: 'listItem', children: [text, fence('bash')] }],
  });
  const [item] = (list as unknown as { children: { children: unknown[] }[] }).children;
  expect(shape(item!.children[1]).name).toBe('CodeBlock');
});

it.each([
  [
    'sh',
    /^docs\/page\/index\.mdx:12: the code fence names the unknown language "sh"; use one of bash, /,
  ],
  ['cobol', /^docs\/page\/index\.mdx:12: .*"cobol"/],
  ['', /^docs\/page\/index\.mdx:12: the code fence names no language/],
  ['bash showLineNumbers', /^docs\/page\/index\.mdx:12: unknown words "showLineNumbers"/],
  ['bash {2}', /^docs\/page\/index\.mdx:12: the code fence marks line 2, but has 1/],
  ['tsx npm2yarn', /^docs\/page\/index\.mdx:12: the code fence npm2yarn is for bash/],
  [
    'ts ts2js title="src/mui.d.ts"',
    /^docs\/page\/index\.mdx:12: the code fence ts2js is for code of which JavaScript is left/,
  ],
  ['bash ts2js', /^docs\/page\/index\.mdx:12: the code fence ts2js is for tsx and ts/],
])('refuses a fence "%s" and says where it stands', async (info, message) => {
  await expect(transform(fence(info))).rejects.toThrow(message);
});

it('shows a command for every package manager', async () => {
  const [tabs] = await transform(fence('bash npm2yarn title="terminal"'));
  const { name, attributes, children } = shape(tabs);
  expect([name, attributes]).toEqual(['CodeTabs', { preference: 'packageManager' }]);
  expect(children.map((child) => child.attributes)).toEqual([
    { language: 'bash', title: 'terminal', variant: 'npm', text: 'npm install a' },
    { language: 'bash', title: 'terminal', variant: 'pnpm', text: 'pnpm add a' },
    { language: 'bash', title: 'terminal', variant: 'yarn', text: 'yarn add a' },
  ]);
});

it('refuses a command that another package manager does not have', async () => {
  await expect(transform(fence('bash npm2yarn', 'npm install a\nnpm ci'))).rejects.toThrow(
    'docs/page/index.mdx:12: the code fence npm2yarn does not know "npm ci" in pnpm; leave npm2yarn out',
  );
});

describe('ts2js', () => {
  it('adds the form without types, with its own title and language, and the same lines marked', async () => {
    const source = 'type Row = { id: number };\n\nconst row: Row = {\n  id: 1,\n};';
    const [pair] = await transform(fence('tsx ts2js title="src/rows.tsx" {4}', source));
    const { name, attributes, children } = shape(pair);
    expect([name, attributes]).toEqual(['CodeTabs', { preference: 'code' }]);
    expect(children.map((child) => child.attributes)).toEqual([
      {
        language: 'tsx',
        title: 'src/rows.tsx',
        variant: 'TS',
        text: 'type Row = { id: number };\n\nconst row: Row = {\n<mark>  id: 1,\n</mark>};',
      },
      {
        language: 'jsx',
        title: 'src/rows.js',
        variant: 'JS',
        text: 'const row = {\n<mark>  id: 1,\n</mark>};',
      },
    ]);
  });

  it.each([
    ['const a = 1;', /holds no types; leave ts2js out/],
    ['<Grid rows={rows} />', /holds no types; leave ts2js out/],
    ['const a = "x"', /holds no types; leave ts2js out/],
    ['type Row = { id: number };', /nothing of it is left; leave ts2js out/],
    ["// A column\n{ field: 'a' as const }", /begins with an object/],
    [
      'const a = 1;\n  enum A { B }',
      /as JavaScript: \ndocs\/page\/index\.mdx:14:3 declares an enum/,
    ],
    ['<Grid', /cannot be shown as JavaScript/],
  ])('refuses %s and says where it stands', async (source, message) => {
    const failing = transform(fence('tsx ts2js', source));
    await expect(failing).rejects.toThrow(message);
    await expect(failing).rejects.toThrow(/^docs\/page\/index\.mdx:12: /);
  });

  it('writes no semicolon behind an element that has none', async () => {
    const [pair] = await transform(fence('tsx ts2js', '<Grid<Row> rows={rows} />'));
    const [, javaScript] = shape(pair).children;
    expect(javaScript!.attributes.text).toBe('&#x3C;Grid rows={rows} />');
  });

  it('marks the same lines below an interface whose lines read alike', async () => {
    const source =
      'interface Row {\n  id: number;\n}\n\nfunction open() {\n  show();\n}\n\nfunction close(row: Row) {\n  hide(row);\n}';
    const [pair] = await transform(fence('ts ts2js {5-7}', source));
    const [, javaScript] = shape(pair).children;
    expect(javaScript!.attributes.text).toBe(
      '<mark>function open() {\n</mark><mark>  show();\n</mark><mark>}\n</mark>\nfunction close(row) {\n  hide(row);\n}',
    );
  });

  it('refuses a marked line that changes with its types', async () => {
    await expect(transform(fence('ts ts2js {1}', 'const a: number = 1;'))).rejects.toThrow(
      /index\.mdx:12: .*the marked line 1, "const a: number = 1;"/,
    );
  });
});

describe('date-library', () => {
  const all = ['moment', 'dayjs', 'date-fns', 'luxon'];
  const fences = (names: string[]) =>
    names.map((name) => fence(`bash date-library="${name}"`, `npm install ${name}`));

  it('makes one group of neighbours, in the order of the libraries', async () => {
    const [tabs, rest, ...more] = await transform(...fences(all), text);
    const { attributes, children } = shape(tabs);
    expect(attributes).toEqual({ preference: 'dateLibrary' });
    expect(children.map((child) => [child.attributes.variant, child.attributes.text])).toEqual([
      ['dayjs', 'npm install dayjs'],
      ['date-fns', 'npm install date-fns'],
      ['luxon', 'npm install luxon'],
      ['moment', 'npm install moment'],
    ]);
    expect(rest).toBe(text);
    expect(more).toEqual([]);
  });

  it('may hold commands for every package manager', async () => {
    const [tabs] = await transform(
      ...all.map((name) => fence(`bash npm2yarn date-library="${name}"`, `npm install ${name}`)),
    );
    const [first] = shape(tabs).children;
    expect(first?.attributes).toEqual({ preference: 'packageManager', variant: 'dayjs' });
    expect(first?.children.map((child) => child.attributes.text)).toEqual([
      'npm install dayjs',
      'pnpm add dayjs',
      'yarn add dayjs',
    ]);
  });

  it.each([
    ['one is missing', all.slice(1)],
    ['one is unknown', [...all.slice(1), 'temporal']],
    ['one is there twice', [...all, 'luxon']],
  ])('refuses a group in which %s, and says where it stands', async (_name, names) => {
    await expect(transform(...fences(names))).rejects.toThrow(
      `docs/page/index.mdx:12: neighbouring code fences with date-library have to be one for each of dayjs, date-fns, luxon, moment; here they are ${names.join(', ')}`,
    );
  });

  it('does not join fences with something between', async () => {
    await expect(
      transform(...fences(all.slice(0, 2)), text, ...fences(all.slice(2))),
    ).rejects.toThrow(/have to be one for each/);
  });
});
