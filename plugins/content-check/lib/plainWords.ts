import type { Nodes } from 'mdast';
import { expressionText } from './expressionText';

/** What a reader reads of a part of a page, without marks: words, code, texts of pictures and expressions; no comments. */
export function plainWords(node: Nodes): string {
  switch (node.type) {
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return expressionText(node.data) ?? '';
    case 'text':
    case 'inlineCode':
    case 'code':
      return node.value;
    case 'image':
    case 'imageReference':
      return node.alt ?? '';
    case 'break':
      return ' ';
    default: {
      if (!('children' in node)) return '';
      // A colon in a text is one.
      const own = node.type === 'textDirective' ? `:${node.name}` : '';
      return own + node.children.map(plainWords).join('');
    }
  }
}
