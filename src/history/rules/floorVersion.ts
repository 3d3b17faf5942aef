import { versionNumber } from '../../lens/rules/installed';

/**
 * The last of some versions up to a given one: what is known of a version that was not compared itself.
 * @param versions - oldest first
 * @returns undefined if it is older than all
 */
export function floorVersion(versions: readonly string[], version: string): string | undefined {
  const number = versionNumber(version);
  return versions.findLast((each) => versionNumber(each) <= number);
}
