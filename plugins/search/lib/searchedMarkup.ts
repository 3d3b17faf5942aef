import type { CheerioAPI } from 'cheerio';
import { escapeHtml } from '../../../src/ui/rules/escapeHtml';

type Node = ReturnType<CheerioAPI['root']>[number]['children'][number];
type Element = Extract<Node, { attribs: object }>;

/** Part of a sentence: what it marks is no reason to stop reading. */
const inline = new Set(
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
/** What the indexer knows by name: headings, by which a page is divided, and what it ends with a full stop. */
const known = /^(?:h[1-6]|p|li|td|pre|blockquote)$/;

/** A span of text, or one of several facts in a row. */
function isInline({ name, parent }: Element): boolean {
  return (
    inline.has(name) && !(name === 'span' && parent && 'name' in parent && parent.name === 'div')
  );
}

/**
 * Writes what the indexer needs of a page's markup: text, blocks, and the ids of headings. A tenth of a page of the API
 * reference is its text, the rest are attributes and marks inside a line, which take the indexer longer than the text.
 * @param nodes - of the page's own text
 */
export function searchedMarkup(nodes: readonly Node[]): string {
  return nodes
    .map((node): string => {
      if (node.type === 'text') return escapeHtml(node.data);
      if (!('name' in node) || !('children' in node)) return '';
      const content = searchedMarkup(node.children);
      if (node.name === 'br') return ' ';
      if (isInline(node)) return content;
      // It would not tell a heading of a column from the text beside it.
      const cell = node.name === 'th' ? 'td' : node.name;
      const name = known.test(cell) ? cell : 'div';
      const id = /^h[1-6]$/.test(name) && node.attribs.id;
      return `<${name}${id ? ` id="${escapeHtml(id)}"` : ''}>${content}</${name}>`;
    })
    .join('');
}
