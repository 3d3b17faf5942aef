import { expect, test, type Page } from '@playwright/test';
import { browserArguments } from '../support/findBrowser';
import { hydrated } from '../support/page';
import { scrolled, scrollTo } from '../support/scrolling';

// Playwright starts browsers without the cache that readers' browsers have; here it is what the tests are about.
test.use({
  launchOptions: {
    executablePath: process.env.BROWSER_PATH,
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** A browser without a window of its own, as @sparticuz/chromium ships, has no such cache. */
const isWithoutCache = 'BackForwardCacheDisabledForDelegate';

/** Where the reader goes meanwhile, and how far down. */
const other = { path: '/customization/theming/', top: 1200 };

/** Whether the reader is again where he was, at once and later. */
async function isAt(page: Page, before: number, timeout: number): Promise<void> {
  const isThere = async () => Math.abs((await scrolled(page)) - before);
  await expect.poll(isThere, { timeout }).toBeLessThanOrEqual(2);
  await page.waitForTimeout(700);
  expect(await isThere()).toBeLessThanOrEqual(2);
}

/**
 * Leaves for another document, reads there, and comes back.
 * @returns why the page did not come out of the back/forward cache; empty if it did. And where the reader was in the other document
 */
async function awayAndBack(
  page: Page,
): Promise<{ reasons: { type: string; reason: string }[]; away: number }> {
  const reasons: { type: string; reason: string }[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.backForwardCacheNotUsed', (event) =>
    reasons.push(...event.notRestoredExplanations),
  );
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.goto(other.path);
  await hydrated(page);
  await scrollTo(page, other.top);
  await page.waitForTimeout(500);
  const away = await scrolled(page);
  expect(away).toBeGreaterThan(500);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  const isSame = await page.evaluate(() => 'isSame' in window);
  expect(isSame, 'out of the cache, or the browser says why not').toBe(reasons.length === 0);
  return { reasons, away };
}

for (const [path, top] of [
  ['/components/buttons/', 1800],
  ['/x/api/data-grid/data-grid/', 7000],
  ['/zh/x/react-charts/bars/', 2600],
] as const) {
  test(`out of the back/forward cache ${path} is where it was and goes on working`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    await scrollTo(page, top);
    await page.waitForTimeout(500);
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(500);
    const { reasons, away } = await awayAndBack(page);
    const isKept = reasons.length === 0;
    console.log(`${path}: ${isKept ? 'out of the cache' : 'this browser has no such cache'}`);
    if (!isKept) {
      // Nothing of the page may be among the reasons.
      expect(reasons.map(({ reason }) => reason)).toContain(isWithoutCache);
      expect(reasons.filter(({ type }) => type !== 'Circumstantial')).toEqual([]);
      await hydrated(page);
    }
    const timeout = isKept ? 100 : 5000;
    await isAt(page, before, timeout);
    // The other way, too.
    await page.goForward({ waitUntil: 'commit' });
    await expect(page).toHaveURL(other.path);
    await isAt(page, away, timeout);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(path);
    await isAt(page, before, timeout);
    // It lives: a link of its list of contents arrives, and Back comes here again.
    await page.evaluate(() => {
      location.hash = document.querySelector<HTMLElement>('main h2[id]')!.id;
    });
    await expect.poll(() => scrolled(page)).not.toBe(before);
    // A document out of the cache loads nothing that could be waited for.
    await page.goBack({ waitUntil: 'commit' });
    await expect
      .poll(async () => Math.abs((await scrolled(page)) - before) <= 2 || (await scrolled(page)))
      .toBe(true);
  });
}
