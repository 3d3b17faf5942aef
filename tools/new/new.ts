import fs from 'node:fs';
import path from 'node:path';
import { pageTrees } from '../../config/page-tree';
import { writeAtomically } from '../../plugins/support/writeAtomically';
import { runCommand } from '../command/runCommand.cjs';
import { newOptions, newUsage, planNew } from './planNew';
import { titleOf } from './titleOf';

const siteDir = path.resolve(__dirname, '../..');
const help = `Lays out what CONTRIBUTING.md describes, ready to be filled.

  npm run new -- page /components/chips --description "Show compact pieces of information, and let readers remove or choose them."
  npm run new -- demo /components/chips OrderTags
  npm run new -- swizzle DocItem/Footer --description "the foot of a page names its authors."
  npm run new -- plugin page-count --description "Counts the pages of a build."
  npm run new -- tool content links --description "Lists the links that leave the site."

--dry-run   says what it would write

A file that exists is never touched. A translation is laid out by npm run i18n:new.
Ends with 0, and with 2 for wrong arguments.`;

void runCommand({
  name: 'npm run new',
  help,
  options: newOptions,
  takes: 'words',
  usage: newUsage,
  work: (parsed) => {
    const exists = (file: string) => fs.existsSync(path.join(siteDir, file));
    const { files, next } = planNew(parsed, {
      titleOf: (pathname) => titleOf(pageTrees, pathname),
      exists,
    });
    const isDry = '--dry-run' in parsed.options;
    for (const [file, text] of Object.entries(files)) {
      if (!isDry) writeAtomically(path.join(siteDir, file), text);
      console.log(`${isDry ? 'Would write' : 'Wrote'} ${file}`);
    }
    console.log(`\nThen:\n${next.map((line) => `- ${line}`).join('\n')}`);
  },
});
