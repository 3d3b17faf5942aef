import path from 'node:path';
import { contentCheckOptions } from '../../config/contentCheck';
import { openSiteCheck } from '../../plugins/content-check/lib/checkSite';
import { formatFault } from '../../plugins/content-check/lib/formatFaults';
import type { Fault } from '../../plugins/content-check/lib/types';
import type { ContentCheckOptions } from '../../plugins/content-check/options';
import { loadAutocorrect, type Autocorrect } from '../../plugins/translation/lib/autocorrect.cjs';
import { checkTranslations } from '../../plugins/translation/lib/checkTranslations';
import { joinFaults } from '../../plugins/translation/lib/joinFaults';
import { formatRecord, readRecord } from '../../plugins/translation/lib/recordFile';
import {
  openTranslations,
  type SiteTranslations,
} from '../../plugins/translation/lib/siteTranslations';
import { readText } from '../../plugins/support/readText';
import { writeAtomically } from '../../plugins/support/writeAtomically';
import packageJson from '../../package.json';
import { localeOf, type Command, type Surroundings } from './command';

const help = `Checks translations: everything that can be wrong with them but what they say.

  npm run i18n:check
  npm run i18n:check -- --json          for programs: faults with file and line, and how much was looked at
  npm run i18n:check -- --fix           mends spaces and signs of pages by itself; --dry-run says where
  npm run i18n:check -- --locale zh     in this language

Pages beside their originals, as npm run content:check does: code, components and their attributes, links, heading ids, order of demos,
front matter, HTML. Texts of the interface: every id, with its placeholders, and none besides. Titles: every key of the page tree, and
none besides. Files that translate nothing.

And what that one leaves out: side files, terms of i18n/<language>/glossary.csv, typography (autocorrect: full-width signs, spaces between
Chinese and Latin), characters that turn the direction of text or that nobody sees.

A page whose source has changed is held against what the source was when it was translated: npm run i18n:status tells how much is out of
date.

Ends with 0, with 1 if anything is wrong or if there was nothing to look at, with 2 for wrong arguments.`;

const options = {
  '--json': false,
  '--fix': false,
  '--dry-run': false,
  '--locale': true,
};

/** Mends typography; a page is recorded as before, since it says the same. */
async function fix(
  site: SiteTranslations,
  linter: Autocorrect,
  isDry: boolean,
  locale: string,
  { siteDir, say }: Surroundings,
): Promise<void> {
  const full = (file: string) => path.join(siteDir, file);
  let changed = 0;
  for (const page of site.pages.filter(({ isTranslated }) => isTranslated)) {
    const text = readText(full(page.translation), page.translation);
    if (linter.lintFor(text, 'markdown').lines.length === 0) continue;
    const { out, error } = linter.formatFor(text, 'markdown');
    if (error !== '' || out === text) continue;
    changed += 1;
    say(`${isDry ? 'Would mend' : 'Mended'} ${page.translation}`);
    if (isDry) continue;
    const record = site.recordOf(page);
    writeAtomically(full(page.translation), out);
    if (!record) continue;
    const own = (await openTranslations(siteDir, locale)).blocksOf(page.translation);
    if (own.length !== record.length) continue;
    const { blocks } = readRecord(page.record, readText(full(page.record), page.record));
    writeAtomically(
      full(page.record),
      formatRecord(blocks.map((block, index) => ({ ...block, own: own[index]!.digest }))),
    );
  }
  say(`${changed} pages ${isDry ? 'would be' : 'were'} mended.`);
}

const concernsTranslations = ({ file, what, isTranslation }: Fault) =>
  isTranslation || file.startsWith('i18n/') || what.includes('i18n/');

/**
 * All faults of the translations of a site.
 * @param settings - of the check of pages
 */
export async function translationFaults(
  siteDir: string,
  locale: string,
  settings: ContentCheckOptions,
  linter: Autocorrect,
): Promise<{ faults: Fault[]; counts: Record<string, number> }> {
  const check = await openSiteCheck(siteDir, settings);
  const report = await check();
  const site = await openTranslations(siteDir, locale);
  const { faults, counts } = checkTranslations(siteDir, locale, site, linter);
  site.save();
  const compared = report.faults.filter(concernsTranslations);
  return {
    faults: joinFaults(compared, faults),
    counts: {
      ...counts,
      links: report.counts.links,
      'code fences': report.counts.fences,
      'interface texts of the code': report.counts['interface texts'],
      'nodes of the page tree': report.counts['nodes of the page tree'],
    },
  };
}

/** npm run i18n:check */
export const checkCommand: Command = {
  name: 'npm run i18n:check',
  help,
  options,
  needs: { '--dry-run': ['--fix'] },
  apart: [['--fix', '--json']],
  async run({ options: given }, surroundings) {
    const { siteDir, say, warn } = surroundings;
    const locale = localeOf(given['--locale']);
    const linter = await loadAutocorrect();
    if ('--fix' in given) {
      const site = await openTranslations(siteDir, locale);
      await fix(site, linter, '--dry-run' in given, locale, surroundings);
      return 0;
    }
    const { faults, counts } = await translationFaults(
      siteDir,
      locale,
      contentCheckOptions(siteDir, packageJson.dependencies),
      linter,
    );
    const looked = Object.entries(counts)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ');
    if ('--json' in given) say(JSON.stringify({ faults, counts }, null, 2));
    else {
      for (const fault of faults) warn(formatFault(fault));
      say(`Looked at ${looked}. ${faults.length} faults.`);
    }
    if (counts['translated pages'] === 0 || counts.blocks === 0) {
      warn('There was nothing to look at.');
      return 1;
    }
    return faults.length > 0 ? 1 : 0;
  },
};
