import type { Parents, Root } from 'mdast';

interface Options {
  /** Addresses below which frozen versions lie, with a slash at both ends: `/x/8.9.2/`. */
  roots: readonly string[];
}

/**
 * Remark plugin: Docusaurus, which knows no page of a frozen version, does not look for links to them. `plugins/content-check` does, by
 * the manifest.
 */
export function remarkFrozenLinks({ roots }: Options) {
  const isFrozen = (url: string) => roots.some((root) => url.startsWith(root));
  const visit = (parent: Parents): void => {
    for (const child of parent.children) {
      if (child.type === 'link' && isFrozen(child.url)) {
        const properties = { ...child.data?.hProperties, 'data-noBrokenLinkCheck': 'true' };
        child.data = { ...child.data, hProperties: properties };
      }
      if ('children' in child) visit(child);
    }
  };
  return (root: Root): void => {
    if (roots.length > 0) visit(root);
  };
}
