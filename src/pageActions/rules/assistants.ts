/** A service to which a reader can take a page. */
export interface Assistant {
  /** As its owner writes it. */
  name: string;
  /** https address with `{page}` or `{markdown}` in it, which the absolute address of the page or of its Markdown replaces. */
  href: string;
}

/** The address that opens an assistant on a page. */
export function assistantAddress(
  { href }: Assistant,
  page: { page: string; markdown: string },
): string {
  return href.replace(/\{(page|markdown)\}/g, (_whole, name: 'page' | 'markdown') =>
    encodeURIComponent(page[name]),
  );
}
