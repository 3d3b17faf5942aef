import { checkReferences } from './checkReferences';
import { loadParser } from './parsePage';

it.each([
  ['Text.\n\n| A |\n| - |\n| b, [`c`] (/d/) |', 5, 6, '[`c`] (/d/)'],
  ['> There are\n> [`three`][three].', 2, 3, '[`three`][three]'],
  ['- One, and [a\n  `b`][].', 1, 12, '[a `b`][]'],
  ['## Some [`a`](/b/ {#some}\n\nText.', 1, 9, '[`a`](/b/'],
  ['`[a] (/b/)`, [c](/d/) and [`e`] (https://f.org/g)', 1, 27, '[`e`] (https://f.org/g)'],
  ['Text\\[^1] and[^1]', 1, 14, '[^1]'],
])('tells where %j has a link that is none', async (text, line, column, written) => {
  const parsed = (await loadParser()).parse(text);
  if ('fault' in parsed) throw new Error(parsed.fault.what);
  expect(checkReferences(parsed.tree, text.split('\n'))).toEqual([
    expect.objectContaining({ line, column, what: expect.stringContaining(written) }),
  ]);
});
