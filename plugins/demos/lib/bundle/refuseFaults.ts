import path from 'node:path';
import { allOrFaults } from '../demoFaults';
import { readStyledDemo } from '../readStyledDemo';
import type { DemoPage } from './findPages';

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
      names.map((name) =>
        readStyledDemo(path.join(siteDir, folder, `${name}.tsx`), siteDir, known),
      ),
    ),
  );
}
