/**
 * Adds the reader's place in a page to the address of the same page elsewhere: heading or demo, and what the
 * query sets. What an earlier switch said about a missing page (`instead`) and a search (`q`) stay behind.
 * @param href - address without query and fragment
 * @param place - of the page that the reader is on
 */
export function carryPlace(href: string, place: { search: string; hash: string }): string {
  const query = new URLSearchParams(place.search);
  query.delete('instead');
  query.delete('q');
  const search = query.size > 0 ? `?${query}` : '';
  return `${href}${search}${place.hash.length > 1 ? place.hash : ''}`;
}
