import { compareVersions, parseVersion } from '../../version/compareVersions';
import type { Step } from './types';

/** Majors before the documented one of which every minor is compared. */
const earlierMajors = 1;

/**
 * Says which versions of libraries that are released together belong together: the last release of the major before all others, the first of each
 * minor after that, and the installed one. What a minor brings it brings with its first release, as semantic versioning has it, so
 * those between tell nothing new.
 * @param published - what the registry has, by library
 * @param installed - the documented version of each library
 * @param main - the library whose versions name the steps
 * @returns oldest first; a library that has not exactly the version of a step is absent from it
 * @throws if the installed version is not published
 */
export function planMinors(
  published: Readonly<Record<string, readonly string[]>>,
  installed: Readonly<Record<string, string>>,
  main: string,
): Step[] {
  const last = installed[main]!;
  const [major = 0] = parseVersion(last)?.numbers ?? [];
  const stable = (published[main] ?? [])
    .filter((version) => parseVersion(version)?.pre.length === 0)
    .filter((version) => compareVersions(version, last) <= 0)
    .toSorted(compareVersions);
  if (!stable.includes(last)) {
    throw new Error(
      `${main} ${last} is installed, but the registry has no such release: install one that it has, or ask another registry.`,
    );
  }
  const numbersOf = (version: string) => parseVersion(version)!.numbers;
  const first = major - earlierMajors;
  const minors = new Map<string, string>();
  for (const version of stable) {
    const [ofMajor, ofMinor] = numbersOf(version);
    const key = `${ofMajor}.${ofMinor}`;
    if (ofMajor >= first && !minors.has(key)) minors.set(key, version);
  }
  const before = stable.findLast((version) => numbersOf(version)[0] < first);
  const versions = [...new Set([...(before ? [before] : []), ...minors.values(), last])];
  return versions.map((version) => ({
    version,
    packages: Object.fromEntries(
      Object.keys(installed)
        .filter((name) => published[name]?.includes(version))
        .sort()
        .map((name) => [name, version]),
    ),
  }));
}
