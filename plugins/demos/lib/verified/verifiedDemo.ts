import type { VerifiedDemo } from '../../../../src/demos/rules/types';
import type { StyledFiles } from '../demoSources';
import type { ReadDemo } from '../readDemo';
import type { PackageFacts } from '../sandbox/projectDependencies';
import { digestOf } from './digestOf';
import { librariesOf } from './librariesOf';
import { readVerified } from './readVerified';

interface Verified {
  /** Absolute; see `readVerified`. */
  file: string;
  /** The demo's id. */
  id: string;
  files: StyledFiles<ReadDemo>;
  /** Of the packages that the demo's docs version documents. */
  facts: PackageFacts;
}

/**
 * What a page may say of a demo that was verified as it is now.
 * @returns undefined if it never was, or if its files or the versions of its libraries have changed since
 * @throws as `readVerified` does
 */
export function verifiedDemo({ file, id, files, facts }: Verified): VerifiedDemo | undefined {
  const runs = readVerified(file);
  const run = Object.hasOwn(runs, id) ? runs[id] : undefined;
  // Most demos are in no run: nothing is computed for them.
  if (!run || run.digest !== digestOf(files)) return undefined;
  const libraries = librariesOf(files, facts);
  const shown = (packages: Record<string, string>) =>
    Object.entries(packages)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, version]) => `${name} ${version}`)
      .join(', ');
  const packages = shown(libraries);
  return packages === shown(run.packages) ? { packages, browser: run.browser } : undefined;
}
