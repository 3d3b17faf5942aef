import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { packageFacts } from '../../plugins/demos/lib/sandbox/packageFacts';
import { sandboxSource } from '../../plugins/demos/lib/sandbox/sandboxSource';
import { readStyledDemo } from '../../plugins/demos/lib/readStyledDemo';
import { parseSandboxSource } from '../../src/sandbox/rules/parseSandboxSource';
import { resolveVariant } from '../../src/sandbox/rules/resolveVariant';
import type { SandboxChoice } from '../../src/sandbox/rules/types';
import { viteProject } from '../../src/sandbox/rules/project/viteProject';
import { zipProject } from '../../src/sandbox/services/zipProject';
import { sitePackages } from '../support/sitePackages';
import { writeBelow } from '../support/writeBelow';

/**
 * Makes a project of a demo as a reader gets it, from the build's JSON to the unpacked zip file.
 * @param root - of the site
 * @param page - folder of the demo's page, relative to the site
 * @param choice - the reader's
 * @param folder - where to unpack it
 * @returns the folder of the project
 * @throws if the demo lacks the styling of the choice, or there can be no project of it
 */
export async function makeProject(
  root: string,
  page: string,
  choice: SandboxChoice,
  folder: string,
): Promise<string> {
  const file = path.join(root, page, `${choice.name}.tsx`);
  const { files } = await readStyledDemo(file, root, sitePackages(root));
  const json = JSON.stringify(await sandboxSource(files, packageFacts(root, {})));
  const { style, variant } = resolveVariant(parseSandboxSource(JSON.parse(json)), choice.style);
  if (style !== choice.style) throw new Error(`${choice.name} has no ${choice.style} variant`);

  const name = path.basename(folder);
  const zip = unzipSync(zipProject(name, viteProject(variant, choice)));
  for (const [entry, bytes] of Object.entries(zip)) {
    writeBelow(path.dirname(folder), entry, strFromU8(bytes));
  }
  return folder;
}
