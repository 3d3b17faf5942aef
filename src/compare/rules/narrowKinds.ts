import type { ChangeKind, Comparison, PageChange } from './compareApi';

function narrowPage(
  { status, version, deprecated, note, rows, ...page }: PageChange,
  isWanted: (kind: ChangeKind) => boolean,
): PageChange {
  const isOld = deprecated !== undefined && isWanted('deprecated');
  const own: Partial<PageChange> | undefined =
    status !== undefined && isWanted(status)
      ? { status, ...(version !== undefined && { version }), ...(isOld && { deprecated }) }
      : isOld
        ? { status: 'deprecated', version: deprecated }
        : undefined;
  return {
    ...page,
    ...own,
    ...(own && note && { note }),
    rows: rows.filter(({ kind }) => isWanted(kind)),
  };
}

/**
 * What of a comparison is of some kinds of changes.
 * @param kinds - none for all of it
 */
export function narrowKinds(comparison: Comparison, kinds: readonly ChangeKind[]): Comparison {
  if (kinds.length === 0) return comparison;
  const isWanted = (kind: ChangeKind) => kinds.includes(kind);
  return {
    ...comparison,
    pages: comparison.pages
      .map((page) => narrowPage(page, isWanted))
      .filter(({ status, rows }) => status !== undefined || rows.length > 0),
    exports: comparison.exports.filter(({ status }) => isWanted(status)),
  };
}
