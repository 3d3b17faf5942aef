import path from 'node:path';
import { builtInTexts } from '../../plugins/content-check/lib/builtInTexts';
import { listSite } from '../../plugins/content-check/lib/listSite';
import { readTexts, type InterfaceText } from '../../plugins/content-check/lib/readTexts';
import { parseJson } from '../../plugins/support/parseJson';
import { readText } from '../../plugins/support/readText';
import { writeAtomically } from '../../plugins/support/writeAtomically';
import { localeOf, type Command } from './command';

const help = `Brings the texts of the interface into i18n/<language>/code.json.

  npm run i18n:extract                   adds the ids that the code asks for, each with an empty message to fill in
  npm run i18n:extract -- --check        writes nothing; ends with 1 if something is missing or spare
  npm run i18n:extract -- --json         says for programs what is missing and what is spare
  npm run i18n:extract -- --locale zh    in this language

Reads the code by its syntax tree, as npm run content:check does. What stands in the file stays as it is.
Texts that no code asks for are listed, and removed with --prune.

Ends with 0, with 1 for --check if something differs, with 2 for wrong arguments.`;

const options = {
  '--check': false,
  '--json': false,
  '--prune': false,
  '--locale': true,
};

interface Entry {
  message: string;
  description?: string;
}

/** The texts that the code asks for, by id. */
function askedTexts(siteDir: string): Map<string, InterfaceText> {
  const asked = new Map<string, InterfaceText>();
  for (const file of listSite(siteDir, { default: [], x: [] }).code) {
    for (const text of readTexts(readText(path.join(siteDir, file), file), file).texts) {
      if (!asked.has(text.id)) asked.set(text.id, text);
    }
  }
  return asked;
}

/** npm run i18n:extract */
export const extractCommand: Command = {
  name: 'npm run i18n:extract',
  help,
  options,
  apart: [['--check', '--prune']],
  async run({ options: given }, { siteDir, say }) {
    const locale = localeOf(given['--locale']);
    const file = `i18n/${locale}/code.json`;
    const full = path.join(siteDir, file);
    const known = parseJson(file, readText(full, file)) as Record<string, Entry>;
    const asked = askedTexts(siteDir);
    if (asked.size === 0)
      throw new Error('No code asks for a text: is this the root of the project?');
    const builtIn = builtInTexts(siteDir);
    const missing = [...asked.values()].filter(({ id }) => !(id in known));
    const spare = Object.keys(known).filter((id) => !asked.has(id) && !builtIn.has(id));
    if ('--json' in given) {
      say(
        JSON.stringify(
          {
            texts: asked.size,
            missing: missing.map(({ id, message }) => ({ id, message })),
            spare,
          },
          null,
          2,
        ),
      );
    } else {
      for (const { id, message } of missing) say(`missing: "${id}", which is "${message}"`);
      for (const id of spare) say(`spare: "${id}"`);
      say(`${asked.size} texts, ${missing.length} missing, ${spare.length} spare.`);
    }
    if ('--check' in given) return missing.length + spare.length > 0 ? 1 : 0;
    const entries = Object.entries(known).filter(
      ([id]) => !('--prune' in given) || !spare.includes(id),
    );
    const added = missing.map(({ id }): [string, Entry] => [id, { message: '' }]);
    const removed = Object.keys(known).length - entries.length;
    if (added.length + removed > 0) {
      writeAtomically(
        full,
        `${JSON.stringify(Object.fromEntries([...entries, ...added]), null, 2)}\n`,
      );
      if (!('--json' in given)) say(`Wrote ${file}: ${added.length} added, ${removed} removed.`);
    }
    return 0;
  },
};
