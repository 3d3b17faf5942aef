import { readMarkup } from '../../../page-tree/lib/readMarkup';

/**
 * The names in the `<Demo>` elements of a page, each once, in the order of its text.
 * @param mdx - the page's text
 */
export function namedDemos(mdx: string): string[] {
  if (!mdx.includes('<Demo')) return [];
  const names = readMarkup(mdx).parts.flatMap((part) =>
    part.kind === 'tag' && part.name === 'Demo' ? [part.texts.get('name') ?? ''] : [],
  );
  return [...new Set(names.filter((name) => /^[A-Za-z0-9]+$/.test(name)))];
}
