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
