import { pageAnchors } from './pageAnchors';

it.each<[string, string[]]>([
  ['## Basic usage\n\nText\n\n### Basic usage', ['basic-usage', 'basic-usage-1']],
  ['## 基本用法 {#basic-usage}', ['basic-usage']],
  ['## The `<Box>` and **bold** [link](/a/)', ['the-box-and-bold-link']],
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
