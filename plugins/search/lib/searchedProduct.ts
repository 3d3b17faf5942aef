/** Folders of MUI X that its products share have pages about one of them, and say so at the end: `migration-pickers-v7`. */
const sharedPage = /-(data-grid|pickers|charts|tree-view)(?:-[^/]*)?\/?$/;

/**
 * The product for which a page is searched: its own, or the one that a page which products share is about.
 * @param identity - what `productIdentity` says of its address, or its head
 * @param address - how it ends tells
 */
export function searchedProduct(
  { id, category }: { id: string | null | undefined; category: string | null | undefined },
  address: string,
): string {
  const about = category === 'x' ? sharedPage.exec(address)?.[1] : undefined;
  return id ?? (about && `x-${about === 'pickers' ? 'date-pickers' : about}`) ?? category ?? 'none';
}
