import path from 'node:path';
import { shownName } from '../../demos/lib/demoFiles';
import { followImport } from '../../demos/lib/sideFiles';
import { ifThere } from '../../support/ifThere';
import { checkDemo, demoFault } from './checkDemo';
import type { FactCache } from './factCache';
import type { SiteFiles } from './listSite';
import type { Fault, LocalFault } from './types';

/** The folder of the page to which a file of a demo belongs: the nearest one. */
function pageFolderOf(file: string, files: ReadonlySet<string>): string {
  const own = path.posix.dirname(file);
  for (let folder = own; folder !== '.'; folder = path.posix.dirname(folder)) {
    if (files.has(`${folder}/index.mdx`)) return folder;
  }
  return own;
}

/**
 * Checks the files of demos, and that what they import is there: as the build follows it.
 * @param shown - files of the demos that a page shows
 * @param packages - that they may import
 * @param longDemos - files that a cut has made longer than a demo may be
 */
export function checkDemos(
  { demos, all: files }: Pick<SiteFiles, 'demos' | 'all'>,
  shown: ReadonlySet<string>,
  cache: FactCache,
  packages: ReadonlySet<string>,
  longDemos: ReadonlySet<string> = new Set(),
): Fault[] {
  const isFile = (each: string) => files.has(each.split(path.sep).join('/'));
  return demos.flatMap((file) => {
    const own = path.posix.dirname(file);
    const folder = pageFolderOf(file, files);
    const isDemo = shown.has(`${own}/${shownName(path.posix.basename(file))}`);
    const mayBeLong = longDemos.has(file);
    const kind = mayBeLong ? 'long demo' : isDemo ? 'demo' : 'beside';
    const facts = ifThere(() =>
      cache.get(`${kind} ${folder}`, file, (text, unreadable) =>
        unreadable
          ? { faults: [unreadable], imports: [] }
          : checkDemo(text.replace(/^\uFEFF/, ''), file, packages, isDemo, folder, mayBeLong),
      ),
    );
    if (!facts) return [];
    const missing = facts.imports.flatMap(({ specifier, ...place }): LocalFault[] => {
      const target = followImport(file, specifier, isFile);
      if (!('fault' in target)) return [];
      const reason = `imports ${specifier}, which ${target.fault}`;
      return [demoFault({ ...place, reason }, 'Correct the name, or write the file.')];
    });
    return [...facts.faults, ...missing].map((fault) => ({ file, ...fault }));
  });
}
