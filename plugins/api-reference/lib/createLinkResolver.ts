import { findRedirect, type Redirect } from '../../../src/navigation/findRedirect';
import { listNodes, type TreeNode } from '../../../src/navigation/pageTree';
import type { ResolveLink } from './renderMarkdown';

/** What of an address of the original site is a path here. */
const origin = /^https?:\/\/(?:next\.)?mui\.com(?=\/|$)/;

/**
 * Makes the function that finds our page for an address in a library's comment.
 * @param redirects - the table of moved addresses: it knows the paths of the original site
 * @param trees - the page trees: only their pages count
 */
export function createLinkResolver(
  redirects: readonly Redirect[],
  trees: Readonly<Record<string, TreeNode[]>>,
): ResolveLink {
  const known = new Set(
    Object.entries(trees)
      .flatMap(([name, tree]) => listNodes(tree, name))
      .filter(({ kind }) => kind === 'page')
      .map(({ node }) => node.pathname),
  );
  return (url) => {
    const address = url.replace(origin, '') || '/';
    if (!address.startsWith('/')) return undefined;
    const moved = findRedirect(redirects, address) ?? address;
    const path = moved.replace(/[?#].*$/s, '').replace(/\/+$/, '');
    return known.has(path) ? moved : undefined;
  };
}
