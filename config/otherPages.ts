import fs from 'node:fs';
import path from 'node:path';
import type { FrozenVersion } from '../plugins/frozen-versions/lib/manifest';
import { frozenAddress } from '../plugins/frozen-versions/lib/withFrozen';
import { sourceFileOf } from '../src/navigation/rules/tree/locatePage';

/** Where pages are that a build does not make. */
interface Elsewhere {
  frozen: readonly Pick<FrozenVersion, 'instance' | 'version' | 'pages'>[];
  /** Pages of the tree, in the build of one version alone. */
  named: readonly string[];
}

/**
 * Pages of the docs that links may lead to though a build does not make them: those of frozen versions, and for a version that is built alone those
 * of the site that are written.
 * @returns addresses without language, with a slash at the end
 */
export function otherPages(siteDir: string, { frozen, named }: Elsewhere): string[] {
  return [
    ...frozen.flatMap((version) =>
      version.pages.map((page) => `/${frozenAddress(version, page.path)}/`),
    ),
    ...named
      .filter((pathname) => fs.existsSync(path.join(siteDir, sourceFileOf(pathname))))
      .map((pathname) => `${pathname}/`),
  ];
}
