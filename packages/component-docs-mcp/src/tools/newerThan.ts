import semver from 'semver';
import type { Project } from '../project/types';

/**
 * Whether something is newer than what a project has.
 * @param name - package that has it
 * @param since - release in which it appeared
 * @returns the project's version, if that is an earlier one
 */
export function newerThan(name: string, since: string, { packages }: Project): string | undefined {
  const plans = [name, `${name}-pro`, `${name}-premium`];
  const installed = plans.find((one) => Object.hasOwn(packages, one));
  if (installed === undefined) return undefined;
  const { version } = packages[installed]!;
  return semver.gt(since, version) ? version : undefined;
}
