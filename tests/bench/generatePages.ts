import type { TreeNode } from '../../src/navigation/rules/tree/pageTree';
import { type SiteProduct } from './stockPagesOf';

/** A page that nobody wrote. */
export interface GeneratedPage {
  pathname: string;
  /** Folder relative to the site. */
  folder: string;
  mdx: string;
  /** Source of its demo `Example`; every tenth page has one. */
  demo?: string;
}

/** Pages with what the navigation needs to know of them. */
export interface GeneratedSite {
  pages: GeneratedPage[];
  trees: Record<'default' | 'x', TreeNode[]>;
  products: SiteProduct[];
}

/** Pages in one group of the navigation. */
const groupSize = 20;
const demoEvery = 10;

const subjects = ['table', 'field', 'menu', 'chart', 'tree', 'dialog', 'button'];
const wishes = ['read', 'sort', 'fill in', 'compare', 'open', 'undo'];

/** A paragraph, the same for the same numbers. */
function paragraph(page: number, at: number): string {
  const subject = (offset: number) => subjects[(page * 3 + at * 5 + offset) % subjects.length]!;
  const wish = wishes[(page + at) % wishes.length]!;
  return `Page ${page} explains in its part ${at} how users ${wish} a ${subject(0)} next to a ${subject(1)}. What the ${subject(2)} shows stays where it is until a user decides to ${wish} it, and number ${page * at} of the ${subject(3)} follows.`;
}

const demoOf = (page: number) => `import Button from '@mui/material/Button';

export default function Example() {
  return <Button variant="contained">Page ${page}</Button>;
}
`;

function mdxOf(page: number, links: readonly string[], hasDemo: boolean): string {
  const parts = [1, 2, 3, 4].flatMap((at) => [
    `## Part ${at} of ${page}`,
    paragraph(page, at),
    paragraph(page, at + 4),
  ]);
  return [
    `---\ndescription: What page ${page} tells about a ${subjects[page % subjects.length]}.\n---`,
    paragraph(page, 9),
    ...parts,
    `\`\`\`tsx\nconst page = { number: ${page}, title: 'Page ${page}' };\nconsole.log(page.title);\n\`\`\``,
    ...(hasDemo ? ['<Demo name="Example" height={37} />'] : []),
    ...links.map((link) => `- [${link}](${link}/)`),
    '',
  ].join('\n\n');
}

/** Cuts a list into stretches. */
function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/**
 * Makes up a site: its pages are shared out evenly among products, in groups of twenty, with four headings, a code
 * fence and links to the neighbours each, and a demo in every tenth.
 * @param count - how many pages, at least one for each product
 * @param products - their ids, names and docs instances are kept
 * @throws if there are fewer pages than products
 */
export function generatePages(count: number, products: readonly SiteProduct[]): GeneratedSite {
  if (count < products.length) {
    throw new Error(`${count} pages are too few for ${products.length} products`);
  }
  const trees: GeneratedSite['trees'] = { default: [], x: [] };
  const pages: GeneratedPage[] = [];
  const shares = inGroups(
    Array.from({ length: count }, (_, index) => index),
    Math.ceil(count / products.length),
  );
  // Rounding up may leave nothing for the last ones.
  const filled = products.slice(0, shares.length);
  const placed = filled.flatMap((product, share) =>
    shares[share]!.map((index) => ({
      product,
      index,
      pathname: `${product.instance === 'x' ? '/x' : ''}/${product.id}/page-${index + 1}`,
    })),
  );
  placed.forEach(({ product, index, pathname }, at) => {
    const hasDemo = index % demoEvery === 0;
    const links = [placed[at - 1], placed[at + 1]].flatMap((near) => (near ? [near.pathname] : []));
    pages.push({
      pathname,
      folder: `${product.instance === 'x' ? `x-docs${pathname.slice('/x'.length)}` : `docs${pathname}`}`,
      mdx: mdxOf(index + 1, links, hasDemo),
      ...(hasDemo && { demo: demoOf(index + 1) }),
    });
  });
  const shown = filled.map((product): SiteProduct => {
    const own = placed.filter((each) => each.product === product);
    const root = `${product.instance === 'x' ? '/x' : ''}/${product.id}-group`;
    trees[product.instance].push({
      pathname: root,
      title: product.name,
      children: inGroups(own, groupSize).map((group, at) => ({
        pathname: `${root}/part-${at + 1}`,
        title: `${product.name}, part ${at + 1}`,
        children: group.map(({ pathname, index }) => ({ pathname, title: `Page ${index + 1}` })),
      })),
    });
    return { ...product, roots: [root], home: `${own[0]!.pathname}/` };
  });
  return { pages, trees, products: shown };
}
