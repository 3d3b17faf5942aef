import type { Code, Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { parseMeta } from '../../code-highlight/lib/parseMeta';
import { expressionText } from '../../content-check/lib/expressionText';
import { plainWords } from '../../content-check/lib/plainWords';
import { definitionsOf } from '../../content-check/lib/definitionsOf';
import { attributesOf } from './attributesOf';
import { htmlBlock } from './htmlBlock';
import { inBlocks, joinWords, trimWords } from './inBlocks';
import { inOneLine } from './inOneLine';
import type { CodeForm } from './pageForms';

/** A file of a demo's source. */
export interface SourceText {
  name: string;
  code: string;
}

/** What the elements of a page stand for. */
export interface PlainOptions {
  /** The files of a demo of the page in a form, the demo first. */
  demo: (name: string, form: CodeForm) => readonly SourceText[];
  /** Keeps a place for blocks that each form of the page has otherwise. */
  byForm: (make: (form: CodeForm) => string) => RootContent;
  /** What a part of the API reference says. */
  api: (attributes: Readonly<Record<string, string>>) => readonly RootContent[];
  /** What a link leads to; undefined for a page that is not written, which leaves its words. */
  link: (address: string) => string | undefined;
  /** JavaScript of TypeScript. */
  toJavaScript: (code: string, language: string) => string;
  /** Names of callouts, by kind. */
  callouts: Readonly<Record<string, string>>;
  /** What stands for components that only a browser shows: searches, tables of the build. */
  elsewhere: string;
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const paragraph = (...children: PhrasingContent[]): RootContent => ({
  type: 'paragraph',
  children,
});

/** A fence of code, with its name before it. */
function fence(lang: string, code: string, name = ''): string {
  const longest = Math.max(2, ...(code.match(/`{3,}/g) ?? []).map((run) => run.length));
  const marks = '`'.repeat(longest + 1);
  return `${name && `\`${name}\`\n\n`}${marks}${lang}\n${code}\n${marks}`;
}

const headingId = /\s*\\?\{#[^}]*\}\s*$/;

/** Elements of HTML that mark words as Markdown does. */
const marked: Readonly<Record<string, 'strong' | 'emphasis' | 'delete'>> = {
  strong: 'strong',
  b: 'strong',
  em: 'emphasis',
  i: 'emphasis',
  del: 'delete',
  s: 'delete',
};

const inBrackets = (words: readonly PhrasingContent[]): PhrasingContent[] =>
  words.length > 0 ? [text(' ('), ...words, text(')')] : [];

/** Words on one line, as headings and cells of tables hold them: a line end would end these. */
function onOneLine(words: readonly PhrasingContent[]): PhrasingContent[] {
  const flat = (nodes: readonly PhrasingContent[]): PhrasingContent[] =>
    nodes.map((node): PhrasingContent => {
      if (node.type === 'break') return text(' ');
      if (node.type === 'text' || node.type === 'inlineCode') {
        return { type: node.type, value: node.value.replace(/\s*\n\s*/g, ' ') };
      }
      return 'children' in node ? { ...node, children: flat(node.children) as never[] } : node;
    });
  return trimWords(flat(words));
}

/**
 * Makes plain Markdown (CommonMark and GFM) of the syntax tree of a page: demos become their source, parts of the API reference
 * tables, callouts quotes, links absolute. Nothing of MDX or HTML is left.
 * @param tree - of the page, as `loadParser` makes it
 */
export function plainTree(tree: Root, options: PlainOptions): Root {
  const blocks = (children: readonly Nodes[]) => inBlocks(inner(children));
  const words = (children: readonly Nodes[]): PhrasingContent[] =>
    joinWords(
      inOneLine(
        children.flatMap((child): Nodes[] =>
          // In the cell of a table no quote can stand.
          child.type === 'mdxJsxFlowElement' && child.name === 'StaleMark'
            ? inBrackets(words(child.children.slice(0, 1)))
            : inner([child]),
        ),
      ),
    );
  const line = (children: readonly Nodes[]) => onOneLine(words(children));

  const definitions = definitionsOf(tree);

  function link(url: string, children: PhrasingContent[]): PhrasingContent[] {
    const target = options.link(url);
    return target === undefined ? children : [{ type: 'link', url: target, children }];
  }

  function element(node: Element): Nodes[] {
    const attributes = attributesOf(node);
    switch (node.name) {
      case 'Demo':
        return [
          options.byForm((form) =>
            options
              .demo(attributes.name ?? '', form)
              .map(({ name, code }) => fence(name.replace(/^.*\./, ''), code.trimEnd(), name))
              .join('\n\n'),
          ),
        ];
      case 'Api':
        return [...options.api(attributes)];
      case 'Plan': {
        const name = attributes.name ?? '';
        return [text(`(${name.charAt(0).toUpperCase()}${name.slice(1)})`)];
      }
      case 'Link':
      case 'a':
        return link(attributes.to ?? attributes.href ?? '', words(node.children));
      case 'IconSearch':
      case 'Changelog':
      case 'VersionTable':
      case 'TranslationStatus':
        return [paragraph({ type: 'emphasis', children: [text(options.elsewhere)] })];
      // The Chinese text stands before it; this is what its source says now.
      case 'StaleMark': {
        const source = blocks(node.children.slice(0, 1));
        return source.length > 0 ? [{ type: 'blockquote', children: source as never[] }] : [];
      }
      case 'img':
        return attributes.alt ? [text(attributes.alt)] : [];
      case 'kbd':
      case 'samp':
      case 'code':
        return [{ type: 'inlineCode', value: plainWords(node as Nodes).trim() }];
      case 'br':
        return [{ type: 'break' }];
      case 'q':
        return [text('“'), ...words(node.children), text('”')];
      default: {
        const type = marked[node.name ?? ''];
        if (!type) return htmlBlock(node, { blocks, words: line }) ?? inner(node.children);
        const children = words(node.children);
        return children.length > 0 ? [{ type, children }] : [];
      }
    }
  }

  function code(node: Code): Nodes[] {
    const { title, dateLibrary, ts2js } = parseMeta(node.meta ?? '');
    const labelOf = (name: string | null) => [name, dateLibrary].filter(Boolean).join(' · ');
    if (ts2js) {
      return [
        options.byForm(({ code: language }) =>
          language === 'js'
            ? fence(
                node.lang === 'tsx' ? 'jsx' : 'js',
                options.toJavaScript(node.value, node.lang ?? ''),
                labelOf(title && title.replace(/\.tsx?$/, '.js')),
              )
            : fence(node.lang ?? '', node.value, labelOf(title)),
        ),
      ];
    }
    const label = labelOf(title);
    return [
      ...(label ? [paragraph({ type: 'inlineCode', value: label })] : []),
      { type: 'code', lang: node.lang ?? null, value: node.value },
    ];
  }

  function callout(node: Extract<Nodes, { type: 'containerDirective' }>): Nodes[] {
    const [first, ...rest] = node.children;
    const hasLabel =
      first?.type === 'paragraph' &&
      (first.data as { directiveLabel?: boolean } | undefined)?.directiveLabel === true;
    const label: PhrasingContent[] = hasLabel
      ? words(first.children)
      : [text(options.callouts[node.name] ?? node.name)];
    return [
      {
        type: 'blockquote',
        children: [
          { type: 'paragraph', children: [{ type: 'strong', children: label }] },
          ...(blocks(hasLabel ? rest : node.children) as never[]),
        ],
      },
    ];
  }

  function inner(children: readonly Nodes[]): Nodes[] {
    return children.flatMap((node): Nodes[] => {
      switch (node.type) {
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
          return element(node);
        case 'containerDirective':
          return callout(node);
        // A colon in a text is one.
        case 'textDirective':
          return [text(`:${node.name}`), ...inner(node.children)];
        case 'leafDirective':
        case 'mdxjsEsm':
        case 'definition':
        case 'html':
        case 'yaml':
          return [];
        case 'mdxFlowExpression':
        case 'mdxTextExpression': {
          const said = expressionText(node.data) ?? '';
          return said === '' ? [] : [text(said)];
        }
        case 'code':
          return code(node);
        case 'image':
        case 'imageReference':
          return node.alt ? [text(node.alt)] : [];
        case 'link':
          return link(node.url, words(node.children));
        case 'linkReference':
          return link(definitions.get(node.identifier) ?? '', words(node.children));
        case 'heading': {
          const parts = line(node.children);
          const last = parts.at(-1);
          if (last?.type === 'text') last.value = last.value.replace(headingId, '');
          return [{ type: 'heading', depth: node.depth, children: parts }];
        }
        case 'paragraph':
          return blocks(node.children);
        case 'text':
        case 'inlineCode':
          return [{ type: node.type, value: node.value }];
        case 'emphasis':
        case 'strong':
        case 'delete':
          return [{ type: node.type, children: words(node.children) }];
        case 'tableCell':
          return [{ type: 'tableCell', children: line(node.children) }];
        case 'blockquote':
        case 'footnoteDefinition':
        case 'listItem': {
          const children = blocks(node.children);
          const plain = { ...node, position: undefined, children } as Nodes;
          // What was one paragraph may be several blocks.
          if (plain.type === 'listItem' && children.length > node.children.length)
            plain.spread = true;
          return [plain];
        }
        default:
          // A comment of MDX has a type that is not Markdown's.
          if ((node.type as string) === 'comment') return [];
          if (!('children' in node)) return [{ ...node, position: undefined } as Nodes];
          return [{ ...node, position: undefined, children: inner(node.children) } as Nodes];
      }
    });
  }

  return { type: 'root', children: blocks(tree.children) };
}
