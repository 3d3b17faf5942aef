import path from 'node:path';
import { toJs } from 'estree-util-to-js';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { VFile } from 'vfile';

interface Element {
  name?: string;
  attributes?: { name: string; value: unknown }[];
  children?: Element[];
}

interface Page {
  /** The site, absolute. */
  siteDir: string;
  /** Of the page, relative to the site. */
  file: string;
  source: string;
}

/**
 * Has a remark plugin work on a page.
 * @param name - of the elements that it gives something to
 * @returns what the page imports then, in the words of the MDX compiler and without the site's path, and the properties of those elements
 */
export function expandElements(
  plugin: (tree: Root, file: VFile) => void,
  name: string,
  { siteDir, file, source }: Page,
): { imports: string[]; elements: string[] } {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(source) as Root;
  plugin(tree, { path: path.join(siteDir, file) } as VFile);
  const elements: string[] = [];
  const visit = (element: Element) => {
    const { attributes = [], children = [] } = element;
    if (element.name === name) {
      const shown = attributes.map(({ name: attribute, value }) =>
        typeof value === 'string'
          ? `${attribute}=${value}`
          : `${attribute}={${(value as { value: string }).value}}`,
      );
      elements.push(shown.join(' '));
    }
    children.forEach(visit);
  };
  visit(tree as Element);
  const imports = tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? [toJs(node.data!.estree!).value.trim().replaceAll(siteDir, '')] : [],
  );
  return { imports, elements };
}
