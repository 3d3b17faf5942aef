import { type Browser } from '@playwright/test';
import { homes } from '../search/homes';
import { judgedQueries } from '../search/queries';
import { hydrated } from '../support/page';
import { drawQueries } from './drawQueries';
import { countBytes } from './countBytes';
import { onPage } from './onPage';
import { answered, openSearch } from './openSearch';
import { type SearchBytes } from './results';
import { searchFileKind, searchFileKinds, type SearchFileKind } from './searchFileKind';

const viewport = { width: 1280, height: 900 };
/** Queries after the first one, on each page. */
const laterQueries = 15;
/** Until what comes behind an answer has come, in ms. */
const rest = 1500;
/** After a later query: the text of pages is asked and has answered. */
const restOfQuery = 500;

const pages = (['en', 'zh'] as const).flatMap((lang) =>
  (['core', 'x'] as const).map((site) => ({
    lang,
    site,
    address: `${lang === 'zh' ? '/zh' : ''}${homes[site === 'x' ? 'x-data-grid' : 'material-ui']!}`,
    first: lang === 'zh' ? '按钮' : 'button',
  })),
);

type Sums = Record<SearchFileKind, number>;

async function measurePage(
  browser: Browser,
  url: string,
  { lang, site, address, first }: (typeof pages)[number],
): Promise<SearchBytes> {
  return onPage(browser, { viewport }, async (page, client) => {
    await page.goto(`${url}${address}`);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    // The first focus anywhere brings what follows the reader through the page, whether a search is opened or not.
    await page.keyboard.press('Tab');
    await page.waitForTimeout(rest);
    const requests = await countBytes(client, ({ url: of }) => ({
      kind: searchFileKind(new URL(of).pathname, site),
    }));
    const sums = (): Sums => {
      const sum = Object.fromEntries(searchFileKinds.map((kind) => [kind, 0])) as Sums;
      for (const { kind, bytes } of requests()) sum[kind] += bytes;
      return sum;
    };
    const field = await openSearch(page);
    await field.fill(first);
    await answered(page);
    await page.waitForTimeout(rest);
    const opened = sums();
    if (opened.names === 0) throw new Error(`${address}: no names were fetched`);
    const drawn = drawQueries(judgedQueries, 200).filter(({ page: of }) => of === address);
    const typed = drawn.flatMap(({ queries }) => queries).slice(0, laterQueries);
    for (const query of typed) {
      await field.fill(query);
      await answered(page);
      await page.waitForTimeout(restOfQuery);
    }
    const all = sums();
    const later = (['dialog', 'names', 'otherNames'] as const).reduce(
      (sum, kind) => sum + all[kind] - opened[kind],
      0,
    );
    return {
      lang,
      site,
      first: opened.dialog + opened.names,
      otherNames: opened.otherNames,
      later,
      signatures: all.signatures,
      text: all.text,
      laterQueries: typed.length,
    };
  });
}

/**
 * What a search brings over the wire beyond the page: from opening it to the first answer, and with the queries after that; on a page of
 * each site in each language.
 * @param url - of the site, without a slash at its end
 * @throws if a page or its search does not come
 */
export async function measureSearchBytes(browser: Browser, url: string): Promise<SearchBytes[]> {
  const measured: SearchBytes[] = [];
  for (const page of pages) measured.push(await measurePage(browser, url, page));
  return measured;
}
