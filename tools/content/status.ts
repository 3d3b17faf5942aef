import { runCommand } from '../command/runCommand.cjs';
import fs from 'node:fs';
import path from 'node:path';
import { env } from '../../config/env';
import { i18n } from '../../config/i18n';
import { pageTrees } from '../../config/page-tree';
import { frozenStatus } from '../../plugins/frozen-versions/lib/frozenStatus';
import { siteManifest, usableVersions } from '../../plugins/frozen-versions/lib/frozenSite';
import { isWritten } from '../../plugins/page-tree/lib/writtenPages';
import { contentStatus, formatStatus } from '../../src/navigation/rules/tree/contentStatus';
import { translationFileOf } from '../../src/navigation/rules/tree/locatePage';

const siteDir = path.resolve(__dirname, '../..');
const help = `Says which pages of the page tree are written, in each language.

  npm run content:status             a line per section
  npm run content:status -- --all    every page that is missing, too
  npm run content:status -- --json   as JSON

frozen versions are listed below, with their pages and size, and whether their files are here (npm run build fetches them).

written   the page exists in this language
planned   the tree marks it as planned and nobody has written it yet
missing   the tree names it and it is not there; in a translation: it is written in English only

Always ends with 0: missing pages are work, not a fault.`;

void runCommand({
  name: 'npm run content:status',
  help,
  options: { '--all': false, '--json': false },
  work: ({ options }) => {
    const locales = i18n.locales ?? ['en'];
    const status = contentStatus(pageTrees, locales, (pathname, locale) =>
      locale === 'en'
        ? isWritten(siteDir, pathname)
        : fs.existsSync(path.join(siteDir, translationFileOf(pathname, locale))),
    );
    if ('--json' in options) {
      console.log(JSON.stringify(status, null, 2));
      return;
    }
    const { versions, problems } = siteManifest(siteDir);
    const usable = usableVersions({ siteDir, baseUrl: env.baseUrl }).map(({ digest }) => digest);
    console.log(formatStatus(status, '--all' in options));
    for (const line of [...frozenStatus(versions, usable), ...problems]) console.log(line);
  },
});
