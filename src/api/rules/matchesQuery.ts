/**
 * Whether a row of the API reference stays when its table is filtered: every word of the query is in it,
 * whatever the case.
 * @param text - of the whole row
 * @param query - as typed
 */
export function matchesQuery(text: string, query: string): boolean {
  const shown = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => shown.includes(word));
}
