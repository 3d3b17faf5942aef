import type { PageHistory, ProductHistory, RowStates } from './types';

/** Since which version, by its place, a row is there without a break; undefined if not since a known one. */
function startOf(page: PageHistory, states: RowStates | undefined): number | undefined {
  const start = page.from ?? 0;
  if (!states) return page.from;
  const gone = states.findLastIndex(([, state]) => state === null);
  if (gone === states.length - 1) return undefined;
  const [at] = states[gone + 1]!;
  return at > start ? at : page.from;
}

/**
 * The version in which a page of the reference came.
 * @returns undefined if the first compared version has it, or nothing is known
 */
export function pageSince({ versions, pages }: ProductHistory, pathname: string) {
  const from = pages[pathname]?.from;
  return from === undefined ? undefined : versions[from];
}

/**
 * The version in which a row came, by the key of `rowKey`.
 * @returns undefined if the first compared version has it, or nothing is known
 */
export function rowSince(
  { versions, pages }: ProductHistory,
  pathname: string,
  key: string,
): string | undefined {
  const page = pages[pathname];
  if (!page) return undefined;
  const at = startOf(page, Object.hasOwn(page.rows, key) ? page.rows[key] : undefined);
  return at === undefined ? undefined : versions[at];
}

/**
 * The version since which a row is deprecated.
 * @returns undefined if it is not, or was when it came
 */
export function rowDeprecated(
  { versions, pages }: ProductHistory,
  pathname: string,
  key: string,
): string | undefined {
  const rows = pages[pathname]?.rows ?? {};
  const states = Object.hasOwn(rows, key) ? rows[key]! : [];
  const inUse = states.findLastIndex(
    ([, state]) => state !== null && state.deprecated === undefined,
  );
  const next = inUse < 0 ? undefined : states[inUse + 1];
  return next?.[1]?.deprecated === undefined ? undefined : versions[next[0]];
}
