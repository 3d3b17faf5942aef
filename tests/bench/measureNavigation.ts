import { type Browser, type Page } from '@playwright/test';
import { hydrated } from '../support/page';
import { openContext } from './openContext';
import { type NavigationFigures, type Spread } from './results';
import { spreadOf } from './spreadOf';

const viewport = { width: 1280, height: 900 };
/** How many times slower the CPU is made for the second row of figures. */
const slowdown = 4;
const visits = 10;
/** The page list: ours and that of the stock theme. */
const list = '#sidebar, .theme-doc-sidebar-menu';
/** How long a pointer rests on a link before it clicks, in ms: what is fetched ahead then has arrived. */
const rest = 500;
const patience = 15_000;

/** Measures the next click in the page itself: from its event to the second frame after another heading is there. */
async function watchNextClick(page: Page): Promise<void> {
  await page.evaluate((timeout) => {
    const heading = () => document.querySelector('h1')?.textContent ?? '';
    const before = heading();
    const measured = new Promise<number>((resolve, reject) => {
      window.addEventListener(
        'click',
        () => {
          const start = performance.now();
          const observer = new MutationObserver(() => {
            if (heading() === before || heading() === '') return;
            observer.disconnect();
            requestAnimationFrame(() => {
              requestAnimationFrame(() => resolve(performance.now() - start));
            });
          });
          observer.observe(document, { subtree: true, childList: true, characterData: true });
        },
        { capture: true, once: true },
      );
      setTimeout(() => reject(new Error('no other heading came after a click')), timeout);
    });
    // Asked for later; a rejection until then is no unhandled one.
    measured.catch(() => {});
    Object.assign(window, { untilHeading: measured });
  }, patience);
}

/** The address of a link of the page list that can be seen and was not visited, whose title is another than the page's. */
async function nextLink(page: Page, visited: readonly string[]): Promise<string | undefined> {
  return page.evaluate(
    ([selector, done]) => {
      const title = document.querySelector('h1')?.textContent?.trim();
      return [...document.querySelectorAll(selector)]
        .flatMap((each) => [...each.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')])
        .filter((link) => link.checkVisibility() && link.textContent?.trim() !== title)
        .map((link) => link.getAttribute('href') ?? '')
        .find((href) => !done.includes(href) && !/\/api(-docs)?\//.test(href));
    },
    [list, visited] as const,
  );
}

async function measureAt(browser: Browser, url: string, rate: number): Promise<Spread> {
  const context = await openContext(browser, { viewport });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate });
    await page.goto(url);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const visited = [new URL(url).pathname];
    const times: number[] = [];
    while (times.length < visits) {
      const href = await nextLink(page, visited);
      if (href === undefined) break;
      visited.push(href);
      const link = page.locator(list).locator(`a[href="${href}"]`).first();
      await link.scrollIntoViewIfNeeded();
      await link.hover();
      await page.waitForTimeout(rest);
      await watchNextClick(page);
      await page.mouse.down();
      await page.mouse.up();
      times.push(
        await page.evaluate(
          () => (window as never as { untilHeading: Promise<number> }).untilHeading,
        ),
      );
      // The demos of the page come alive; the next click finds it at rest.
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(rest);
    }
    return spreadOf(times);
  } finally {
    await context.close();
  }
}

/**
 * How long a reader waits who clicks on a link of the page list: from the click to the painted heading of the next
 * page, in ms, of ten pages each of which is visited for the first time.
 * @param url - the page on which it begins
 * @throws if the page has no list of pages, or a click leads to no other heading
 */
export async function measureNavigation(browser: Browser, url: string): Promise<NavigationFigures> {
  return {
    normal: await measureAt(browser, url, 1),
    slow: await measureAt(browser, url, slowdown),
  };
}
