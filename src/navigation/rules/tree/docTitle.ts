/**
 * The title of a document in the browser: `Sorting - MUI X`.
 * @param title - of the page; empty for the site itself
 * @param name - of the product, or of the site for a page of no product
 */
export function docTitle(title: string | undefined, name: string): string {
  const page = title?.trim() ?? '';
  return page === '' || page === name ? name : `${page} - ${name}`;
}
