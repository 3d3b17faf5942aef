import fs from 'node:fs';
import path from 'node:path';
import type { VariantStyle } from '../../../src/demos/rules/types';
import { orphanVariants, styleOf, variantFile, variantStyles } from './demoFiles';
import { filesBelow } from '../../support/filesBelow';

/** Where the variants of a demo would be, and whether they are there. */
export function findVariants(
  file: string,
): Record<VariantStyle, { file: string; exists: boolean }> {
  return Object.fromEntries(
    variantStyles.map((style) => {
      const variant = variantFile(file, style);
      return [style, { file: variant, exists: fs.existsSync(variant) }];
    }),
  ) as ReturnType<typeof findVariants>;
}

/** Whether an editor or a system keeps a file beside another one, such as the lock of Emacs, which is a link to nothing. */
const isHidden = (file: string) => path.basename(file).startsWith('.');

/** The Tailwind variants in a folder, absolute, in a fixed order: together they decide the page's utilities. */
export function tailwindFiles(folder: string): string[] {
  return fs
    .readdirSync(folder)
    .filter((name) => styleOf(name) === 'tailwind' && !isHidden(name))
    .toSorted()
    .map((name) => path.join(folder, name));
}

/**
 * Refuses variants of demos that are not there.
 * @param folders - of pages, relative to the site; one that is missing is passed over
 * @throws naming each such file
 */
export function refuseOrphans(siteDir: string, folders: readonly string[]): void {
  const files = folders
    .map((folder) => path.join(siteDir, folder))
    .filter((folder) => fs.existsSync(folder))
    .flatMap(filesBelow)
    .filter((file) => !isHidden(file))
    .map((file) => path.relative(siteDir, file).split(path.sep).join('/'));
  const faults = orphanVariants(files).map(
    ({ file, of }) => `${file}: there is no ${of} beside it, of which it could be a variant`,
  );
  if (faults.length > 0) throw new Error(`A demo cannot be built:\n${faults.join('\n')}`);
}
