import { type Browser } from '@playwright/test';
import { judgedQueries } from '../search/queries';
import { hydrated } from '../support/page';
import { drawQueries, type TypedQueries } from './drawQueries';
import { onPage } from './onPage';
import { answered, openSearch } from './openSearch';
import { type TypingFigures } from './results';
import { typingOf, type LetterOfQuery } from './typingOf';
import { lastLetter, watchLetters } from './watchLetters';

const viewport = { width: 1280, height: 900 };
const slowdown = 4;
/** Queries of both languages together. */
const queries = 200;
/** Between two letters, in ms, as of a quick typist: shorter than the pause after which the text of pages is asked. */
const betweenLetters = 80;
/** Between two queries; the text of pages has been asked and has answered. */
const betweenQueries = 300;
/** Until the names of both sites have been opened, after the first of them have answered. */
const untilOpened = 3000;

/** For whatever has to come before anything is measured, in ms. */
const patience = 120_000;

/** Types queries on their page, letter by letter; and how long the longest task was before that. */
async function typeQueries(
  browser: Browser,
  url: string,
  { page: address, queries: typed }: TypedQueries,
  rate: number,
): Promise<{ letters: LetterOfQuery[]; opening: number }> {
  return onPage(browser, { viewport }, async (page, client) => {
    page.setDefaultTimeout(patience);
    await page.goto(`${url}${address}`);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await client.send('Emulation.setCPUThrottlingRate', { rate });
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: 'longtask' });
    });
    const field = await openSearch(page);
    await field.fill('a');
    await answered(page);
    await page.waitForTimeout(untilOpened);
    const opening = await page.evaluate(() =>
      Math.max(0, ...(window as never as { tasks: number[] }).tasks),
    );
    await watchLetters(page);
    const letters: LetterOfQuery[] = [];
    for (const query of typed) {
      await field.fill('');
      await page.waitForTimeout(betweenLetters);
      let before = '';
      for (const letter of query) {
        before += letter;
        await page.keyboard.type(letter);
        letters.push({ typed: before, ...(await lastLetter(page)) });
        await page.waitForTimeout(betweenLetters);
      }
      if ((await field.inputValue()) !== query)
        throw new Error(`"${query}" was typed, and the field holds another text`);
      await page.waitForTimeout(betweenQueries);
    }
    return { letters, opening };
  });
}

/**
 * Types 200 of the judged queries into the search, letter by letter, on pages of their products in both languages, and measures each
 * letter until its results are painted; on the CPU as it is, and on one made four times slower.
 * @param url - of the site, without a slash at its end
 * @throws if a page or its search does not come
 */
export async function measureTyping(browser: Browser, url: string): Promise<TypingFigures[]> {
  const drawn = drawQueries(judgedQueries, queries);
  const figures: TypingFigures[] = [];
  for (const [cpu, rate] of [
    ['normal', 1],
    ['slow', slowdown],
  ] as const) {
    for (const lang of ['en', 'zh'] as const) {
      for (const site of ['core', 'x'] as const) {
        const typed: Awaited<ReturnType<typeof typeQueries>>[] = [];
        for (const each of drawn.filter((of) => of.lang === lang && of.site === site))
          typed.push(await typeQueries(browser, url, each, rate));
        figures.push({
          lang,
          site,
          cpu,
          ...typingOf(typed.flatMap(({ letters }) => letters)),
          opening: Math.max(...typed.map(({ opening }) => opening)),
        });
      }
    }
  }
  return figures;
}
