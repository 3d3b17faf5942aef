import { findRedirect, type Redirect } from '../../../src/navigation/rules/paths/findRedirect';
import { listNodes, type TreeNode } from '../../../src/navigation/rules/tree/pageTree';
import { splitLanguage } from '../../../src/navigation/rules/paths/splitLanguage';
import type { ResolveLink } from './renderMarkdown';

/** What of an address of the original site is a path here. Other names below it are older versions. */
const origin = /^https?:\/\/(?:(?:www|next)\.)?mui\.com(?=[/?#]|$)/i;

/**
 * Makes the function that finds our page for an address in a library's comment, in whatever language that is.
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
    if (!/^\/(?!\/)/.test(url) && !origin.test(url)) return undefined;
    const address = url.replace(origin, '');
    const [, suffix = ''] = /^[^?#]*(.*)$/s.exec(address) ?? [];
    const { path } = splitLanguage(address);
    const moved = findRedirect(redirects, path + suffix) ?? path + suffix;
    return known.has(moved.replace(/[?#].*$/s, '').replace(/(.)\/+$/, '$1')) ? moved : undefined;
  };
}
