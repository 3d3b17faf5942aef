import { filterRows } from './filterRows';

/**
 * Makes a row of an API table visible: past a filter, and in closed groups.
 * @param root - element around the rows
 * @param row - inside of it
 * @returns whether a filter had hidden it
 */
export function uncoverRow(root: Element, row: Element): boolean {
  const byFilter = row.closest('[hidden]') !== null;
  if (byFilter) filterRows(root, '');
  for (let group = row.closest('details'); group;) {
    group.open = true;
    group = group.parentElement?.closest('details') ?? null;
  }
  return byFilter;
}
