import fs from 'node:fs';
import path from 'node:path';
import { countPages } from './countPages';
import { type BuildFigures } from './results';
import { runBuild } from './runDocusaurus';

interface Options {
  /** File of a page, relative to the site, to which a sentence is added before the warm build; without, there is none. */
  editedPage?: string;
  /** File of a demo, likewise, to which a comment is added before another one. */
  editedDemo?: string;
  /** Behind `build`. */
  args?: readonly string[];
}

/** What builds keep for the next one. */
const leftovers = ['build', '.docusaurus', 'node_modules/.cache'];

/**
 * Builds a site without what an earlier build has left, as a CI does; then as at home, once for the caches and again after a
 * page, and after a demo, has changed.
 * @param folder - of the site, a copy: its caches are removed and the page is changed
 * @throws if a build fails
 */
export async function measureBuild(
  folder: string,
  { editedPage, editedDemo, args = [] }: Options = {},
): Promise<BuildFigures> {
  for (const name of leftovers) {
    fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  const figures: BuildFigures = {
    // As a CI builds, which keeps nothing for a next build.
    ...(await runBuild(folder, args, { CI: 'true', SITE_URL: 'http://localhost:3000' })),
    pages: countPages(path.join(folder, 'build')),
  };
  const atHome = async () => (await runBuild(folder, args, { CI: '' })).seconds;
  const afterEdit = async (file: string, text: string) => {
    fs.appendFileSync(path.join(folder, file), text);
    return atHome();
  };
  if (editedPage !== undefined) {
    await atHome();
    const sentence = '\nThis sentence was added for a measurement.\n';
    figures.warmSeconds = await afterEdit(editedPage, sentence);
    if (editedDemo !== undefined) {
      figures.warmDemoSeconds = await afterEdit(editedDemo, '\n// Added for a measurement.\n');
    }
  }
  return figures;
}
