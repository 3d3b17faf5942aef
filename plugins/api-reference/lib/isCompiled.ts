import fs from 'node:fs';
import type { GenerateOptions } from './generate';
import { keptFile } from './referenceKey';
import { versionOptions } from './versionOptions';

/** Whether an earlier run has compiled the reference of every docs version, so that generating it takes a moment only. */
export function isCompiled({
  siteDir,
  versions,
  absent,
  redirects,
}: Pick<GenerateOptions, 'siteDir' | 'versions' | 'absent' | 'redirects'>): boolean {
  return versions.every(({ version, trees, libraries }) =>
    fs.existsSync(
      keptFile(
        versionOptions({
          siteDir,
          trees,
          libraries,
          absent: version === 'current' ? absent : [],
          redirects,
        }),
      ),
    ),
  );
}
