/**
 * The sources of a demo as they stand in the page's HTML: as text that the parser makes no elements of, unless there is no
 * script. A page with twenty demos has as many elements in sources that nobody looks at as in all the rest of it.
 * @param html - of the files, in every styling and both variants
 */
export function foldSources(html: string): string {
  return `<noscript>${html}</noscript>`;
}

/**
 * The inline script that does the same when a reader opens a source for which no script of the page has arrived yet. The event
 * is that of `details`, which does not bubble.
 */
export function unfoldScript(): string {
  return `document.addEventListener('toggle',function(e){var n=e.target.querySelector('noscript');if(n)n.outerHTML=n.textContent},true)`;
}
