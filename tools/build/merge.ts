import path from 'node:path';
import { i18n } from '../../config/i18n';
import { runCommand } from '../command/runCommand.cjs';
import { Refusal } from '../command/refusal.cjs';
import { finishBuild } from './finish/finishBuild';
import { mergeBuilds } from './finish/mergeBuilds';
import { frozenFolders } from './frozen/linkFrozen';

const root = path.resolve(__dirname, '../..');
const help = `Puts builds of single languages, made on machines of their own, together into one, which is the same as a whole build.

  npm run build:merge -- <folder> <folder> …           into build/, which must not be there
  npm run build:merge -- <folder> … --out <folder>     into another folder

All have to be of one commit and one deployment's settings, and together of every language. Run it with the same settings.`;

void runCommand({
  name: 'npm run build:merge',
  help,
  options: { '--out': true },
  takes: 'anything',
  parse({ options, rest }) {
    if (rest.length < 2 || rest.some((each) => each.startsWith('-'))) {
      throw new Refusal(`Give at least two folders and no other option than --out.\n\n${help}`, 2);
    }
    return {
      into: path.resolve(root, options['--out'] ?? 'build'),
      folders: rest.map((folder) => path.resolve(folder)),
    };
  },
  work({ into, folders }) {
    let digest: string | undefined;
    mergeBuilds(folders, into, i18n.locales, (folder) => {
      const made = finishBuild(folder, [], {
        files: new Map(),
        scripts: [],
        folders: frozenFolders(root),
      });
      for (const note of made?.notes ?? []) console.log(note);
      digest = made?.digest;
    });
    if (digest === undefined) throw new Error(`${into} has no home page.`);
    console.log(`${into} has ${i18n.locales.join(', ')}. Digest of the build: ${digest}`);
  },
});
