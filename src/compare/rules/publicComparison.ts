import { parseRowKey, rowAnchor } from '../../history/rules/rowKey';
import type { ChangeNote } from '../../history/rules/servedHistory';
import type { RowKind } from '../../history/rules/types';
import type { ChangeKind, Comparison, ExportChange } from './compareApi';

/** A change as it is given to others. */
export interface PublicChange {
  kind: ChangeKind;
  /** What it is the change of. */
  part: RowKind;
  name: string;
  /** Name that it had, if it was renamed. */
  formerly?: string;
  before?: string;
  after?: string;
  /** Version in which it happened, or the last of several. */
  version: string;
  /** Its row in the reference; absent for what is there no more. */
  url?: string;
  /** Line of the changelog that names it. */
  changelog?: string;
  /** Section of a migration guide that covers it. */
  guide?: string;
}

/** A comparison as it is given to others: `/compare/x-charts/8.8.0..8.9.0.json`. */
export interface PublicComparison {
  $schema: string;
  product: string;
  from: string;
  to: string;
  /** Address of the page to which it is narrowed. */
  page?: string;
  pages: {
    name: string;
    kind: string;
    plan: 'community' | 'pro' | 'premium';
    url: string;
    status?: 'added' | 'deprecated';
    version?: string;
    /** Of a page that came, the version since which it is deprecated. */
    deprecated?: string;
    changelog?: string;
    guide?: string;
    changes: PublicChange[];
  }[];
  exports: ExportChange[];
}

/** Where the schema of {@link PublicComparison} is, below the base. */
export const schemaFile = 'compare/schema.json';

/** Where a comparison that the build makes is, below the base, without its ending. */
export function comparisonFile({ product, from, to }: Pick<Comparison, 'product' | 'from' | 'to'>) {
  return `compare/${product}/${from}..${to}`;
}

/**
 * A comparison as others read it.
 * @param root - address of the site, with its base and a last slash
 */
export function publicComparison(comparison: Comparison, root: string): PublicComparison {
  const at = (address: string) => `${root}${address.replace(/^\//, '')}`;
  const noted = (note: ChangeNote | undefined) => ({
    ...(note?.log && { changelog: note.log }),
    ...(note?.guide && { guide: at(note.guide) }),
  });
  const { product, from, to, only, pages, exports } = comparison;
  return {
    $schema: at(schemaFile),
    product,
    from,
    to,
    ...(only && { page: at(`${only.pathname}/`) }),
    pages: pages.map(({ name, kind, plan, pathname, status, version, deprecated, note, rows }) => ({
      name,
      kind,
      plan: plan ?? 'community',
      url: at(`${pathname}/`),
      ...(status && { status }),
      ...(version && { version }),
      ...(deprecated && { deprecated }),
      ...noted(note),
      changes: rows.map(
        ({ kind: what, key, from: former, before, after, version: when, note: own }) => ({
          kind: what,
          part: parseRowKey(key).kind,
          name: parseRowKey(key).name,
          ...(former !== undefined && { formerly: parseRowKey(former).name }),
          ...(before !== undefined && { before }),
          ...(after !== undefined && { after }),
          version: when,
          ...(what !== 'removed' && { url: at(`${pathname}/#${rowAnchor(key)}`) }),
          ...noted(own),
        }),
      ),
    })),
    exports,
  };
}
