import type { Nodes } from 'mdast';
import { checkHeadings } from './checkHeadings';
import { loadParser } from './parsePage';

it.each([
  ['## Sorting rows {/* #sorting */}', 'sorting', 'Sorting rows'],
  ['## Sorting rows {#sorting}', 'sorting', 'Sorting rows'],
  ['## Sorting rows {/* later */}', 'sorting-rows--later-', 'Sorting rows'],
  ["## Use {'{'} and `{`", 'use--and-', 'Use { and {'],
  ['## Own colors <Plan name="pro" />', 'own-colors', 'Own colors'],
])('reads the id and the words of %s', async (mdx, id, text) => {
  const parser = await loadParser();
  const parsed = parser.parse(mdx);
  if ('fault' in parsed) throw new Error(parsed.fault.what);
  const { headings } = checkHeadings(parsed.tree, (nodes) => parser.toString(nodes as Nodes[]));
  expect(headings).toEqual([expect.objectContaining({ id, text })]);
});
