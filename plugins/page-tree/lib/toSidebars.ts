import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { deriveTitle } from '../../../src/navigation/rules/tree/deriveTitle';
import type { PageBadges } from '../../../src/navigation/rules/tree/pageFacts';
import { kindOf, type TreeNode } from '../../../src/navigation/rules/tree/pageTree';
import { badgesOf } from './badgesOf';
import { docIdOf } from './docIdOf';

type SidebarConfig = SidebarsConfig[string];
type SidebarItemConfig = Extract<SidebarConfig, unknown[]>[number];

/** What a sidebar entry carries besides Docusaurus's own fields. */
export type EntryProps = PageBadges & {
  /** A heading that is no link and always open. */
  subheader?: true;
  /** Of a group at the top of a whole tree: the sidebar that holds all of it. */
  list?: string;
  /** Of such a group: it is in another sidebar, and here is its first page alone. */
  cut?: true;
  /** Of such a group: it is open on every page that has this sidebar. */
  open?: true;
};

interface ProductSidebar {
  id: string;
  instance: string;
  roots: string[];
}

interface Options {
  trees: Record<string, TreeNode[]>;
  products: ProductSidebar[];
  instance: 'default' | 'x';
  /** Whether an address has a page to show. */
  isWritten: (pathname: string) => boolean;
  /** Chinese (or other) titles by pathname; English where one is missing. */
  titles: Readonly<Record<string, string>>;
  /** Whether every sidebar shows the top of the whole tree, and not its product alone. */
  isWhole?: boolean;
}

function propsOf(node: TreeNode): EntryProps {
  return {
    ...badgesOf(node),
    ...(node.subheader !== undefined && { subheader: true as const }),
  };
}

/** The first page of some entries: as a reference, since the page is at home in another sidebar. */
function firstPage(items: readonly SidebarItemConfig[]): SidebarItemConfig | undefined {
  for (const item of items as readonly { type: string; items?: SidebarItemConfig[] }[]) {
    if (item.type === 'doc') return { ...item, type: 'ref' } as SidebarItemConfig;
    const first = firstPage(item.items ?? []);
    if (first) return first;
  }
  return undefined;
}

/**
 * Derives the Docusaurus sidebars of one instance from the page tree, one per product.
 * Pages that are not written are left out, and with them groups that would be empty. A sidebar begins with what
 * is below the product's single group, or, with `isWhole`, holds the top of the whole tree: the groups of other
 * products are closed, have their first page only, and say which sidebar has the rest (`list`).
 * @throws if a product names a root that the tree does not have, or a root belongs to no product
 */
export function toSidebars(options: Options): Record<string, SidebarConfig> {
  const { trees, products, instance, isWritten, titles, isWhole = false } = options;
  const tree = trees[instance] ?? [];
  const titleOf = (node: TreeNode) => deriveTitle(node, titles) ?? '';

  function toItem(node: TreeNode): SidebarItemConfig[] {
    if (node.inSideNav === false) return [];
    const customProps = { ...propsOf(node) };
    switch (kindOf(node)) {
      case 'external':
        return [{ type: 'link', href: node.pathname, label: titleOf(node), customProps }];
      case 'page':
        return isWritten(node.pathname)
          ? [
              {
                type: 'doc',
                id: docIdOf(node.pathname, instance),
                label: titleOf(node),
                key: node.pathname,
                customProps,
              } as SidebarItemConfig,
            ]
          : [];
      default: {
        const items = (node.children ?? []).flatMap(toItem);
        if (items.length === 0) return [];
        return [
          {
            type: 'category',
            label: titleOf(node),
            key: node.pathname,
            items,
            collapsible: node.subheader === undefined,
            collapsed: node.subheader === undefined,
            customProps,
          } as SidebarItemConfig,
        ];
      }
    }
  }

  const own = products.filter((product) => product.instance === instance);
  const claimed = new Set(own.flatMap((product) => product.roots));
  for (const root of tree) {
    if (!claimed.has(root.pathname)) {
      throw new Error(
        `No product shows ${root.pathname} of the page tree "${instance}". Add it to the roots of a product in config/products.ts`,
      );
    }
  }
  const isRoot = (pathname: string) => tree.some((root) => root.pathname === pathname);
  for (const { id, roots } of own) {
    const lost = roots.find((pathname) => !isRoot(pathname));
    if (lost !== undefined) {
      throw new Error(
        `Product ${id} names the root ${lost}, which the page tree "${instance}" does not have at its top`,
      );
    }
  }

  /** The top of the tree for one product: its own groups are whole, of the others there is the first page. */
  function wholeTree({ id, roots }: ProductSidebar): SidebarItemConfig[] {
    return tree.flatMap((root) =>
      toItem(root).map((item): SidebarItemConfig => {
        if (typeof item !== 'object' || item.type !== 'category') return item;
        const { items, customProps } = item as { items: SidebarItemConfig[]; customProps?: object };
        const list = own.find((product) => product.roots.includes(root.pathname))!.id;
        const props = { ...customProps, list };
        if (list === id) {
          // Of a single group the product's pages are what the reader is looking at, even one that it leaves out.
          return { ...item, customProps: { ...props, ...(roots.length === 1 && { open: true }) } };
        }
        const first = firstPage(items);
        return first
          ? { ...item, items: [first], customProps: { ...props, cut: true } }
          : { ...item, customProps: props };
      }),
    );
  }

  return Object.fromEntries(
    own.map((product) => {
      if (isWhole) return [product.id, wholeTree(product)] as const;
      const roots = product.roots.map((pathname) =>
        tree.find((candidate) => candidate.pathname === pathname)!,
      );
      const [only] = roots;
      const items = roots.length === 1 && only?.children ? only.children : roots;
      return [product.id, items.flatMap(toItem)] as const;
    }),
  );
}
