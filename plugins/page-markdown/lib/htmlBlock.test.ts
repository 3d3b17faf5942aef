import type { Nodes, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toMarkdown } from 'mdast-util-to-markdown';
import { loadParser, type PageParser } from '../../content-check/lib/parsePage';
import { htmlBlock } from './htmlBlock';
import { inBlocks, trimWords } from './inBlocks';
import { inOneLine } from './inOneLine';

let parser: PageParser;
beforeAll(async () => {
  parser = await loadParser();
});

/** What an element holds, as a page would have it: elements within are asked again. */
const held = (children: readonly Nodes[]): Nodes[] =>
  children.flatMap((node): Nodes[] => {
    if (node.type === 'paragraph') return inBlocks(held(node.children));
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [node];
    return htmlBlock(node, makers) ?? held(node.children);
  });
const makers = {
  blocks: (children: readonly Nodes[]) => inBlocks(held(children)),
  words: (children: readonly Nodes[]) => trimWords(inOneLine(held(children))),
};

function markdownOf(mdx: string): string {
  const parsed = parser.parse(mdx);
  if ('fault' in parsed) throw new Error(parsed.fault.what);
  const root: Root = { type: 'root', children: inBlocks(held(parsed.tree.children)) };
  return toMarkdown(root, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    rule: '-',
  }).trim();
}

it.each([
  [
    '<table>\n  <caption>All types</caption>\n  <thead>\n    <tr>\n      <th>Name</th>\n      <th>Type</th>\n    </tr>\n  </thead>\n  <tbody>\n    <tr>\n      <td>a</td>\n      <td>\n        b\n      </td>\n    </tr>\n  </tbody>\n</table>',
    'All types\n\n| Name | Type |\n| - | - |\n| a | b |',
  ],
  ['<table>\n<tr><th>a</th><td>b</td></tr>\n</table>', '| | |\n| - | - |\n| a | b |'],
  [
    '<table>\n<tr><th>A</th><th>B</th><th>C</th></tr>\n<tr><td rowSpan={2}>a</td><td colSpan="2">b</td></tr>\n<tr><td>c</td></tr>\n</table>',
    '| A | B | C |\n| - | - | - |\n| a | b | |\n| | c | |',
  ],
  ['<ul>\n  <li>One</li>\n  <li>Two</li>\n</ul>', '- One\n- Two'],
  ['<ul><li>One <ul><li>Inner</li></ul></li></ul>', '- One\n\n  - Inner'],
  ['<ol start={3}><li>a</li><li>b</li></ol>', '3. a\n4. b'],
  [
    '<dl>\n  <dt>Term</dt>\n  <dt>Other</dt>\n  <dd>Meaning</dd>\n  <dt>Last</dt>\n  <dd>End</dd>\n</dl>',
    '- **Term**\n\n  **Other**\n\n  Meaning\n\n- **Last**\n\n  End',
  ],
  ['<blockquote>\n  Quoted\n</blockquote>', '> Quoted'],
  ['<pre>\n  <code>npm install</code>\n</pre>', '```\nnpm install\n```'],
  ['One.\n\n<hr />\n\nTwo.', 'One.\n\n---\n\nTwo.'],
  ['<ul></ul>\n\n<table></table>\n\n<blockquote></blockquote>\n\nOne', 'One'],
  ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
])('writes %j as Markdown does', (mdx, markdown) => {
  // Room in empty cells is nothing that anybody sees.
  expect(markdownOf(mdx).replace(/\| {2,}(?=\|)/g, '| ')).toBe(markdown);
});

it('takes no element for a block that stands among words', () => {
  const element: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'span',
    attributes: [],
    children: [],
  };
  expect(htmlBlock(element, makers)).toBeUndefined();
});
