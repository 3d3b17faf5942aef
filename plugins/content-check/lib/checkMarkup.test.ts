import * as fc from 'fast-check';
import { namedDemos } from '../../api-reference/lib/demos/namedDemos';
import { pageHeadings } from '../../page-tree/lib/pageAnchors';
import { loadParser, type PageParser } from './parsePage';
import { readPage } from './readPage';

let parser: PageParser;

beforeAll(async () => {
  parser = await loadParser();
});

const front =
  '---\ndescription: Put light where readers need it, with lamps of three sizes that each take their own label.\n---\n\n';
const read = (body: string) => readPage(`${front}${body}\n`, 'en', parser);

it.each([
  ['## A [b][c]\n\nText.\n\n[c]: /x/grid/', 5, 'has the heading "A b", which has the id "a-b" on'],
  [
    '## A[^1]\n\nText.\n\n[^1]: A note.',
    5,
    'has the heading "A", which has the id "a" on the page',
  ],
  [
    'A[^1]\n\n[^1]: ```js\n    a\n    ```\n\n## B\n\nText.',
    11,
    'has the heading "B", which the search would not find',
  ],
  [
    'A[^1]\n\n[^1]: ~~~text\n    a\n\n    ## B\n    ~~~\n\nText.',
    10,
    'has a line that the search would take for the heading {#b}',
  ],
  ['> <Demo\n>   name="A"\n>   height={3}\n> />', 5, 'shows the demo A, which the build would not'],
  ['<Demo name="A&#66;" height={3} />', 5, 'shows the demo AB, which the build would not find'],
  [
    'A[^1]\n\n[^1]: ~~~text\n    a\n\n    <Demo name="A" height={3} />\n    ~~~\n\nText.',
    10,
    'has a line that the build would take for the demo A',
  ],
])('refuses %j', (body, line, what) => {
  expect(read(body).faults).toEqual([
    expect.objectContaining({ line, what: expect.stringContaining(what) }),
  ]);
});

/** Blocks of a page; what has a number is there once. */
const headings: ((id: string) => string)[] = [
  (id) => `## ${id}\n\nText.`,
  (id) => `## Words of \`code\` {#${id}}\n\nText.`,
  (id) => `## Words <Plan name="pro" /> {/* #${id} */}\n\nText.`,
  (id) => `## **${id}**\n\nText.`,
  (id) => `> ## ${id}\n>\n> Text.`,
  (id) => `- ## ${id}\n\n  Text.`,
  (id) => `<details>\n<summary>More</summary>\n\n    ## ${id}\n\nText.\n\n</details>`,
  (id) => `Text\n## ${id}\ntext.`,
];
const demos: ((name: string) => string)[] = [
  (name) => `<Demo name="${name}" height={3} />`,
  (name) => `<Demo name='${name}' height={3} />`,
  (name) => `<Demo height={3} ad={false} name = "${name}" />`,
  (name) => `<Demo\n  name="${name}"\n  height={3}\n/>`,
  (name) => `<Demo name="${name}" height={3}></Demo>`,
  (name) => `- Text.\n\n  <Demo name="${name}" height={3} />`,
  (name) => `:::note\n\n<Demo name="${name}" height={3} />\n\n:::`,
];
/** Text in which nothing is a heading or a demo. */
const others: string[] = [
  '```text\n## No\n<Demo name="No" height={3} />\n```',
  '````text\n```js\n## No\n```\n````',
  '```js\n{/* a\n`````',
  '~~~js\n```\n~~~~',
  '1. ```bash\n   # no\n   npm install\n   ```\n2. Text.',
  '- Text.\n\n  ~~~text\n  <Demo name="No" height={3} />\n  ~~~',
  '> ```bash\n> # no\n> ```',
  '{/*\n## No\n\n```js\n\n<Demo name="No" height={3} />\n*/}',
  'Begins with `{/*`.',
  'Ends with `*/}`.',
  'Write `<Demo name="No" height={3} />` or ``a ` b`` there.',
  "A \\` and a \\{ and a brace {'{'}.",
  'Code ```a``` within\na `line\nand` the next.',
  '<b title="<Demo name=\'No\' /> ## no">Text</b> and <br />.',
  '| A | `b` |\n| - | - |\n| `{/*` | ## no |',
  '[Text](/x/grid/ "{/* `"), 1 < 2 and #no.',
];

const block = fc.oneof(
  fc.constantFrom(...headings).map((heading) => ({ heading })),
  fc.constantFrom(...demos).map((demo) => ({ demo })),
  fc.constantFrom(...others).map((other) => ({ other })),
);

it('finds in any page that passes what its syntax tree has', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 8 }), (blocks) => {
      const ids: string[] = [];
      const names: string[] = [];
      const page = blocks.map((each, index) => {
        if ('other' in each) return each.other;
        if ('demo' in each) {
          names.push(`Demo${index}`);
          return each.demo(`Demo${index}`);
        }
        ids.push(`part-${index}`);
        return each.heading(`part-${index}`);
      });
      const text = `${front}${page.join('\n\n')}\n`;
      const facts = readPage(text, 'en', parser);
      expect(facts.headings.map(({ id }) => id)).toEqual(ids);
      expect(pageHeadings(text).map(({ id }) => id)).toEqual(ids);
      expect(pageHeadings(text).map(({ depth }) => depth)).toEqual(
        facts.headings.map(({ level }) => level),
      );
      expect(facts.demos.map(({ name }) => name)).toEqual(names);
      expect(namedDemos(text)).toEqual(names);
    }),
    { numRuns: 300 },
  );
});

it('refuses whatever both readings take for different pages', () => {
  // Lines in any order: most pages are refused, and none passes in which both differ.
  const page = [
    ...headings.map((heading, index) => heading(`part-${index}`)),
    ...demos.map((demo, index) => demo(`Demo${index}`)),
    ...others,
  ];
  const lines = page.flatMap((each) => each.split('\n'));
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...lines), { maxLength: 10 }), (some) => {
      const text = `${front}${some.join('\n')}\n`;
      const facts = readPage(text, 'en', parser);
      if (facts.faults.length > 0) return;
      expect(pageHeadings(text).map(({ id }) => id)).toEqual(facts.headings.map(({ id }) => id));
      expect(namedDemos(text)).toEqual(facts.demos.map(({ name }) => name));
    }),
    { numRuns: 300 },
  );
});
