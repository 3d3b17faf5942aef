import type { DocsInstance } from '../../config/page-tree';
import { mainPackages } from '../../config/versions';
import { compareVersions, parseVersion } from './compareVersions';
import { isDocumented } from './cutLibraries';
import { Refusal } from '../command/refusal.cjs';
import type { Commands } from './types';

/** A package that moves on. */
export interface Move {
  name: string;
  from: string;
  to: string;
  /** Why, if not because it was asked for. */
  reason?: string;
}

export const majorOf = (version: string) => parseVersion(version)?.numbers[0];

/** Of published versions, the wanted one or the newest before it with the same major. */
export function closest(published: readonly string[], wanted: string): string | undefined {
  if (published.includes(wanted)) return wanted;
  return published
    .filter(
      (version) => majorOf(version) === majorOf(wanted) && compareVersions(version, wanted) < 0,
    )
    .toSorted(compareVersions)
    .at(-1);
}

/**
 * Says which packages move when the current documentation moves on to a library version: every library of
 * the instance, each to that version or to the newest of the same major before it, and what these name as
 * peers and the present version does not satisfy. A peer moves as little as possible.
 * @param dependencies - of package.json
 * @param overrides - names in its "overrides": npm takes these versions, whatever a package asks for
 * @throws a refusal if the version is not published, or not newer
 */
export async function nextVersions(
  commands: Pick<Commands, 'publishedVersions' | 'peersOf'>,
  instance: DocsInstance,
  dependencies: Readonly<Record<string, string>>,
  next: string,
  overrides: readonly string[] = [],
): Promise<Move[]> {
  const main = mainPackages[instance];
  const present = dependencies[main];
  if (present !== undefined && compareVersions(next, present) <= 0) {
    throw new Refusal(
      `--next is ${next}, but ${main} is at ${present} already; the current documentation only moves forward. Give a newer version`,
    );
  }
  const moves = new Map<string, Move>();
  for (const [name, from] of Object.entries(dependencies)) {
    if (!isDocumented(instance, name) || from.startsWith('npm:')) continue;
    const published = await commands.publishedVersions(name);
    if (name === main && !published.includes(next)) {
      const newest = published.toSorted(compareVersions).at(-1) ?? 'none';
      throw new Refusal(
        `${name} ${next} is not published. Give a version that the registry has; the newest is ${newest}`,
      );
    }
    const to = closest(published, next);
    if (to === undefined) {
      throw new Refusal(
        `${name} has no version of major ${majorOf(next)} up to ${next}, so it would not fit the rest. Remove it from package.json with the demos that import it, or give another --next`,
      );
    }
    if (compareVersions(to, from) <= 0) continue;
    moves.set(name, { name, from, to });
  }
  for (const { name, to } of [...moves.values()]) {
    for (const [peer, range] of Object.entries(await commands.peersOf(name, to))) {
      const from = dependencies[peer];
      const isFixed = isDocumented(instance, peer) || overrides.includes(peer);
      if (from === undefined || isFixed) continue;
      const accepted = (await commands.publishedVersions(peer, range)).toSorted(compareVersions);
      const at = moves.get(peer)?.to ?? from;
      if (accepted.includes(at)) continue;
      const newer = accepted.filter((version) => compareVersions(version, at) > 0);
      const moved = newer.find((version) => majorOf(version) === majorOf(at)) ?? newer[0];
      if (moved === undefined) {
        throw new Refusal(
          `${name} ${to} needs ${peer} ${range}, and package.json has ${at}. Change that first, or give another --next`,
        );
      }
      moves.set(peer, { name: peer, from, to: moved, reason: `${name} ${to} needs ${range}` });
    }
  }
  return [...moves.values()];
}
