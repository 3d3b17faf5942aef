import path from 'node:path';
import { watch } from 'chokidar';
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

async function main({ siteDir, options, isWatching }: Order): Promise<void> {
  const check = await openSiteCheck(siteDir, options);
  const look = () => {
    try {
      send({ report: check() });
    } catch (error) {
      send({ reason: (error as Error).stack ?? String(error) });
    }
  };
  if (!isWatching) {
    look();
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
    timer = setTimeout(look, pause);
  });
  look();
}

process.once('message', (order: Order) => {
  main(order).catch((error: Error) => {
    send({ reason: error.stack ?? error.message });
    process.disconnect();
  });
});
// The server is gone.
process.once('disconnect', () => process.exit());
