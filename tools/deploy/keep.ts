import path from 'node:path';
import { runCommand } from '../command/runCommand.cjs';
import { Refusal } from '../command/refusal.cjs';
import { keepReleases } from './keepReleases';

const root = path.resolve(__dirname, '../..');
const help = `Puts the built site into the folder from which a host serves, and keeps there what tabs of earlier releases ask for.

  npm run deploy:keep -- <folder>                 the files of the last three releases
  npm run deploy:keep -- <folder> --releases 5    of the last five
  npm run deploy:keep -- <folder> --from <build>  another build than build/
  npm run deploy:keep -- <folder> --dry-run       says what it would do

The folder has to be empty, or filled by this command. It may be served meanwhile: scripts come before the pages that ask for them.`;

void runCommand({
  name: 'npm run deploy:keep',
  help,
  options: { '--releases': true, '--from': true, '--dry-run': false },
  takes: 'anything',
  parse({ options, rest }) {
    const [folder, ...others] = rest;
    if (folder === undefined || others.length > 0 || folder.startsWith('-')) {
      throw new Refusal(`Give one folder.\n\n${help}`, 2);
    }
    const releases = options['--releases'] ?? '3';
    if (!/^[1-9]\d?$/.test(releases)) {
      throw new Refusal(`--releases is "${releases}". Give a number from 1 to 99.`, 2);
    }
    return {
      folder: path.resolve(folder),
      build: path.resolve(root, options['--from'] ?? 'build'),
      releases: Number(releases),
      dryRun: '--dry-run' in options,
    };
  },
  work({ folder, build, releases, dryRun }) {
    const done = keepReleases(build, folder, releases, dryRun);
    console.log(
      `${dryRun ? 'Would write' : 'Wrote'} ${done.written.length} files and remove ${done.removed.length}; ${folder} ${dryRun ? 'would have' : 'has'} the files of ${done.releases.length} releases: ${done.releases.map((each) => each.slice(0, 12)).join(', ')}`,
    );
  },
});
