import { compareVersions, parseVersion } from '../../version/compareVersions';
import type { Step } from './types';

const majorOf = (version: string): number | undefined => parseVersion(version)?.numbers[0];
const isStable = (version: string): boolean => parseVersion(version)?.pre.length === 0;

/** What is compared with what. */
export interface Plan {
  /** The last release of the major before. */
  before: Step;
  /** Every release of the major up to the installed one, oldest first. */
  steps: Step[];
}

/**
 * Says which versions belong together: at each version that any library published, every library is at its
 * highest one up to there.
 * @param published - what the registry has, by library
 * @param installed - the documented version of each library
 * @param main - the library whose last release of the major before names that step
 * @throws if an installed version is not published, majors differ, or there is nothing to compare with
 */
export function planSteps(
  published: Readonly<Record<string, readonly string[]>>,
  installed: Readonly<Record<string, string>>,
  main: string,
): Plan {
  const names = Object.keys(installed).sort();
  const major = majorOf(installed[main] ?? '');
  if (major === undefined) {
    throw new Error(`${main} is not installed as an exact version: run npm install.`);
  }
  const releases = new Map<string, string[]>();
  for (const name of names) {
    const version = installed[name]!;
    if (majorOf(version) !== major) {
      throw new Error(
        `${name} is at ${version} and ${main} at ${installed[main]}: versions of two majors cannot be compared. Install the same major of both.`,
      );
    }
    const stable = (published[name] ?? []).filter(isStable).toSorted(compareVersions);
    if (!stable.includes(version)) {
      throw new Error(
        `${name} ${version} is installed, but the registry has no such release: install one that it has, or ask another registry.`,
      );
    }
    releases.set(
      name,
      stable.filter((one) => compareVersions(one, version) <= 0),
    );
  }
  const highest = (name: string, of: number, upTo?: string): string | undefined =>
    releases
      .get(name)!
      .filter(
        (one) => majorOf(one) === of && (upTo === undefined || compareVersions(one, upTo) <= 0),
      )
      .at(-1);
  const packagesAt = (of: number, upTo?: string): Record<string, string> =>
    Object.fromEntries(
      names.flatMap((name) => {
        const version = highest(name, of, upTo);
        return version === undefined ? [] : [[name, version]];
      }),
    );
  const last = highest(main, major - 1);
  if (last === undefined) {
    throw new Error(
      `The registry has no release ${major - 1}.x of ${main}, so there is nothing to compare with: ask another registry.`,
    );
  }
  const versions = [...new Set([...releases.values()].flat())]
    .filter((version) => majorOf(version) === major)
    .toSorted(compareVersions);
  return {
    before: { version: last, packages: packagesAt(major - 1) },
    steps: versions.map((version) => ({ version, packages: packagesAt(major, version) })),
  };
}
