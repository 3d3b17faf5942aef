import { runCommand } from '../command/runCommand.cjs';
import { parsePatchArguments, patchOptions, patchUsage } from './frozen/parsePatchArguments';
import { patchVersion } from './frozen/patchVersion';
import { thisSite } from './thisSite';

const help = `Builds one page of a frozen version anew, from its sources as they are now.

  npm run version:patch -- x 8.9.2 --page /react-charts/bars
  npm run version:patch -- x 8.9.2 --page /react-charts/bars --dry-run   says what it would do

instance   default or x
version    one that npm run version:freeze has frozen
--page     address inside the version

Edit the page in the version's own folder and commit that first. All other pages stay the bytes that they were; the artefact gets another digest. Installs the
libraries of the version for as long as the page is built.

If the process itself is killed: git restore . && git clean -fd && npm ci

Ends with 0, with 1 if it could not be done, with 2 for wrong arguments.`;

void runCommand({
  name: 'npm run version:patch',
  help,
  options: patchOptions,
  takes: 'words',
  usage: patchUsage,
  parse: parsePatchArguments,
  work: (parsed) => patchVersion(thisSite(), parsed),
});
