import { parseRowKey } from '../../history/rules/rowKey';
import type { ChangeNote, ServedHistory } from '../../history/rules/servedHistory';
import type { PageHistory, ProductHistory, RowState, RowStates } from '../../history/rules/types';
import { becameAt, hiddenRetypeAt, indexAt, statesSince } from './changePlaces';

/** What happened to a row. */
export type ChangeKind =
  | 'added'
  | 'removed'
  | 'renamed'
  | 'retyped'
  | 'redefaulted'
  | 'required'
  | 'optional'
  | 'deprecated'
  | 'restored';

/** The order in which kinds are listed: what breaks code first. */
export const changeKinds: readonly ChangeKind[] = [
  'removed',
  'renamed',
  'required',
  'retyped',
  'redefaulted',
  'deprecated',
  'added',
  'optional',
  'restored',
];

/** A change of a row between two versions. */
export interface RowChange {
  kind: ChangeKind;
  /** Key of the row, as it is called in the later version where that has it. */
  key: string;
  /** Key that it had, if it was renamed. */
  from?: string;
  before?: string;
  after?: string;
  /** Version in which it happened, or the last of several. */
  version: string;
  note?: ChangeNote;
}

/** How a page of the reference changed. */
export interface PageChange {
  pathname: string;
  name: string;
  kind: PageHistory['kind'];
  plan?: 'pro' | 'premium';
  /** The page itself came, or was deprecated. */
  status?: 'added' | 'deprecated';
  /** Version of that. */
  version?: string;
  /** Of a page that came, the version since which it is deprecated. */
  deprecated?: string;
  note?: ChangeNote;
  rows: RowChange[];
}

/** A component or hook without a page that came or went. */
export interface ExportChange {
  name: string;
  kind: 'component' | 'hook';
  library: string;
  status: 'added' | 'removed';
  version: string;
}

/** How the API of a product differs between two versions. */
export interface Comparison {
  product: string;
  from: string;
  to: string;
  /** The page to which it is narrowed. */
  only?: { pathname: string; name: string };
  pages: PageChange[];
  exports: ExportChange[];
}

interface Seen {
  key: string;
  /** Up to the later version. */
  states: RowStates;
  before: RowState | null;
  after: RowState | null;
  /** Place of the version in which it went, or came last. */
  at: number;
}

/** Rows that went and came with one type and one comment are one row with another name. */
function pairRenamed(gone: readonly Seen[], came: readonly Seen[]): Map<Seen, Seen> {
  const pairs = new Map<Seen, Seen>();
  const alike = (a: Seen, b: Seen) =>
    parseRowKey(a.key).kind === parseRowKey(b.key).kind &&
    a.before?.about !== undefined &&
    a.before.about === b.after?.about &&
    a.before.type === b.after.type;
  for (const one of gone) {
    const matches = came.filter((other) => alike(one, other));
    const rivals = gone.filter((other) => matches[0] && alike(other, matches[0]));
    // Two that are alike tell nothing about which is which.
    if (matches.length === 1 && rivals.length === 1) pairs.set(one, matches[0]!);
  }
  return pairs;
}

const shown = (value: string | undefined) => (value === undefined ? {} : { after: value });
const isDeprecated = ({ deprecated }: RowState) => deprecated !== undefined;

function rowChanges(
  { versions, notes }: ServedHistory,
  pathname: string,
  page: PageHistory,
  from: number,
  to: number,
): RowChange[] {
  const noted = notes[pathname] ?? {};
  const seen = Object.entries(page.rows).flatMap(([key, all]): Seen[] => {
    const states = all.slice(0, indexAt(all, to) + 1);
    const place = indexAt(all, from);
    const last = states.at(-1);
    if (!last || place === states.length - 1) return [];
    const [at] = statesSince(states)[0] ?? last;
    return [{ key, states, before: all[place]?.[1] ?? null, after: last[1], at }];
  });
  const gone = seen.filter(({ before, after }) => before && !after);
  const came = seen.filter(({ before, after }) => !before && after);
  const renamed = pairRenamed(gone, came);
  const newNames = new Set(renamed.values());
  const change = (
    { key }: Seen,
    kind: ChangeKind,
    at: number,
    more: Partial<RowChange> = {},
  ): RowChange => {
    const note = noted[`${key}@${at}`];
    return { kind, key, ...more, version: versions[at]!, ...(note && { note }) };
  };
  /** A row that came may be deprecated by now, or have come so. */
  const deprecation = (one: Seen, since: RowStates): RowChange[] => {
    const reason = one.after?.deprecated;
    if (reason === undefined) return [];
    return [change(one, 'deprecated', becameAt(since, isDeprecated), shown(reason || undefined))];
  };
  return seen.flatMap((one): RowChange[] => {
    const { states, before, after, at } = one;
    const other = renamed.get(one);
    if (other) {
      const note = noted[`${one.key}@${at}`] ?? noted[`${other.key}@${other.at}`];
      return [
        change(one, 'renamed', Math.max(at, other.at), {
          key: other.key,
          from: one.key,
          before: parseRowKey(one.key).name,
          after: parseRowKey(other.key).name,
          ...(note && { note }),
        }),
        ...(before?.deprecated === undefined ? deprecation(other, statesSince(other.states)) : []),
      ];
    }
    if (newNames.has(one)) return [];
    if (!before && after) {
      return [
        change(one, 'added', at, shown(after.type)),
        ...deprecation(one, statesSince(states)),
      ];
    }
    if (before && !after) {
      return [change(one, 'removed', at, before.type === undefined ? {} : { before: before.type })];
    }
    if (!before || !after) return [];
    const found: RowChange[] = [];
    const hidden = hiddenRetypeAt(states, from);
    if (before.type !== after.type) {
      const retyped = Math.max(
        hidden,
        becameAt(states, ({ type }) => type ?? ''),
      );
      found.push(
        change(one, 'retyped', retyped, { before: before.type ?? '', after: after.type ?? '' }),
      );
    } else if (hidden >= 0) {
      // Said once: both versions have the same text.
      found.push(change(one, 'retyped', hidden, shown(after.type)));
    }
    // A default that only came into the comment, or went out of it, is no other one.
    if (
      before.default !== undefined &&
      after.default !== undefined &&
      before.default !== after.default
    ) {
      const redefaulted = becameAt(states, (state) => state.default);
      found.push(
        change(one, 'redefaulted', redefaulted, { before: before.default, after: after.default }),
      );
    }
    if (before.required !== after.required) {
      const became = becameAt(states, ({ required }) => required === true);
      found.push(change(one, after.required ? 'required' : 'optional', became));
    }
    if (isDeprecated(before) !== isDeprecated(after)) {
      found.push(
        ...(isDeprecated(after)
          ? deprecation(one, states)
          : [change(one, 'restored', becameAt(states, isDeprecated))]),
      );
    }
    return found;
  });
}

const byName = (a: { name: string }, b: { name: string }) =>
  a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1;

function sortRows(rows: readonly RowChange[]): RowChange[] {
  return rows.toSorted(
    (a, b) =>
      changeKinds.indexOf(a.kind) - changeKinds.indexOf(b.kind) ||
      (a.key < b.key ? -1 : a.key > b.key ? 1 : 0),
  );
}

/**
 * Says how the API of a product differs between two versions of its history.
 * @param from - the earlier version; both are among `history.versions`
 * @param only - address of a page, to which the answer is narrowed
 * @throws if a version is none of the history, or they are in the wrong order
 */
export function compareApi(
  history: ServedHistory,
  from: string,
  to: string,
  only?: string,
): Comparison {
  const { product, versions } = history;
  const [first, last] = [versions.indexOf(from), versions.indexOf(to)];
  if (first < 0 || last < 0) {
    throw new Error(
      `The history of ${product} has no version ${first < 0 ? from : to}; it has ${versions.join(', ')}.`,
    );
  }
  if (first > last) throw new Error(`${from} comes after ${to}: give the earlier version first.`);
  // Not taken by its key: an address may be called as what every object has.
  const asked = Object.entries(history.pages).filter(
    ([pathname]) => only === undefined || pathname === only,
  );
  const pages = asked
    .flatMap(([pathname, page]): PageChange[] => {
      const { name, kind, plan } = page;
      const base = { pathname, name, kind, ...(plan && { plan }) };
      const noteOf = (at: number) => {
        const note = history.notes[pathname]?.[`@${at}`];
        return { version: versions[at]!, ...(note && { note }) };
      };
      const start = page.from ?? 0;
      if (start > last) return [];
      if (start > first) {
        const since = page.deprecated;
        const deprecated = since !== undefined && since <= last ? versions[since] : undefined;
        return [
          {
            ...base,
            status: 'added',
            ...noteOf(start),
            ...(deprecated && { deprecated }),
            rows: [],
          },
        ];
      }
      const rows = sortRows(rowChanges(history, pathname, page, first, last));
      const at = page.deprecated;
      const isDeprecated = at !== undefined && at > first && at <= last;
      if (rows.length === 0 && !isDeprecated) return [];
      return [{ ...base, ...(isDeprecated && { status: 'deprecated', ...noteOf(at) }), rows }];
    })
    .sort(byName);
  return {
    product,
    from,
    to,
    ...(only && { only: { pathname: only, name: asked[0]?.[1].name ?? only } }),
    pages,
    exports: only ? [] : exportChanges(history, first, last),
  };
}

function exportChanges(
  { exports, versions }: ProductHistory,
  first: number,
  last: number,
): ExportChange[] {
  return Object.entries(exports)
    .flatMap(([name, { kind, library, from = 0, to = Infinity }]): ExportChange[] => {
      const isIn = (at: number) => at >= from && at < to;
      if (isIn(first) === isIn(last)) return [];
      const status = isIn(last) ? 'added' : 'removed';
      const version = versions[status === 'added' ? from : to]!;
      return [{ name, kind, library, status, version }];
    })
    .sort(byName);
}

/** How many changes of each kind there are; pages and exports that came count as added. */
export function countChanges({ pages, exports }: Comparison): Record<ChangeKind, number> {
  const counts = Object.fromEntries(changeKinds.map((kind) => [kind, 0])) as Record<
    ChangeKind,
    number
  >;
  for (const { status, deprecated, rows } of pages) {
    if (status) counts[status] += 1;
    if (deprecated) counts.deprecated += 1;
    for (const { kind } of rows) counts[kind] += 1;
  }
  for (const { status } of exports) counts[status] += 1;
  return counts;
}
