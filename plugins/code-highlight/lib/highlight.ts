import type { Element, ElementContent, Root, RootContent } from 'hast';
import { loadHighlighter } from '../highlighter.cjs';
import { languages, type Language } from './languages';

interface Tools {
  refractor: { highlight: (code: string, grammar: string) => Root };
  toHtml: (tree: Root) => string;
}

let tools: Promise<Tools> | undefined;

function loadTools(): Promise<Tools> {
  tools ??= (async () => {
    const [{ refractor }, { default: jsx }, { default: tsx }, { toHtml }] = await loadHighlighter();
    // The package's common set has the rest of what `languages` names.
    refractor.register(jsx);
    refractor.register(tsx);
    return { refractor, toHtml: toHtml as Tools['toHtml'] };
  })();
  return tools;
}

type Leaf = { classes: string[][]; value: string };

function leavesOf(nodes: (RootContent | ElementContent)[], classes: string[][]): Leaf[] {
  return nodes.flatMap((node): Leaf[] => {
    if (node.type === 'text') return [{ classes, value: node.value }];
    if (node.type !== 'element') return [];
    const names = (node.properties.className ?? []) as string[];
    return leavesOf(node.children, [...classes, names]);
  });
}

function wrap({ classes, value }: Leaf): ElementContent {
  return classes.reduceRight<ElementContent>(
    (child, names) => ({
      type: 'element',
      tagName: 'span',
      // `token` is on every span of Prism and says nothing: the site's CSS goes by the kind alone.
      properties: { className: names.filter((name) => name !== 'token') },
      children: [child],
    }),
    { type: 'text', value },
  );
}

/** Splits the highlighted tree at line ends, so that a line can carry a mark of its own. */
function splitLines(tree: Root): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const leaf of leavesOf(tree.children, [])) {
    leaf.value.split('\n').forEach((value, index) => {
      if (index > 0) lines.push([]);
      if (value !== '') lines.at(-1)!.push(wrap({ ...leaf, value }));
    });
  }
  return lines;
}

/**
 * Highlights code for the page: one string of HTML, whose text content is the code to the byte.
 * @param code - without a line end at its end
 * @param marked - line numbers, from 1, that are emphasised
 */
export async function highlight(
  code: string,
  language: Language,
  marked: ReadonlySet<number> = new Set(),
): Promise<string> {
  const { refractor, toHtml } = await loadTools();
  const grammar = languages[language];
  const tree: Root = grammar
    ? refractor.highlight(code, grammar)
    : { type: 'root', children: [{ type: 'text', value: code }] };
  const children: ElementContent[] = splitLines(tree).flatMap((line, index, all) => {
    const end: ElementContent[] = index < all.length - 1 ? [{ type: 'text', value: '\n' }] : [];
    if (!marked.has(index + 1)) return [...line, ...end];
    const mark: Element = {
      type: 'element',
      tagName: 'mark',
      properties: {},
      children: [...line, ...end],
    };
    return [mark];
  });
  return toHtml({ type: 'root', children });
}
