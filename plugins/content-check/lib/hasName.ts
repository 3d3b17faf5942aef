import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { attributeOf } from './attributeValue';
import { expressionText } from './expressionText';

const isWritten = (text: string) => /[^\s\p{Cf}]/u.test(text);

/** Whether a picture of HTML has a text in its place; one without the attribute is told by itself, and code is, too. */
function hasText({ attributes }: MdxJsxFlowElement | MdxJsxTextElement): boolean {
  const alt = attributes.find((each) => 'name' in each && each.name === 'alt');
  if (!alt) return true;
  const text = attributeOf(attributes, 'alt');
  return text === undefined ? typeof alt.value === 'object' && alt.value !== null : isWritten(text);
}

/** Whether a part of a link says where it leads: words, a picture with its text, or a component. */
function saysWhere(node: Nodes): boolean {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return isWritten(node.value);
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      // Code is told by `checkComponents`.
      return isWritten(expressionText(node.data) ?? 'code');
    case 'image':
    case 'imageReference':
      // Has to have a text, see `readPage`.
      return true;
    case 'textDirective':
      // A colon and a word, for Docusaurus.
      return true;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      if (node.name === 'img') return hasText(node);
      if (node.name !== 'Link' && /^[A-Z]/.test(node.name ?? '')) return true;
      return hasName(node);
    default:
      return 'children' in node && node.children.some(saysWhere);
  }
}

/** Whether a link has a name that a screen reader can say (axe, `link-name`). */
export function hasName(link: Nodes): boolean {
  if ('attributes' in link && Array.isArray(link.attributes)) {
    if (isWritten(attributeOf(link.attributes, 'aria-label') ?? '')) return true;
  }
  return 'children' in link && link.children.some(saysWhere);
}
