import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { stripDocsTab } from '../../../src/navigation/rules/paths/stripDocsTab';
import { rewriteLinks } from './rewriteLinks';

interface Options {
  /** Whether the page tree names this pathname (no trailing slash). */
  isNamed: (pathname: string) => boolean;
  /** Whether the page at this pathname can be shown. */
  isWritten: (pathname: string) => boolean;
  /** Without it, only addresses that begin with a slash are read. */
  siteDir?: string;
}

/** The path of a site-absolute link, without query, fragment and trailing slash. */
export function linkedPath(url: string): string | undefined {
  const match = /^(\/[^?#]*)/.exec(url);
  return match ? match[1]!.replace(/(.)\/$/, '$1') : undefined;
}

/**
 * Remark plugin: a link to a page that the tree names but nobody has written yet becomes its text, in whichever form it is
 * written, so that authors link freely and no reader meets a dead link. One to a written page begins with a slash then, wherever
 * the page itself is shown. Links to addresses that the tree does not know are left alone: `plugins/content-check` and
 * Docusaurus's broken-link check report them.
 */
export function remarkUnwrittenLinks({ isNamed, isWritten, siteDir }: Options) {
  return (tree: Root, file?: VFile): void =>
    rewriteLinks(tree, { file, siteDir }, ({ pathname, isAbsolute }) => {
      const node = isNamed(pathname) ? pathname : stripDocsTab(pathname);
      if (!isNamed(node)) return undefined;
      if (!isWritten(node)) return null;
      return isAbsolute ? undefined : `${pathname}/`;
    });
}
