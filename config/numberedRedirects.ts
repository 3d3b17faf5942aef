import type { Redirect } from '../src/navigation/rules/paths/findRedirect';
import { compareNumbers } from '../src/navigation/rules/versions/compareNumbers';
import type { DocsInstance } from './page-tree';
import { archivedAddress, type ArchivedVersion } from './versions';

/** The versions of a docs instance. */
export interface NumberedVersions {
  instance: DocsInstance;
  /** Exact version that the pages without a number document. */
  current: string;
  /** Versions that have pages of their own below their number, and the page at which each begins. */
  kept: readonly { version: string; home: string }[];
  /** Versions whose numbers lead elsewhere. */
  archived: readonly Pick<ArchivedVersion, 'version' | 'href'>[];
  /** Page at which the instance begins. */
  home: string;
}

const majorOf = (version: string) => Number(version.split('.')[0]);

/** The newest version of each major. */
const newestByMajor = <Version extends { version: string }>(versions: readonly Version[]) =>
  new Map(
    versions
      .toSorted((a, b) => compareNumbers(a.version, b.version))
      .map((each) => [majorOf(each.version), each]),
  );

/**
 * Addresses with a number, for links in released packages: `/x/8.9.2/…` leads to the pages without a number as long as these document
 * that version, and `/x/v8/…` to the newest of its major, which is an archived one where no other is left. They are no moves for good: after
 * the next cut the number has pages of its own.
 */
export function numberedRedirects({
  instance,
  current,
  kept,
  archived,
  home,
}: NumberedVersions): Redirect[] {
  const base = instance === 'x' ? '/x' : '';
  const leads = (from: string, to: string, first: string): Redirect[] => [
    { from: `${base}/${from}`, to: first, status: 302 },
    { from: `${base}/${from}/*`, to: `${to}/*`, status: 302 },
  ];
  const own = majorOf(current);
  const newest = newestByMajor(kept);
  newest.delete(own);
  const elsewhere = [...newestByMajor(archived)].filter(
    ([major]) => major !== own && !newest.has(major),
  );
  const isAnswered = [...kept, ...archived].some(({ version }) => version === current);
  return [
    ...(isAnswered ? [] : leads(current, base, home)),
    ...leads(`v${own}`, base, home),
    ...[...newest].flatMap(([major, { version, home: first }]) =>
      leads(`v${major}`, `${base}/${version}`, first),
    ),
    ...elsewhere.flatMap(([major, version]) => {
      const first = archivedAddress(version, '', '{langPrefix}');
      return leads(`v${major}`, first.replace(/\/$/, ''), first);
    }),
  ];
}
