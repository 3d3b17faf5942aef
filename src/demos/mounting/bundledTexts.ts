import type { LibraryTexts } from './demoTheme';

// A symbol, since an element with such an id would be a name of the window too.
const place = Symbol.for('bundled texts');

/**
 * The library's own texts in the page's language, a part for each library whose texts have come (`plugins/demos`); none in English. The
 * scripts that bring them are bundled apart from the site.
 */
export function bundledTexts(): LibraryTexts[number][] {
  const shared = globalThis as { [place]?: LibraryTexts[number][] };
  return (shared[place] ??= []);
}
