import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { deriveTitle } from '../../../src/navigation/deriveTitle';
import type { PageBadges } from '../../../src/navigation/pageFacts';
import { kindOf, type TreeNode } from '../../../src/navigation/pageTree';
import { badgesOf } from './badgesOf';
import { docIdOf } from './docIdOf';

type SidebarConfig = SidebarsConfig[string];
type SidebarItemConfig = Extract<SidebarConfig, unknown[]>[number];

/** What a sidebar entry carries besides Docusaurus's own fields. */
export interface EntryProps extends PageBadges {
  /** A heading that is no link and always open. */
  subheader?: true;
}

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
}

function propsOf(node: TreeNode): EntryProps {
  return {
    ...badgesOf(node),
    ...(node.subheader !== undefined && { subheader: true as const }),
  };
}

/**
 * Derives the Docusaurus sidebars of one instance from the page tree, one per product.
 * Pages that are not written are left out, and with them groups that would be empty.
 * @throws if a product names a root that the tree does not have, or a root belongs to no product
 */
export function toSidebars(options: Options): Record<string, SidebarConfig> {
  const { trees, products, instance, isWritten, titles } = options;
  const tree = trees[instance] ?? [];
  const titleOf = (node: TreeNode) => deriveTitle(node, titles) ?? '';

  function toItem(node: TreeNode): SidebarItemConfig[] {
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
  return Object.fromEntries(
    own.map((product) => {
      const roots = product.roots.map((pathname) => {
        const node = tree.find((candidate) => candidate.pathname === pathname);
        if (!node) {
          throw new Error(
            `Product ${product.id} names the root ${pathname}, which the page tree "${instance}" does not have at its top`,
          );
        }
        return node;
      });
      const [only] = roots;
      const items = roots.length === 1 && only?.children ? only.children : roots;
      return [product.id, items.flatMap(toItem)] as const;
    }),
  );
}
