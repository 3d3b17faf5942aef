import type { Redirect } from '../src/navigation/rules/paths/findRedirect';
import { compareNumbers } from '../src/navigation/rules/versions/compareNumbers';
import type { DocsInstance } from './page-tree';

/** The versions of a docs instance. */
export interface NumberedVersions {
  instance: DocsInstance;
  /** Exact version that the pages without a number document. */
  current: string;
  /** Versions that have pages of their own below their number, and the page at which each begins. */
  kept: readonly { version: string; home: string }[];
  /** Page at which the instance begins. */
  home: string;
}

const majorOf = (version: string) => Number(version.split('.')[0]);

/**
 * Addresses with a number, for links in released packages: `/x/8.9.2/…` leads to the pages without a number as long as these document
 * that version, and `/x/v8/…` to the newest of its major. They are no moves for good: after the next cut the number has pages of its own.
 */
export function numberedRedirects({ instance, current, kept, home }: NumberedVersions): Redirect[] {
  const base = instance === 'x' ? '/x' : '';
  const leads = (from: string, to: string, first: string): Redirect[] => [
    { from: `${base}/${from}`, to: first, status: 302 },
    { from: `${base}/${from}/*`, to: `${to}/*`, status: 302 },
  ];
  const newest = new Map<number, { version: string; home: string }>();
  for (const each of kept.toSorted((a, b) => compareNumbers(a.version, b.version))) {
    newest.set(majorOf(each.version), each);
  }
  newest.delete(majorOf(current));
  return [
    ...(kept.some(({ version }) => version === current) ? [] : leads(current, base, home)),
    ...leads(`v${majorOf(current)}`, base, home),
    ...[...newest].flatMap(([major, { version, home: first }]) =>
      leads(`v${major}`, `${base}/${version}`, first),
    ),
  ];
}
