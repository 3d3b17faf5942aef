import fs from 'node:fs';
import path from 'node:path';
import { allOrFaults } from '../demoFaults';
import { readStyledDemo } from '../readStyledDemo';
import type { DemoPage } from './findPages';

/** Whether a file is no demo, but what demos beside it import: a component that they share has a capital letter, too. */
function isShared(
  siteDir: string,
  folder: string,
  name: string,
  others: readonly string[],
): boolean {
  const read = (each: string) => fs.readFileSync(path.join(siteDir, folder, `${each}.tsx`), 'utf8');
  if (/\bexport\s+default\b|\bas\s+default\b/.test(read(name))) return false;
  const imported = new RegExp(`\\bfrom\\s+['"]\\./${name}['"]`);
  return others.some((other) => other !== name && imported.test(read(other)));
}

/**
 * Reads the demos of all pages and refuses those that cannot be built.
 * @param packages - names of the packages that a demo may import
 * @throws DemoFaults with every fault of every demo
 */
export async function refuseFaults(
  siteDir: string,
  pages: readonly DemoPage[],
  packages: readonly string[],
): Promise<void> {
  const known = new Set(packages);
  const demos = pages.filter(({ style }) => style === 'system');
  await allOrFaults(
    demos.flatMap(({ folder, demos: names }) =>
      names
        .filter((name) => !isShared(siteDir, folder, name, names))
        .map((name) => readStyledDemo(path.join(siteDir, folder, `${name}.tsx`), siteDir, known)),
    ),
  );
}
