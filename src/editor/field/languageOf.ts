import {
  LanguageSupport,
  LRLanguage,
  continuedIndent,
  delimitedIndent,
  flatIndent,
  foldInside,
  foldNodeProp,
  indentNodeProp,
} from '@codemirror/language';
import { parserOf } from '../program/analyseScript';

/** Where code is folded and how it is indented. The package with both for JavaScript brings completion along, which is not used here. */
const layout = [
  indentNodeProp.add({
    IfStatement: continuedIndent({ except: /^\s*(\{|else\b)/ }),
    TryStatement: continuedIndent({ except: /^\s*(\{|catch\b|finally\b)/ }),
    SwitchBody: delimitedIndent({ closing: '}', align: false }),
    Block: delimitedIndent({ closing: '}' }),
    'TemplateString BlockComment': () => null,
    'Statement Property': continuedIndent({ except: /^\s*\{/ }),
    'JSXElement JSXFragment JSXSelfClosingTag': (context) => {
      const isClosing = /^\s*<\//.test(context.textAfter);
      return context.lineIndent(context.node.from) + (isClosing ? 0 : context.unit);
    },
    'JSXOpenTag JSXEscape': continuedIndent(),
    LabeledStatement: flatIndent,
  }),
  foldNodeProp.add({
    'Block ClassBody SwitchBody EnumBody ObjectExpression ArrayExpression ObjectType': foldInside,
    BlockComment: ({ from, to }) => ({ from: from + 2, to: to - 2 }),
    'JSXElement JSXFragment': (node) => {
      const [open, close] = [node.firstChild, node.lastChild];
      return open && close && open !== close ? { from: open.to, to: close.from } : null;
    },
  }),
];

/** The language of a file by its ending; undefined for text that has none here. */
export async function languageOf(name: string): Promise<LanguageSupport | undefined> {
  if (name.endsWith('.css')) {
    const { css } = await import('@codemirror/lang-css');
    return css();
  }
  if (name.endsWith('.svg')) return undefined;
  const parser = parserOf(name).configure({ props: layout });
  const comments = { line: '//', block: { open: '/*', close: '*/' } };
  return new LanguageSupport(
    LRLanguage.define({
      parser,
      languageData: { commentTokens: comments, closeBrackets: { brackets: ['(', '[', '{'] } },
    }),
  );
}
