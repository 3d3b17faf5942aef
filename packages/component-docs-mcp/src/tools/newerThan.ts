import semver from 'semver';
import { findInstalled } from '../project/findInstalled';
import type { Project } from '../project/types';

/**
 * Whether something is newer than what a project has.
 * @param name - package that has it
 * @param since - release in which it appeared
 * @returns the project's version, if that is an earlier one
 */
export function newerThan(name: string, since: string, { packages }: Project): string | undefined {
  const installed = findInstalled([name], packages);
  if (installed === undefined) return undefined;
  const { version } = packages[installed]!;
  return semver.gt(since, version) ? version : undefined;
}
