import { runCommand } from '../command/runCommand.cjs';
import { archiveVersion } from './archiveVersion';
import { archiveOptions, archiveUsage, parseArchiveArguments } from './parseArchiveArguments';
import { thisSite } from './thisSite';

const help = `Takes a cut version out of the build. Readers find it at another address from then on.

  npm run version:archive -- x 8.9.2 --href https://v8.example.org{langPrefix}/x/
  npm run version:archive -- x 8.9.2 --href https://v8.example.org/x/ --dry-run

instance   default or x
version    one that npm run version:cut has made
--href     https address of what is /x/8.9.2/ (or /7.2.0/) here; the pages have to be below it under the same
           paths. {langPrefix} in it stands for nothing in English and for /zh in Chinese

Removes pages, demos, translations and sidebars of the version, and the aliases that no other version needs.
Leaves a link in the version menu and a redirect for every page (both in config/documentedVersions.json).

Either all of it happens or nothing. If the process itself is killed: git restore . && git clean -fd && npm ci

Ends with 0, with 1 if it could not be done, with 2 for wrong arguments.`;

void runCommand({
  name: 'npm run version:archive',
  help,
  options: archiveOptions,
  takes: 'words',
  usage: archiveUsage,
  parse: parseArchiveArguments,
  work: (parsed) => archiveVersion(thisSite(), parsed),
});
