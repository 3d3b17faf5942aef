import * as fc from 'fast-check';
import { micromark } from 'micromark';
import { wordsOf, pageAnchors } from './pageAnchors';

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
  ['##No heading\n\nText # none', []],
  ['', []],
])('of %j are %j', (mdx, ids) => {
  expect(pageAnchors(mdx)).toEqual(ids);
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
