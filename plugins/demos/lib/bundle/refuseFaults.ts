import fs from 'node:fs';
import path from 'node:path';
import { namedDemos } from '../../../api-reference/lib/demos/namedDemos';
import { allOrFaults, isFaults } from '../demoFaults';
import { readStyledDemo } from '../readStyledDemo';
import type { DemoPage } from './findPages';

/** What reading a demo, or a part of demos that has the name of one, came to. */
interface Reading {
  file: string;
  /** Absolute paths of what was read for it. */
  read: readonly string[];
  result: Promise<unknown>;
}

/** Names of the demos that a folder's page shows. */
function shownIn(siteDir: string, folder: string): Set<string> {
  const page = path.join(siteDir, folder, 'index.mdx');
  return new Set(fs.existsSync(page) ? namedDemos(fs.readFileSync(page, 'utf8')) : []);
}

async function readOne(
  file: string,
  siteDir: string,
  packages: ReadonlySet<string>,
): Promise<Reading> {
  const result = readStyledDemo(file, siteDir, packages);
  const read = await result.then(
    ({ dependencies }) => dependencies,
    (error: unknown) => (isFaults(error) ? error.files : []),
  );
  return { file, read, result };
}

/**
 * Reads the demos of all pages and refuses those that cannot be built. A component that demos share has a capital letter, too: what
 * no page shows and another demo has read is none.
 * @param packages - names of the packages that a demo may import
 * @throws DemoFaults with every fault of every demo
 */
export async function refuseFaults(
  siteDir: string,
  pages: readonly DemoPage[],
  packages: readonly string[],
): Promise<void> {
  const known = new Set(packages);
  const shown = new Set<string>();
  const files = pages
    .filter(({ style }) => style === 'system')
    .flatMap(({ folder, demos }) => {
      const names = shownIn(siteDir, folder);
      return demos.map((name) => {
        const file = path.join(siteDir, folder, `${name}.tsx`);
        if (names.has(name)) shown.add(file);
        return file;
      });
    });
  const readings = await Promise.all(files.map((file) => readOne(file, siteDir, known)));
  const isShared = (file: string) =>
    !shown.has(file) && readings.some((other) => other.file !== file && other.read.includes(file));
  await allOrFaults(readings.filter(({ file }) => !isShared(file)).map(({ result }) => result));
}
