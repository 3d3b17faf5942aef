import { readMarkup } from './readMarkup';

/** The parts of a page, each as its kind and what is written. */
const partsOf = (mdx: string) =>
  readMarkup(mdx).parts.map(({ kind, from, to }) => [kind, mdx.slice(from, to)]);

it.each<[string, [string, string][]]>([
  ['--- \na: b\n---\t\nText', [['frontMatter', '--- \na: b\n---\t']]],
  ['---\n---\nText', [['frontMatter', '---\n---']]],
  ['\uFEFF---\r\na: b\r\n---\r\nText', [['frontMatter', '\uFEFF---\r\na: b\r\n---']]],
  [
    '1. ```js\n   # a\n   ```\n2. `b`',
    [
      ['fence', '```js\n   # a\n   ```'],
      ['code', '`b`'],
    ],
  ],
  [
    '> ~~~\n> # a\n> ~~~\n\n`b`',
    [
      ['fence', '~~~\n> # a\n> ~~~'],
      ['code', '`b`'],
    ],
  ],
  [
    '```js\na\n`````\n`b`',
    [
      ['fence', '```js\na\n`````'],
      ['code', '`b`'],
    ],
  ],
  [
    '```js\r\na\r\n```\r\n`b`',
    [
      ['fence', '```js\r\na\r\n```'],
      ['code', '`b`'],
    ],
  ],
  [
    '- ```js\n  a\n\n`b`',
    [
      ['fence', '```js\n  a\n'],
      ['code', '`b`'],
    ],
  ],
  [
    'a `{/*` b `*/}`',
    [
      ['code', '`{/*`'],
      ['code', '`*/}`'],
    ],
  ],
  [
    '{/* ```\n`a` */} `b`',
    [
      ['comment', '{/* ```\n`a` */}'],
      ['code', '`b`'],
    ],
  ],
  [
    "{/* a */ /* b */} {'`'} `c`",
    [
      ['comment', '{/* a */ /* b */}'],
      ['expression', "{'`'}"],
      ['code', '`c`'],
    ],
  ],
  ['\\`a \\{ `b`', [['code', '`b`']]],
  ['`` a ` b `` ` c', [['code', '`` a ` b ``']]],
  ['a `b\nc` d', [['code', '`b\nc`']]],
  ['a `b\n\nc` d', []],
  ['a `b\n- c` d', []],
  ['## a `b\nc` d', []],
  ['[a](/b "`") `c`', [['code', '`c`']]],
  [
    '<b title="`">a</b> `c`',
    [
      ['tag', '<b title="`">'],
      ['tag', '</b>'],
      ['code', '`c`'],
    ],
  ],
  ['a < b > {#c} `d', []],
])('reads the parts of %j', (mdx, parts) => {
  expect(partsOf(mdx)).toEqual(parts);
});

it('tells the code of a fence without what stands around it', () => {
  const [fence] = readMarkup('> 1. ```js\n>    a\n>\n>      b\n>    ```\n').parts;
  expect(fence).toEqual(expect.objectContaining({ kind: 'fence', code: 'a\n\n  b' }));
});

it.each([
  ['## A\n\n###  B  \n#c', ['## A', '###  B  ']],
  ['> ## A\n\n- ### B\n\n<details>\n    ## C\n</details>', ['## A', '### B', '## C']],
  ['Text\n## A\n{/*\n## no\n*/}\n```md\n## no\n```\n## B {/* no */}', ['## A', '## B {/* no */}']],
])('finds the headings of %j', (mdx, headings) => {
  expect(readMarkup(mdx).headings.map(({ from, to }) => mdx.slice(from, to))).toEqual(headings);
});
