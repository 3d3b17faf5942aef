import fs from 'node:fs';
import path from 'node:path';
import { splitPage } from '../../support/splitPage';
import { writeAtomically } from '../../support/writeAtomically';

/**
 * Writes the policy into all pages of a folder, in place; other plugins may read them meanwhile. Most of a page stays bytes.
 * @param outDir - absolute
 * @param finishHead - of a page's head, see `addPolicy`
 * @throws with the file's path if a page cannot have one, or if there is no page
 */
export async function addPolicies(
  outDir: string,
  finishHead: (head: string) => string,
): Promise<void> {
  const names = await fs.promises.readdir(outDir, { recursive: true });
  const pages = names.filter((name) => name.endsWith('.html'));
  if (pages.length === 0) throw new Error(`policy: there is no page in ${outDir}`);
  for (const name of pages) {
    const file = path.join(outDir, name);
    const { head, rest } = splitPage(fs.readFileSync(file));
    try {
      writeAtomically(file, finishHead(head), rest);
    } catch (error) {
      throw new Error(`${file} cannot have a policy: ${(error as Error).message}`, {
        cause: error,
      });
    }
    // Others work at the same time.
    await new Promise((resolve) => setImmediate(resolve));
  }
}
