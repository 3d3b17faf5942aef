import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { locatePage } from '../../../src/navigation/locatePage';
import { labelOf, listNodes, type TreeNode } from '../../../src/navigation/pageTree';

interface Options {
  siteDir: string;
  trees: Record<string, TreeNode[]>;
  /** Locale being built; a page that is not translated still gets its translated title. */
  locale: string;
  /** Titles by locale, then by pathname. */
  titles: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Front-matter fields that the page tree decides. */
const derived = ['title', 'sidebar_label', 'sidebar_position', 'slug', 'id'];

/**
 * Makes Docusaurus's `parseFrontMatter` hook that takes titles from the page tree.
 * @throws from the hook if a page writes a derived field itself
 */
export function pageFrontMatter({ siteDir, trees, locale, titles }: Options): ParseFrontMatter {
  const nodes = new Map(
    Object.entries(trees).flatMap(([name, tree]) =>
      listNodes(tree, name).map(({ node }) => [node.pathname, node] as const),
    ),
  );
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    const page = locatePage(file);
    if (!page || page.version !== 'current') return parsed;
    const written = derived.filter((field) => field in parsed.frontMatter);
    if (written.length > 0) {
      throw new Error(
        `${file}: the front matter writes ${written.join(', ')}, which the page tree decides. Remove it there, and change config/page-tree instead`,
      );
    }
    const node = nodes.get(page.pathname);
    if (!node) return parsed;
    return {
      ...parsed,
      frontMatter: {
        ...parsed.frontMatter,
        title: titles[locale]?.[page.pathname] ?? labelOf(node),
      },
    };
  };
}
