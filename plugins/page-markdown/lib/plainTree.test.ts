import type { Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { loadParser, type PageParser } from '../../content-check/lib/parsePage';
import { plainTree } from './plainTree';

let parser: PageParser;
beforeAll(async () => {
  parser = await loadParser();
});

function treeOf(mdx: string): Root {
  const parsed = parser.parse(mdx);
  if ('fault' in parsed) throw new Error(parsed.fault.what);
  return parsed.tree;
}

const written = (tree: Root) =>
  toMarkdown(
    plainTree(tree, {
      byForm: (make) => ({ type: 'html', value: make({ code: 'ts', style: 'system' }) }),
      demo: (name) => [{ name: `${name}.tsx`, code: 'a();' }],
      api: () => [],
      link: (address) => (address.startsWith('/gone') ? undefined : `https://d.org${address}`),
      toJavaScript: (code) => code,
      callouts: { note: 'Note' },
      elsewhere: 'Elsewhere.',
    }),
    { extensions: [gfmToMarkdown()], bullet: '-', rule: '-', emphasis: '_' },
  ).trim();
const plain = (mdx: string) => written(treeOf(mdx));

it.each([
  ['<Plan name="pro" />', '(Pro)'],
  ['<img src="/img/a.svg" alt="A drawing" />', 'A drawing'],
  ["{'text'}", 'text'],
  ['<kbd>K</kbd>', '`K`'],
  ['<strong>\n  Bold\n</strong>', '**Bold**'],
  ['<a href="/a/">A</a>', '[A](https://d.org/a/)'],
  [
    '<figure>\n  <img src="/img/a.svg" alt="A drawing" />\n  <figcaption>Caption</figcaption>\n</figure>',
    'A drawing\n\nCaption',
  ],
])('makes a paragraph of %j between blocks', (alone, paragraph) => {
  expect(plain(`## One\n\n${alone}\n\n## Two\n\n- a`)).toBe(
    `## One\n\n${paragraph}\n\n## Two\n\n- a`,
  );
  const inItem = alone.replace(/\n/g, '\n  ');
  expect(plain(`- a\n\n  ${inItem}\n\n- b`)).toBe(
    `- a\n\n${paragraph.replace(/^(?=.)/gm, '  ')}\n\n- b`,
  );
  expect(plain(`:::note\n\n${alone}\n\n:::`)).toBe(
    `> **Note**\n>\n${paragraph.replace(/^/gm, '> ').replace(/^> $/gm, '>')}`,
  );
});

it('leaves nothing of line ends and comments that stand alone', () => {
  expect(plain('One.\n\n<br />\n\n{/* todo */}\n\n{" "}\n\nTwo {/* todo */} three.<br />')).toBe(
    'One.\n\nTwo three.',
  );
  expect(plain('One <br />\ntwo')).toBe('One\\\ntwo');
});

it('writes the texts of expressions', () => {
  expect(plain("Write {'{'} first. Use{' '}[Button](/a/), a {\"<\"} b and {`c`}.{' '}\nD")).toBe(
    'Write { first. Use [Button](https://d.org/a/), a < b and c.\nD',
  );
  expect(plain('<Link to={"/a/"}>a</Link> <code>{\'{\'}a</code>')).toBe(
    '[a](https://d.org/a/) `{a`',
  );
});

it.each([
  ['## Sorting rows {/* #sorting */}', '## Sorting rows'],
  ['## Sorting rows {#sorting}', '## Sorting rows'],
  ['## Sorting <Plan name="pro" />', '## Sorting (Pro)'],
  ['Sorting\nrows  \nof a\n---', '## Sorting rows of a'],
])('writes the heading %j on one line, without its id', (mdx, heading) => {
  expect(plain(mdx)).toBe(heading);
});

it('keeps the words of references, with links to what is there', () => {
  expect(plain('[A][a], [B][b], ![C][a]\n\n[a]: /a/\n[b]: /gone/\n[a]: /other/')).toBe(
    '[A](https://d.org/a/), B, C',
  );
});

it('puts what has no place in the cell of a table into one line', () => {
  expect(
    plain(
      '| A | B |\n| - | - |\n| <ul><li>One</li><li>Two</li></ul> | a<br />b <strong>c</strong> |',
    ),
  ).toBe('| A        | B         |\n| -------- | --------- |\n| One; Two | a b **c** |');
});

it('writes what the source says now behind a cell, in brackets, and below a paragraph as a quote', () => {
  const mark = (flow: string) => treeOf(`<StaleMark>\n<div>\n${flow}\n</div>\n\nnew\n</StaleMark>`);
  const table = treeOf('| A |\n| - |\n| y |\n| z |');
  const [row] = table.children.flatMap((node) =>
    node.type === 'table' ? [node.children[1]!] : [],
  );
  row!.children[0]!.children.push(...(mark('ex | ey').children as never[]));
  expect(written(table)).toBe(
    '| A            |\n| ------------ |\n| y (ex \\| ey) |\n| z            |',
  );
  expect(written(mark('ex'))).toBe('> ex');
  expect(written(mark('{/* nothing */}'))).toBe('');
});

it('puts the source of a demo and the parts of a callout in their places', () => {
  expect(plain(':::note[Own `title`]\n\n<Demo name="A" height={1} />\n\n:::')).toBe(
    '> **Own `title`**\n>\n> `A.tsx`\n>\n> ```tsx\n> a();\n> ```',
  );
});
