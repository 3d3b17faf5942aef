import semver from 'semver';

/** The release that a version or the beginning of one names: `8.3` is 8.3.0. */
export function releaseOf(version: string): string {
  return semver.coerce(version, { includePrerelease: true })?.version ?? '0.0.0';
}
