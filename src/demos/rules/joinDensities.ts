import { identifierPrefix } from './identifierPrefix';
import type { RenderedDemo } from './types';

/** What one rendering of a demo is. */
export type DemoRendering = Pick<RenderedDemo, 'html' | 'styles'>;

/**
 * Joins a demo's two sizes.
 * @param id - the demo's id
 * @param compact - null where it is known to look no different
 */
export function joinDensities(
  id: string,
  standard: DemoRendering,
  compact: DemoRendering | null,
): Pick<RenderedDemo, 'html' | 'compactHtml' | 'styles'> {
  // Ids aside, most demos of the advanced components look the same in both.
  const prefixes = [identifierPrefix(id, 'compact'), identifierPrefix(id, 'standard')] as const;
  if (!compact || compact.html.replaceAll(...prefixes) === standard.html)
    return { html: standard.html, compactHtml: null, styles: standard.styles };
  const known = new Set(standard.styles.map((style) => style.id));
  const added = compact.styles.filter((style) => !known.has(style.id));
  return {
    html: standard.html,
    compactHtml: compact.html,
    styles: [...standard.styles, ...added],
  };
}
