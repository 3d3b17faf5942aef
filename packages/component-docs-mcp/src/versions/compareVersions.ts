import semver from 'semver';
import type { AgentsIndex, AgentsSymbol } from '../../../../src/agents/rules/types';
import type { ApiChanges, ApiHistory, ApiHistoryVersions } from '../../../../src/api/rules/types';
import { packagesOf } from './packagesOf';

/** What changed of one symbol between two versions. */
export interface SymbolChanges extends Pick<ApiChanges, 'removed' | 'retyped' | 'redefaulted'> {
  symbol: AgentsSymbol;
  /** The release in which it came, if that lies between. */
  isNew?: string;
  /** Members with the release of each; without one: somewhere between the two majors. */
  added: { name: string; since?: string }[];
  deprecated: { name: string; since: string }[];
}

interface Comparison {
  /** A release; `from` is the earlier one. */
  from: string;
  to: string;
  recorded: ApiHistoryVersions;
  /** Package whose symbols are compared. */
  name: string;
}

/**
 * What changed of the symbols of a package between two versions, the first of which may be of the major before.
 * @returns symbols in alphabetical order, those without a change left out
 */
export function compareVersions(
  { symbols }: AgentsIndex,
  history: ApiHistory,
  { from, to, recorded, name }: Comparison,
): SymbolChanges[] {
  const isAcross = semver.lt(from, recorded.first);
  const isBetween = (release: string) => semver.gt(release, from) && semver.lte(release, to);
  const all = symbols
    .filter((symbol) => symbol.docs === undefined && packagesOf(symbol).includes(name))
    .map((symbol): SymbolChanges => {
      const entry = Object.hasOwn(history.pages, symbol.tree)
        ? history.pages[symbol.tree]
        : undefined;
      const { since = {}, deprecated = {}, changes } = entry ?? {};
      const releaseOf = (member: string) =>
        Object.hasOwn(since, member) ? since[member] : undefined;
      const own = Object.entries(since)
        .filter(([, release]) => isBetween(release))
        .map(([member, release]) => ({ name: member, since: release }));
      // New since the major before, and there since its first release.
      const crossed = (isAcross ? (changes?.added ?? []) : []).filter(
        (member) => releaseOf(member) === undefined,
      );
      const isNew = changes?.isNew;
      return {
        symbol,
        ...(isNew !== undefined && isBetween(isNew) && { isNew }),
        added: [...own, ...crossed.map((member) => ({ name: member }))].toSorted((a, b) =>
          a.name < b.name ? -1 : 1,
        ),
        deprecated: Object.entries(deprecated)
          .filter(([, release]) => isBetween(release))
          .map(([member, release]) => ({ name: member, since: release })),
        removed: isAcross ? (changes?.removed ?? []) : [],
        retyped: isAcross ? (changes?.retyped ?? []) : [],
        redefaulted: isAcross ? (changes?.redefaulted ?? []) : [],
      };
    });
  return all
    .filter(
      ({ isNew, added, deprecated, removed, retyped, redefaulted }) =>
        isNew !== undefined ||
        [added, deprecated, removed, retyped, redefaulted].some(({ length }) => length > 0),
    )
    .toSorted((a, b) => (a.symbol.name < b.symbol.name ? -1 : 1));
}
