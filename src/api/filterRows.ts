import { matchesQuery } from './rules/matchesQuery';

/** What readers see of a row: marks that wait for a reader with an older version are not seen. */
function seenText(row: Node): string {
  let text = '';
  for (const each of row.childNodes)
    if (!(each instanceof HTMLElement)) text += each.textContent;
    else if (!each.hidden) text += seenText(each);
  return text;
}

/**
 * Hides the rows of an API table that a query does not match, and opens the groups that hold a match. Works on
 * the elements themselves, because the table's HTML came with the page and no component stands behind it.
 * @param root - element around the rows, which carry `data-row`
 * @returns how many rows are shown
 */
export function filterRows(root: Element, query: string): number {
  let shown = 0;
  for (const row of root.querySelectorAll<HTMLElement>('[data-row]')) {
    row.hidden = !matchesQuery(seenText(row), query);
    if (!row.hidden) shown += 1;
  }
  for (const group of root.querySelectorAll<HTMLDetailsElement>('details[data-group]')) {
    const matches = group.querySelector('[data-row]:not([hidden])') !== null;
    group.hidden = !matches;
    if (query.trim() !== '' && matches) group.open = true;
  }
  return shown;
}
