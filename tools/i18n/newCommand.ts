import fs from 'node:fs';
import path from 'node:path';
import { loadParser } from '../../plugins/content-check/lib/parsePage';
import { loadGettext } from '../../plugins/translation/lib/gettext.cjs';
import { openPage } from '../../plugins/translation/lib/editPage';
import { formatPo } from '../../plugins/translation/lib/poFile';
import { openTranslations } from '../../plugins/translation/lib/siteTranslations';
import { writeAtomically } from '../../plugins/support/writeAtomically';
import { Refusal } from '../command/refusal.cjs';
import { blockId } from './blockId';
import { localeOf, type Command } from './command';
import { findPage } from './findPage';

const help = `Lays out a page to translate.

  npm run i18n:new -- zh x-docs/react-data-grid/sorting          the page and its side file
  npm run i18n:new -- zh /x/react-data-grid/sorting --po sorting.po    and its texts for a translator's own tools
  npm run i18n:new -- zh … --dry-run                              says which files it would write

The page holds what is the same in every language: code, demos, and the front matter without its description. All else is missing, so
readers see it in English until it is translated: npm run i18n:next -- --page …

Ends with 0, with 1 if the page is translated already or its source cannot be read, with 2 for wrong arguments.`;

const options = { '--po': true, '--dry-run': false };

/** npm run i18n:new */
export const newCommand: Command = {
  name: 'npm run i18n:new',
  takes: 'words',
  help,
  options,
  async run({ words, options: given }, { siteDir, say }) {
    const [language, name, ...rest] = words;
    if (language === undefined || name === undefined || rest.length > 0) {
      throw new Refusal('Name a language and a page: npm run i18n:new -- zh x-docs/…', 2);
    }
    const locale = localeOf(language);
    const site = await openTranslations(siteDir, locale);
    const page = findPage(site, name);
    if (fs.existsSync(path.join(siteDir, page.translation))) {
      throw new Error(
        `${page.translation} is there already. What waits on it: npm run i18n:next -- --page ${page.pathname}`,
      );
    }
    const editor = openPage(siteDir, page, await loadParser());
    const isDry = '--dry-run' in given;
    if (!isDry) editor.write(new Map());
    say(`${isDry ? 'Would write' : 'Wrote'} ${page.translation}`);
    say(`${isDry ? 'Would write' : 'Wrote'} ${page.record}`);
    if (given['--po'] !== undefined) {
      const blocks = editor.waiting.map((waiting) => ({
        id: blockId(page, waiting, editor.source),
        source: waiting.block.text,
        translation: '',
        reference: `${page.source}:${waiting.block.line}`,
        notes: [`${waiting.block.kind}, missing`],
      }));
      if (!isDry) {
        writeAtomically(
          path.resolve(siteDir, given['--po']),
          formatPo(await loadGettext(), locale, blocks),
        );
      }
      say(`${isDry ? 'Would write' : 'Wrote'} ${blocks.length} texts to ${given['--po']}`);
    }
    say(`${editor.waiting.length} blocks wait: npm run i18n:next -- --page ${page.pathname}`);
    return 0;
  },
};
