import path from 'node:path';
import { watch } from 'chokidar';
import { loadAutocorrect } from '../translation/lib/autocorrect.cjs';
import { checkTranslations, type KnownPages } from '../translation/lib/checkTranslations';
import { joinFaults } from '../translation/lib/joinFaults';
import { openTranslations } from '../translation/lib/siteTranslations';
import { openSiteCheck, type SiteReport } from './lib/checkSite';
import { isGeneratedPlace } from './lib/listSite';
import { lookInTurn } from './lib/lookInTurn';
import type { Fault } from './lib/types';
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

const reasonOf = (error: unknown) => (error as Error).stack ?? String(error);

/**
 * Makes the check of what else is wrong with translations: for whoever is at work on one, and nothing that keeps a site from being built.
 */
async function openTranslationCheck(
  siteDir: string,
  { locales }: ContentCheckOptions,
): Promise<() => Promise<Fault[]>> {
  const linter = await loadAutocorrect();
  const languages = locales.slice(1).map((locale) => ({ locale, known: new Map() as KnownPages }));
  return async () => {
    const faults: Fault[] = [];
    for (const { locale, known } of languages) {
      const site = await openTranslations(siteDir, locale);
      faults.push(...checkTranslations(siteDir, locale, site, linter, known).faults);
      site.save();
    }
    return faults;
  };
}

/** Tells when one of the files changes. What was written before it is ready has to be looked at anyway. */
async function watchFiles(siteDir: string, onChange: () => void): Promise<void> {
  const relative = (file: string) => path.relative(siteDir, file).split(path.sep).join('/');
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(
    watched.map((folder) => path.join(siteDir, folder)),
    { ignoreInitial: true, ignored: (file: string) => isGeneratedPlace(relative(file)) },
  );
  let isTold = false;
  // A machine that is out of watchers says so of every folder.
  watcher.on('error', (error) => {
    if (!isTold) send({ reason: `not every change of a file is seen: ${error.message}` });
    isTold = true;
  });
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, pause);
  });
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
}

async function follow({ siteDir, options }: Order): Promise<void> {
  // The keys that end a server reach this process as well: it ends with the server, which has to be told nothing of it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  const check = await openSiteCheck(siteDir, options);
  const checkTranslated = await openTranslationCheck(siteDir, options);
  let translated: Fault[] = [];
  const look = lookInTurn<Answer>(
    async (tell) => {
      const report = await check();
      const tellAll = () =>
        tell({ report: { ...report, faults: joinFaults(report.faults, translated) } });
      // Not after the translations, which take longer.
      tellAll();
      translated = await checkTranslated();
      tellAll();
    },
    send,
    (error) => send({ reason: reasonOf(error) }),
  );
  await watchFiles(siteDir, () => void look());
  await look();
}

async function main(order: Order): Promise<void> {
  if (order.isWatching) return follow(order);
  const check = await openSiteCheck(order.siteDir, order.options);
  send({ report: await check() });
  process.disconnect();
}

process.once('message', (order: Order) => {
  main(order).catch((error: unknown) => {
    send({ reason: reasonOf(error) });
    process.disconnect();
  });
});
// The server is gone.
process.once('disconnect', () => process.exit());
