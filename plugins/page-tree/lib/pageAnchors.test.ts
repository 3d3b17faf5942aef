import * as fc from 'fast-check';
import { micromark } from 'micromark';
import { pageAnchors, pageHeadings, pageSections, wordsOf } from './pageAnchors';

it.each<[string, string[]]>([
  ['## Basic usage\n\nText\n\n### Basic usage', ['basic-usage', 'basic-usage-1']],
  ['## 基本用法 {#basic-usage}', ['basic-usage']],
  ['## The `<Box>` and **bold** [link](/a/)', ['the-box-and-bold-link']],
  ['## Sorting rows {/* #sorting */}', ['sorting']],
  ['## Rows & columns', ['rows--columns']],
  ['## Pivoting <Plan name="premium" />', ['pivoting']],
  ['## `renderCell()`  ', ['rendercell']],
  ['---\ntitle: a\n# no\n---\n\n## Yes', ['yes']],
  ['```md\n## no\n```\n\n## Yes', ['yes']],
  ['~~~\n## no\n```\n~~~\n## Yes', ['yes']],
  ['{/* ## no\n## no */}\n\n## Yes', ['yes']],
  ['1. ```bash\n   # no\n   ```\n\n## Yes\n\n```js\na\n```\n\n## Last', ['yes', 'last']],
  ['> ~~~\n> ## no\n> ~~~\n\n> ## Yes', ['yes']],
  ['```js\n## no\n`````\n\n## Yes\n\n```js\na\n```', ['yes']],
  ['Begins with `{/*`.\n\n## Yes\n\nEnds with `*/}`.', ['yes']],
  ['--- \n# no\n--- \n\n## Yes', ['yes']],
  ['<details>\n    ## Yes\n</details>\n\n- ## In a list', ['yes', 'in-a-list']],
  ["## With {'{'} and {/* todo */} <Plan name='pro' />", ['with--and--todo-']],
  ['## Yes ##\n\n## No {#own} ##', ['yes', 'own']],
  ['##No heading\n\nText # none', []],
  ['', []],
])('of %j are %j', (mdx, ids) => {
  expect(pageAnchors(mdx)).toEqual(ids);
});

it('reads the words of a heading without comments, and the text of an expression', () => {
  const mdx = "## With {'{'} and {/* todo */} `{/*`\n\n## Sorting {/* #sort */}";
  expect(pageHeadings(mdx).map(({ title }) => title)).toEqual(['With { and  {/*', 'Sorting']);
});

it('cuts a page at its headings', () => {
  const mdx = '---\na: b\n---\n\nOne.\n\n## A\n\n```md\n## no\n````\n\n## B {#c}\n\nThree.\n';
  expect(pageSections(mdx)).toEqual(['One.', '```md\n## no\n````', 'Three.']);
});

it('reads the words of a heading as Markdown does, marks or none', () => {
  const read = (words: string) =>
    micromark(`# ${words}`)
      .replace(/<[^>]*>/g, '')
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
      .trim();
  const words = fc.stringMatching(/^[\w 标签é,.:?'"()/+#*`!&;-]{0,24}$/u);
  fc.assert(
    fc.property(words, (text) => {
      expect(wordsOf(text)).toBe(read(text));
    }),
    { numRuns: 2000 },
  );
});
