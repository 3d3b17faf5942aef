import type { Parents, Root, RootContent } from 'mdast';

interface Options {
  /** Whether the page tree names this pathname (no trailing slash). */
  isNamed: (pathname: string) => boolean;
  /** Whether the page at this pathname can be shown. */
  isWritten: (pathname: string) => boolean;
}

/** The path of a site-absolute link, without query, fragment and trailing slash. */
export function linkedPath(url: string): string | undefined {
  const match = /^(\/[^?#]*)/.exec(url);
  return match ? match[1]!.replace(/(.)\/$/, '$1') : undefined;
}

/**
 * Remark plugin: a link to a page that the tree names but nobody has written yet becomes its text,
 * so that authors link freely and no reader meets a dead link. Links to addresses that the tree does
 * not know are left alone: Docusaurus's broken-link check reports them.
 */
export function remarkUnwrittenLinks({ isNamed, isWritten }: Options) {
  function visit(parent: Parents): void {
    const children = (parent.children as RootContent[]).flatMap((child): RootContent[] => {
      if ('children' in child) visit(child);
      if (child.type !== 'link') return [child];
      const pathname = linkedPath(child.url);
      if (pathname === undefined || !isNamed(pathname) || isWritten(pathname)) return [child];
      return child.children;
    });
    parent.children = children as typeof parent.children;
  }
  return (tree: Root): void => visit(tree);
}
