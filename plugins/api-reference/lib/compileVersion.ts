import type { ApiModel } from '../../../src/api/rules/types';
import { cachedReference } from './cachedReference';
import { readLibraries } from './readLibraries';
import { versionOptions, type VersionOptions } from './versionOptions';

interface Options extends VersionOptions {
  log: (line: string) => void;
}

/**
 * The models of a docs version, and the version of each package that they come from.
 * @throws as `compileReference`
 */
export function compileVersion({ log, ...version }: Options): {
  models: ApiModel[];
  libraryVersions: Record<string, string>;
} {
  const { siteDir, libraries } = version;
  const { models } = cachedReference({ ...versionOptions(version), log });
  const libraryVersions = Object.fromEntries(
    readLibraries(siteDir, libraries).libraries.map(({ name, version: installed }) => [
      name,
      installed,
    ]),
  );
  return { models, libraryVersions };
}
