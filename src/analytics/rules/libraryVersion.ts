/** What a page says about the version of the library that its demos run on. */
export interface PageVersion {
  /** Name of the docs version: `current`, or the version itself; null on a page that is none of the docs. */
  docs: string | null;
  /** Id of its product. */
  product: string | null;
}

/**
 * The version of the library that a page is about, such as `8.9.2`; null where it is about none.
 * @param products - of the site, with their current versions
 */
export function libraryVersion(
  { docs, product }: PageVersion,
  products: readonly { id: string; version: string }[],
): string | null {
  if (docs !== 'current') return docs;
  return products.find(({ id }) => id === product)?.version ?? null;
}
