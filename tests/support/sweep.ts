import { samplePages } from './sample';
import { builtPages } from './sitemap';

/** Whether every page is looked at, as `npm run test:full` does, or the sample of `npm test`. */
export const isFullSweep = process.env.SWEEP === 'full';

/** API pages are written by one piece of code from compiled data: of those, the full sweep opens one in so many. */
const apiPagesForOne = 8;

const isApiPage = (path: string) => /^\/(x\/api|api-docs)\/|\/(components|hooks)-api\/$/.test(path);

/**
 * The English pages that browser tests open: the sample, or every page that somebody has written, with its demos, and
 * every eighth of the generated API pages.
 */
export function sweptPages(): readonly string[] {
  if (!isFullSweep) return samplePages;
  const pages = builtPages();
  return [
    ...pages.filter((path) => !isApiPage(path)),
    ...pages.filter(isApiPage).filter((_, index) => index % apiPagesForOne === 0),
  ];
}
