/**
 * The sources of a demo as they stand in the page's HTML: as text that the parser makes no elements of, unless there is no
 * script. A page with twenty demos has as many elements in sources that nobody looks at as in all the rest of it.
 * @param html - of the files, in every styling and both variants
 */
export function foldSources(html: string): string {
  return `<noscript>${html}</noscript>`;
}

/**
 * Makes elements of sources that came with the page's HTML; a second time nothing.
 * @param files - the element around the folded sources
 */
export function unfoldSources(files: Element | null): void {
  const [folded] = files?.children ?? [];
  if (folded?.localName !== 'noscript') return;
  // Our own build's HTML: in a browser that runs scripts, what stands in `noscript` is text.
  folded.outerHTML = folded.textContent ?? '';
}

/**
 * The inline script that does the same when a reader opens a source for which no script of the page has arrived yet. The event
 * is that of `details`, which does not bubble.
 */
export function unfoldScript(): string {
  return `document.addEventListener('toggle',function(e){var n=e.target.querySelector('noscript');if(n)n.outerHTML=n.textContent},true)`;
}
