import type { Code, Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import type { CodeForm } from './pageForms';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

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
  toJavaScript: (code: string) => string;
  /** Names of callouts, by kind. */
  callouts: Readonly<Record<string, string>>;
  /** What stands for components that only a browser shows: searches, tables of the build. */
  elsewhere: string;
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const attributesOf = ({ attributes }: Element): Record<string, string> =>
  Object.fromEntries(
    attributes
      .filter((each): each is MdxJsxAttribute => each.type === 'mdxJsxAttribute')
      .map(({ name, value }) => [
        name,
        typeof value === 'string' ? value : (value?.value ?? 'true'),
      ]),
  );

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

/** Elements of HTML that say something in Markdown, or nothing. */
const breaks = new Set(['br']);

/**
 * Makes plain Markdown (CommonMark and GFM) of the syntax tree of a page: demos become their source, parts of the API reference
 * tables, callouts quotes, links absolute. Nothing of MDX or HTML is left.
 * @param tree - of the page, as `loadParser` makes it
 */
export function plainTree(tree: Root, options: PlainOptions): Root {
  const phrasing = (children: readonly Nodes[]) => inner(children) as PhrasingContent[];
  const blocks = (children: readonly Nodes[]) => inner(children) as RootContent[];

  function link(url: string, children: PhrasingContent[]): PhrasingContent[] {
    const target = options.link(url);
    return target === undefined ? children : [{ type: 'link', url: target, children }];
  }

  function element(node: Element): Nodes[] {
    const attributes = attributesOf(node);
    const isInline = node.type === 'mdxJsxTextElement';
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
      case 'a': {
        const made = link(attributes.to ?? attributes.href ?? '', phrasing(node.children));
        return isInline ? made : [paragraph(...made)];
      }
      case 'IconSearch':
      case 'Changelog':
      case 'VersionTable':
      case 'TranslationStatus':
        return [paragraph({ type: 'emphasis', children: [text(options.elsewhere)] })];
      // The Chinese text stands before it; this is what its source says now.
      case 'StaleMark':
        return [{ type: 'blockquote', children: blocks(node.children.slice(0, 1)) as never[] }];
      case 'img':
        return attributes.alt ? [text(attributes.alt)] : [];
      case 'kbd':
      case 'code':
        return [{ type: 'inlineCode', value: plainText(node) }];
      default:
        if (breaks.has(node.name ?? '')) return [{ type: 'break' }];
        return isInline ? phrasing(node.children) : blocks(node.children);
    }
  }

  function code(node: Code): Nodes[] {
    const meta = node.meta ?? '';
    const title = /\btitle="([^"]*)"/.exec(meta)?.[1];
    const library = /\bdate-library="([^"]*)"/.exec(meta)?.[1];
    const labelOf = (name: string | undefined) => [name, library].filter(Boolean).join(' · ');
    if (/\bts2js\b/.test(meta)) {
      return [
        options.byForm(({ code: language }) =>
          language === 'js'
            ? fence(
                node.lang === 'tsx' ? 'jsx' : 'js',
                options.toJavaScript(node.value),
                labelOf(title?.replace(/\.tsx?$/, '.js')),
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
      ? phrasing(first.children)
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
        case 'mdxFlowExpression':
        case 'mdxTextExpression':
        case 'html':
        case 'yaml':
          return [];
        case 'code':
          return code(node);
        case 'image':
          return node.alt ? [text(node.alt)] : [];
        case 'definition':
          return [{ ...node, position: undefined, url: options.link(node.url) ?? node.url }];
        case 'link':
          return link(node.url, phrasing(node.children));
        case 'heading': {
          const parts = phrasing(node.children);
          const last = parts.at(-1);
          if (last?.type === 'text') last.value = last.value.replace(headingId, '');
          return [{ type: 'heading', depth: node.depth, children: parts }];
        }
        case 'text':
        case 'inlineCode':
          return [{ type: node.type, value: node.value }];
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

/** The words of a part of a tree. */
function plainText(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(plainText).join('') : '';
}
