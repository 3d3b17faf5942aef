import type { RenderedDemo } from './types';

/** Key under which the theme's variables are counted among the styles of a page. */
const themeStyle = 'demo-theme';

const escapeStyle = (css: string): string => css.replace(/<\/style/gi, '<\\/style');

const copy = (density: 'standard' | 'compact', html: string): string =>
  `<div data-density-copy="${density}">${html}</div>`;

/**
 * Writes a rendered demo as part of a page's HTML.
 * @param emitted - styles that the page already carries; added to
 * @returns HTML of our own build: `style` elements, then the library's markup, in both densities if they
 *   differ; CSS shows the reader's
 */
export function showDemo(
  { html, compactHtml, themeCss, styles }: RenderedDemo,
  emitted: Set<string>,
): string {
  const elements: string[] = [];
  if (!emitted.has(themeStyle)) {
    emitted.add(themeStyle);
    elements.push(`<style data-demo-theme>${escapeStyle(themeCss)}</style>`);
  }
  const fresh = styles.filter(({ key, id }) => !emitted.has(`${key} ${id}`));
  for (const key of new Set(fresh.map((style) => style.key))) {
    const own = fresh.filter((style) => style.key === key);
    own.forEach(({ id }) => emitted.add(`${key} ${id}`));
    elements.push(
      `<style data-emotion="${[key, ...own.map(({ id }) => id)].join(' ')}">${escapeStyle(own.map(({ css }) => css).join(''))}</style>`,
    );
  }
  const body = compactHtml === null ? html : copy('standard', html) + copy('compact', compactHtml);
  return elements.join('') + body;
}
