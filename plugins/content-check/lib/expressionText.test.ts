import type { Nodes } from 'mdast';
import { expressionText } from './expressionText';
import { loadParser } from './parsePage';

it.each([
  ["{'{'}", '{'],
  ["{' '}", ' '],
  ['{"it\'s"}', "it's"],
  ['{`\\u00a0`}', '\u00a0'],
  ['{/* todo */}', ''],
  ["{/* todo */ 'a'}", 'a'],
  ['{}', ''],
  ['{1}', undefined],
  ['{a}', undefined],
  ['{`${a}`}', undefined],
])('reads %s as %j', async (written, text) => {
  const parsed = (await loadParser()).parse(`a ${written} b`);
  if ('fault' in parsed) throw new Error(parsed.fault.what);
  const [paragraph] = parsed.tree.children;
  const [, node] = (paragraph as { children: Nodes[] }).children;
  expect(expressionText((node as { data?: object }).data)).toBe(text);
});
