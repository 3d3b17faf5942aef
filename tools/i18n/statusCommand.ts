import path from 'node:path';
import { blockAges } from '../../plugins/translation/lib/blockAges';
import { formatRecord } from '../../plugins/translation/lib/recordFile';
import { recordPage } from '../../plugins/translation/lib/recordPage';
import {
  openTranslations,
  type SiteTranslations,
} from '../../plugins/translation/lib/siteTranslations';
import { writeAtomically } from '../../plugins/support/writeAtomically';
import { checkBudget } from '../../src/translation/rules/checkBudget';
import { sectionStatus, shareOf, type PageStatus } from '../../src/translation/rules/pageStatus';
import { Refusal } from '../command/refusal.cjs';
import { localeOf, type Command, type Surroundings } from './command';
import { findPage } from './findPage';
import { readSettings, settingsFile } from './settings';

const help = `Says how far the translation is, down to the paragraph.

  npm run i18n:status                          a line a section, the most visited first, and every page with open blocks
  npm run i18n:status -- --json                the same for programs, with the line of every open block
  npm run i18n:status -- --check [--budget f]  ends with 1 if more is open than ${settingsFile} allows, or for longer
  npm run i18n:status -- --record [page …]     records that pages, or all of them, say what their source says now
  npm run i18n:status -- --locale zh           in this language

stale     the source of the block has changed since it was translated
missing   the block is not translated; readers see it in English

--record is for whoever has brought a translation up to date in an editor. It looks at nothing but the order of blocks: read the page
beside its source first. npm run i18n:next records what it writes by itself. With --dry-run it says what it would write.

Ends with 0, with 1 if the budget is exceeded or something cannot be read, with 2 for wrong arguments.`;

const options = {
  '--json': false,
  '--check': false,
  '--budget': true,
  '--record': false,
  '--dry-run': false,
  '--locale': true,
};

/** The pages that are named, or all that are translated. */
function record(
  site: SiteTranslations,
  names: readonly string[],
  isDry: boolean,
  { siteDir, say }: Surroundings,
): void {
  const pages = names.length > 0 ? names.map((name) => findPage(site, name)) : site.pages;
  const problems: string[] = [];
  const written = pages
    .filter(({ isTranslated }) => isTranslated)
    .flatMap((page) => {
      try {
        const blocks = recordPage(site.blocksOf(page.source), site.blocksOf(page.translation));
        return [{ file: page.record, text: formatRecord(blocks), count: blocks.length }];
      } catch (error) {
        problems.push(`${page.translation}: ${(error as Error).message}`);
        return [];
      }
    });
  if (problems.length > 0) throw new Error(`Nothing was recorded.\n${problems.join('\n')}`);
  if (written.length === 0) throw new Error('There is no translated page to record.');
  if (!isDry) for (const { file, text } of written) writeAtomically(path.join(siteDir, file), text);
  const blocks = written.reduce((sum, { count }) => sum + count, 0);
  say(
    `${isDry ? 'Would record' : 'Recorded'} ${blocks} blocks of ${written.length} ${written.length === 1 ? 'page' : 'pages'}`,
  );
}

/** The age of every open block, page by page. */
function agesOf(
  site: SiteTranslations,
  statuses: readonly PageStatus[],
  { siteDir, now }: Surroundings,
) {
  const byPath = new Map(site.pages.map((page) => [page.pathname, page]));
  return statuses
    .filter(({ open }) => open.length > 0)
    .flatMap(({ pathname, open }) => {
      const { source } = byPath.get(pathname)!;
      const blocks = site.blocksOf(source);
      const lengths = open.map(
        ({ line }) => blocks.find((block) => block.line === line)?.text.split('\n').length ?? 1,
      );
      const ages = blockAges(siteDir, source, open, lengths, now());
      return open.map(({ line, state, kind }, index) => ({
        place: `${source}:${line} (${kind}, ${state})`,
        days: ages[index],
      }));
    });
}

/** npm run i18n:status */
export const statusCommand: Command = {
  name: 'npm run i18n:status',
  takes: 'words',
  help,
  options,
  needs: { '--budget': ['--check'], '--dry-run': ['--record'] },
  apart: [
    ['--record', '--check'],
    ['--record', '--json'],
  ],
  async run({ words, options: given }, surroundings) {
    const { siteDir, say, warn } = surroundings;
    if (words.length > 0 && !('--record' in given)) {
      throw new Refusal(
        `"${words.join(' ')}" is too much: only --record is for single pages. Write npm run i18n:status -- --record ${words.join(' ')}`,
        2,
      );
    }
    const locale = localeOf(given['--locale']);
    const site = await openTranslations(siteDir, locale);
    if ('--record' in given) {
      record(site, words, '--dry-run' in given, surroundings);
      site.save();
      return 0;
    }
    const { sections: order, budget } = readSettings(siteDir, given['--budget']);
    const pages = site.pages.map((page) => site.statusOf(page));
    site.save();
    if (pages.length === 0) throw new Error('There is no written page to look at.');
    const sections = sectionStatus(pages, order);
    const ages = '--check' in given ? agesOf(site, pages, surroundings) : [];
    const over =
      '--check' in given
        ? checkBudget(
            {
              ages,
              untranslated: pages
                .filter(({ isTranslated }) => !isTranslated)
                .map(({ pathname }) => pathname),
            },
            budget,
          )
        : [];
    if ('--json' in given) {
      say(
        JSON.stringify(
          { locale, sections, pages, ...('--check' in given && { ages, over }) },
          null,
          2,
        ),
      );
    } else {
      const sum = (field: 'pages' | 'translated' | 'blocks' | 'stale' | 'missing') =>
        sections.reduce((total, section) => total + section[field], 0);
      const all = {
        section: 'all',
        pages: sum('pages'),
        translated: sum('translated'),
        blocks: sum('blocks'),
        stale: sum('stale'),
        missing: sum('missing'),
      };
      for (const each of [...sections, all]) {
        say(
          `${each.section.padEnd(28)} ${String(shareOf(each)).padStart(3)} %   ${each.translated} of ${each.pages} pages, ${each.blocks} blocks, ${each.stale} stale, ${each.missing} missing`,
        );
      }
      for (const { pathname, isTranslated, stale, missing, open } of pages) {
        const page = site.pages.find((each) => each.pathname === pathname)!;
        if (isTranslated && !site.recordOf(page)) {
          say(
            `${pathname} has no side file. If it says what its source says now: npm run i18n:status -- --record ${pathname}`,
          );
        } else if (!isTranslated)
          say(`${pathname} has no translation: npm run i18n:new -- ${locale} ${pathname}`);
        else if (open.length > 0) {
          const lines = open.map(({ line, state }) => `${line} ${state}`).join(', ');
          say(`${pathname}: ${stale} stale, ${missing} missing (lines of the source: ${lines})`);
        }
      }
    }
    for (const line of over) warn(line);
    return over.length > 0 ? 1 : 0;
  },
};
