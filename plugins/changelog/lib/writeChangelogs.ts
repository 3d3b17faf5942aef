import fs from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../../support/writeAtomically';
import { parseChangelog } from './parseChangelog';

/** The packages whose changelogs cover all of their repository, by the name of the file. */
const sources = { core: '@mui/material', x: '@mui/x-data-grid' } as const;

/**
 * Writes the changelogs of the installed packages as data, each in a file. A file that is right already is not touched.
 * @returns how many were written
 */
export function writeChangelogs(siteDir: string): number {
  let written = 0;
  for (const [name, source] of Object.entries(sources)) {
    const text = fs.readFileSync(
      path.join(siteDir, 'node_modules', source, 'CHANGELOG.md'),
      'utf8',
    );
    const file = path.join(siteDir, `static/changelog/${name}.json`);
    const content = `${JSON.stringify({ releases: parseChangelog(text) })}\n`;
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === content) continue;
    writeAtomically(file, content);
    written += 1;
  }
  return written;
}
