import semver from 'semver';
import type { ApiHistory, ApiHistoryVersions } from '../../../../src/api/rules/types';
import { findInstalled } from '../project/findInstalled';
import type { Project } from '../project/types';
import { releaseOf } from './releaseOf';

/** For which version something is answered. */
export interface Reading {
  package: string;
  version: string;
  documented: string;
  /** What named the version. */
  by: 'caller' | 'project' | 'documentation';
  /** File of the project that says so, or that asks for the package in no version that could be named. */
  file?: string;
  isRange?: true;
  /**
   * Where it stands: the documented one; an earlier one of the major that is recorded; one of the major before; a later one; or one of
   * which nothing is recorded.
   */
  state: 'same' | 'recorded' | 'before' | 'newer' | 'unrecorded';
}

/** The versions of a package between which facts are recorded; nothing for a package of which there are none. */
export function recordedVersions(
  history: ApiHistory,
  name: string,
): ApiHistoryVersions | undefined {
  if (history.packages && Object.hasOwn(history.packages, name)) return history.packages[name];
  if (!name.startsWith('@mui/x-')) return undefined;
  return { first: history.first, last: history.last, before: history.before };
}

/** Where a version stands among those that are recorded. */
export function stateOf(
  version: string,
  documented: string,
  recorded: ApiHistoryVersions | undefined,
): Reading['state'] {
  if (version === documented) return 'same';
  if (semver.gt(version, documented)) return 'newer';
  if (!recorded) return 'unrecorded';
  if (semver.gte(version, recorded.first)) return 'recorded';
  const { before } = recorded;
  return before !== undefined && semver.major(version) === semver.major(before)
    ? 'before'
    : 'unrecorded';
}

/**
 * Says for which version of a package to answer: the one that was asked for, else the one in the reader's project, else the documented.
 * @param packages - that have the symbol, best first
 * @param documented - versions by package
 * @param asked - a release, or the beginning of one: `8`, `8.3`
 */
export function readVersion(
  packages: readonly string[],
  {
    project,
    documented,
    history,
    asked,
  }: {
    project: Project;
    documented: Readonly<Record<string, string>>;
    history: ApiHistory;
    asked?: string | undefined;
  },
): Reading {
  const installed = findInstalled(packages, project.packages);
  const wanted = findInstalled(packages, project.unknown);
  const name = (asked === undefined ? (installed ?? wanted) : undefined) ?? packages[0]!;
  const own = documented[name] ?? '0.0.0';
  const reading = (version: string, by: Reading['by']): Reading => ({
    package: name,
    version,
    documented: own,
    by,
    state: stateOf(version, own, recordedVersions(history, name)),
  });
  if (asked !== undefined) return reading(releaseOf(asked), 'caller');
  if (installed === undefined) {
    return {
      ...reading(own, 'documentation'),
      ...(wanted !== undefined && { file: project.unknown[wanted]! }),
    };
  }
  const { version, file, isRange } = project.packages[installed]!;
  return { ...reading(version, 'project'), file, ...(isRange && { isRange }) };
}

/** The first lines of an answer: for which version it is, and how far that can be trusted. */
export function readingText(reading: Reading): string {
  const { package: name, version, documented, by, file, isRange, state } = reading;
  const whose =
    by === 'documentation'
      ? `Version: ${name} ${documented}, as documented; ${
          file === undefined
            ? 'it is not a dependency of the project.'
            : `the project depends on it, but ${file} does not say on which version, and none is installed or locked.`
        }`
      : by === 'project'
        ? `Version: ${name} ${version}${isRange ? ' or later' : ''}, as the project has it (${file}); documented is ${documented}.`
        : `Version: ${name} ${version}, as asked; documented is ${documented}.`;
  const trust = {
    same: '',
    recorded:
      ' What came after that version is listed apart. Types and descriptions are those of the documented version.',
    before: ` That is the major version before: what is known is how its last release (before ${documented.split('.')[0]}.0.0) differed.`,
    newer: ' That is newer than the documentation: compare with the declarations of the package.',
    unrecorded:
      ' What differs between the two is not recorded: compare with the declarations of the package.',
  }[state];
  return whose + trust;
}
