import path from 'node:path';
import { watch } from 'chokidar';
import { loadAutocorrect } from '../translation/lib/autocorrect.cjs';
import { checkTranslations } from '../translation/lib/checkTranslations';
import { joinFaults } from '../translation/lib/joinFaults';
import { openTranslations } from '../translation/lib/siteTranslations';
import { openSiteCheck, type SiteReport } from './lib/checkSite';
import { isGeneratedPlace } from './lib/listSite';
import type { ContentCheckOptions } from './options';

/** What this process is told. */
export interface Order {
  siteDir: string;
  options: ContentCheckOptions;
  /** Whether it goes on to look whenever something has changed. */
  isWatching: boolean;
}

/** What it tells. */
export type Answer = { report: SiteReport } | { reason: string };

/** An editor writes several files at once, and some of them twice. */
const pause = 80;

/** What is watched, relative to the site. */
const watched = [
  'docs',
  'x-docs',
  'versioned_docs',
  'x_versioned_docs',
  'i18n',
  'src',
  'config/page-tree',
  'static',
  // Written last by the API reference.
  '.api-reference/default-current/demo-api.json',
  '.api-reference/x-current/demo-api.json',
];

const send = (answer: Answer) => process.send?.(answer);

/** What else is wrong with translations: for whoever is at work on one, and nothing that keeps a site from being built. */
async function withTranslations(
  report: SiteReport,
  siteDir: string,
  { locales }: ContentCheckOptions,
): Promise<SiteReport> {
  const linter = await loadAutocorrect();
  let { faults } = report;
  for (const locale of locales.slice(1)) {
    const site = await openTranslations(siteDir, locale);
    faults = joinFaults(faults, checkTranslations(siteDir, locale, site, linter).faults);
    site.save();
  }
  return { ...report, faults };
}

async function main({ siteDir, options, isWatching }: Order): Promise<void> {
  const check = await openSiteCheck(siteDir, options);
  const look = async () => {
    try {
      const report = check();
      send({ report: isWatching ? await withTranslations(report, siteDir, options) : report });
    } catch (error) {
      send({ reason: (error as Error).stack ?? String(error) });
    }
  };
  if (!isWatching) {
    await look();
    process.disconnect();
    return;
  }
  let timer: NodeJS.Timeout | undefined;
  const relative = (file: string) => path.relative(siteDir, file).split(path.sep).join('/');
  watch(
    watched.map((folder) => path.join(siteDir, folder)),
    { ignoreInitial: true, ignored: (file: string) => isGeneratedPlace(relative(file)) },
  ).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), pause);
  });
  await look();
}

process.once('message', (order: Order) => {
  main(order).catch((error: Error) => {
    send({ reason: error.stack ?? error.message });
    process.disconnect();
  });
});
// The server is gone.
process.once('disconnect', () => process.exit());
