import type { VerifiedRun, VerifiedRuns } from '../../plugins/demos/lib/verified/readVerified';

/**
 * Adds what a run has found to what earlier ones did.
 * @param known - of earlier runs
 * @param found - of this one; undefined for a demo that failed
 * @param isCurrent - whether what is known of a demo still holds
 * @returns by id, in the order of the ids
 */
export function keepVerified(
  known: VerifiedRuns,
  found: ReadonlyMap<string, VerifiedRun | undefined>,
  isCurrent: (id: string) => boolean,
): VerifiedRuns {
  const kept = Object.entries(known).filter(([id]) => !found.has(id) && isCurrent(id));
  const added = [...found].flatMap(([id, run]) => (run ? [[id, run] as const] : []));
  return Object.fromEntries([...kept, ...added].sort(([a], [b]) => (a < b ? -1 : 1)));
}
