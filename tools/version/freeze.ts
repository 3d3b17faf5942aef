import { runCommand } from '../command/runCommand.cjs';
import { freezeVersion } from './frozen/freezeVersion';
import { freezeOptions, freezeUsage, parseFreezeArguments } from './frozen/parseFreezeArguments';
import { thisSite } from './thisSite';

const help = `Builds a kept version once, for good. Later builds link what was built instead of building it again.

  npm run version:freeze -- x 8.9.2             freezes what npm run version:cut has kept at /x/8.9.2/
  npm run version:freeze -- x 8.9.2 --dry-run   says what it would do; builds and writes nothing

instance        default or x
version         one that npm run version:cut has made
--uncommitted   right after a cut: does not demand that git knows everything as it is

The artefact (pages, scripts, demos, indexes of the search, data of the API reference, in every language) goes into the folder that
FROZEN_VERSIONS names, without it into <repository>-frozen-versions beside the repository, and not into git. Keep that folder, or
upload it and let FROZEN_VERSIONS be its https address. What builds know of the version goes into config/frozenVersions.json.
Set SITE_URL and the other settings of the deployment: pages hold them for good.
Pages and demos of the version stay in the repository, unread: npm run version:thaw makes it an ordinary kept version again.

Either all of it happens or nothing. If the process itself is killed: git restore . && git clean -fd && npm ci

Ends with 0, with 1 if it could not be done, with 2 for wrong arguments.`;

void runCommand({
  name: 'npm run version:freeze',
  help,
  options: freezeOptions,
  takes: 'words',
  usage: freezeUsage,
  parse: parseFreezeArguments,
  work: (parsed) => freezeVersion(thisSite(), parsed),
});
