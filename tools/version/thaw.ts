import { runCommand } from '../command/runCommand.cjs';
import { parseThawArguments, thawOptions, thawUsage } from './frozen/parseFreezeArguments';
import { thawVersion } from './frozen/thawVersion';
import { thisSite } from './thisSite';

const help = `Makes a frozen version an ordinary kept one again: every build builds it.

  npm run version:thaw -- x 8.9.2
  npm run version:thaw -- x 8.9.2 --dry-run   says what it would do, writes nothing

instance   default or x
version    one that npm run version:freeze has frozen

Installs the libraries that it documents under their aliases again. The artefact stays where it is.

Either all of it happens or nothing. If the process itself is killed: git restore . && git clean -fd && npm ci

Ends with 0, with 1 if it could not be done, with 2 for wrong arguments.`;

void runCommand({
  name: 'npm run version:thaw',
  help,
  options: thawOptions,
  takes: 'words',
  usage: thawUsage,
  parse: parseThawArguments,
  work: (parsed) => thawVersion(thisSite(), parsed),
});
