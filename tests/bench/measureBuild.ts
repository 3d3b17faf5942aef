import fs from 'node:fs';
import path from 'node:path';
import { countPages } from './countPages';
import { type BuildFigures } from './results';
import { runBuild } from './runDocusaurus';

interface Options {
  /** File of a page, relative to the site, to which a sentence is added before the warm build; without, there is none. */
  editedPage?: string;
  /** Behind `build`. */
  args?: readonly string[];
}

/** What builds keep for the next one. */
const leftovers = ['build', '.docusaurus', 'node_modules/.cache'];

/**
 * Builds a site without what an earlier build has left, as a CI does; then twice as at home, the second time after a page has
 * changed.
 * @param folder - of the site, a copy: its caches are removed and the page is changed
 * @throws if a build fails
 */
export async function measureBuild(
  folder: string,
  { editedPage, args = [] }: Options = {},
): Promise<BuildFigures> {
  for (const name of leftovers) {
    fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  const figures: BuildFigures = {
    // As a CI builds, which keeps nothing for a next build.
    ...(await runBuild(folder, args, { CI: 'true' })),
    pages: countPages(path.join(folder, 'build')),
  };
  if (editedPage !== undefined) {
    const atHome = { CI: '' };
    await runBuild(folder, args, atHome);
    fs.appendFileSync(
      path.join(folder, editedPage),
      '\nThis sentence was added for a measurement.\n',
    );
    figures.warmSeconds = (await runBuild(folder, args, atHome)).seconds;
  }
  return figures;
}
