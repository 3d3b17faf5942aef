import { rowKey } from '../../history/rules/rowKey';
import { pageSince, rowSince } from '../../history/rules/rowSince';
import { rowKinds, type ProductHistory, type RowKind } from '../../history/rules/types';
import { versionNumber } from './installed';

/** The keys that the row under an anchor may have. */
function keysOf(anchor: string): string[] {
  const at = anchor.indexOf('-');
  const kind = anchor.slice(0, at);
  return (Object.keys(rowKinds) as RowKind[])
    .filter((each) => rowKinds[each] === kind)
    .map((each) => rowKey(each, anchor.slice(at + 1)));
}

/**
 * The version in which what an address leads to came.
 * @param pathname - of a page of the reference, without last slash
 * @param anchor - of a row; '' for the page
 * @returns undefined if the first compared version has it, or nothing is known
 */
export function anchorVersion(
  history: ProductHistory,
  pathname: string,
  anchor: string,
): string | undefined {
  const page = history.pages[pathname];
  if (!page) return undefined;
  const keys = keysOf(anchor);
  const key = keys.find((each) => Object.hasOwn(page.rows, each)) ?? keys[0];
  return key === undefined ? pageSince(history, pathname) : rowSince(history, pathname, key);
}

/** Whether a version is newer than the installed one. */
export function isNewer(version: string, installed: string): boolean {
  return versionNumber(version) > versionNumber(installed);
}
