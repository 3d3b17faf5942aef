import { type Browser, type Page } from '@playwright/test';
import { type FirstDemo } from './firstDemos';
import { onPage } from './onPage';
import { type FirstClick } from './results';

const viewport = { width: 1280, height: 900 };
/** How many times slower the CPU is made. */
const slowdown = 4;
/** 4G as WebPageTest has it: 9 Mbit/s, a round trip of 170 ms. */
const network = {
  offline: false,
  latency: 170,
  downloadThroughput: 9_000_000 / 8,
  uploadThroughput: 9_000_000 / 8,
};
/** How long an answer may take, in ms. */
const patience = 30_000;
/** After how long a reader clicks again where a click was lost, in ms. */
const again = 500;
/** How often the control is worked once the page is at rest, for the slowest interaction. */
const further = 3;

/** What the page notes of the first click. */
interface Noted {
  seen?: number;
  answered?: number;
  slowest: number;
}

/** Waits in the page for the control, has it clicked, and waits for the answer; notes how long interactions take. */
async function watchFirstClick(page: Page, { demo, click }: FirstDemo): Promise<void> {
  await page.exposeFunction('clickAt', (x: number, y: number) => page.mouse.click(x, y));
  await page.addInitScript(
    ({ name, control, answer, isOutside }) => {
      const noted: Noted = { slowest: 0 };
      const own = window as never as {
        firstClick: Noted;
        clickAt: (x: number, y: number) => Promise<void>;
      };
      own.firstClick = noted;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
          if (entry.interactionId) noted.slowest = Math.max(noted.slowest, entry.duration);
        }
      }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as never);
      const inDemo = (selector: string) => [
        ...document.querySelectorAll(`[data-demo="${name}"] ${selector}`),
      ];
      const visible = () =>
        inDemo(control).flatMap((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const isIn = width > 0 && height > 0 && top >= 0 && top + height <= innerHeight;
          return isIn && element.checkVisibility({ visibilityProperty: true })
            ? [{ x: left + width / 2, y: top + height / 2 }]
            : [];
        })[0];
      const look = () => {
        if (noted.seen === undefined) {
          // Most first demos stand below an introduction: a reader scrolls to them as soon as they are there.
          if (document.body) inDemo(control)[0]?.scrollIntoView({ block: 'center' });
          const place = document.body && visible();
          if (place) {
            noted.seen = performance.now();
            void own.clickAt(place.x, place.y);
          }
        } else {
          const found = isOutside ? document.querySelector(answer) : inDemo(answer)[0];
          if (found?.checkVisibility()) {
            noted.answered = performance.now();
            return;
          }
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { name: demo, ...click! },
  );
}

const notedBy = (page: Page) =>
  page.evaluate(() => (window as never as { firstClick: Noted }).firstClick);

/** Clicks again where nothing has answered. @returns how often it was clicked in all */
async function clickUntilAnswered(page: Page, { demo, click }: FirstDemo): Promise<number> {
  const control = page.locator(`[data-demo="${demo}"] ${click!.control}`).first();
  let clicks = 1;
  const end = Date.now() + patience;
  for (;;) {
    const isAnswered = await page
      .waitForFunction(
        () => (window as never as { firstClick: Noted }).firstClick.answered !== undefined,
        undefined,
        { timeout: again },
      )
      .then(() => true)
      .catch(() => false);
    if (isAnswered) return clicks;
    if (Date.now() > end) throw new Error(`${demo} does not answer a click`);
    const { seen } = await notedBy(page);
    if (seen === undefined) continue;
    await control.click({ force: true });
    clicks += 1;
  }
}

/**
 * How long the first demo of a page takes to answer a click that comes as soon as it is there and in view, on a first visit at 4G with a CPU four
 * times slower, and how long the slowest interaction took of this and some later ones.
 * @param url - of the page
 * @param repeats - whether a lost click is repeated every half second, as readers do; without, one click has to do
 * @throws if nothing answers
 */
export async function measureFirstClick(
  browser: Browser,
  url: string,
  first: FirstDemo,
  repeats: boolean,
): Promise<FirstClick> {
  return onPage(browser, { viewport }, async (page, client) => {
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', network);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await watchFirstClick(page, first);
    await page.goto(url, { waitUntil: 'commit' });
    let clicks = 1;
    if (repeats) clicks = await clickUntilAnswered(page, first);
    else {
      await page.waitForFunction(
        () => (window as never as { firstClick: Noted }).firstClick.answered !== undefined,
        undefined,
        { timeout: patience },
      );
    }
    await page.waitForLoadState('networkidle');
    const control = page
      .locator(`[data-demo="${first.demo}"] ${first.click!.control}`)
      .filter({ visible: true })
      .first();
    for (let time = 0; time < further; time += 1) {
      // What has opened is closed.
      await page.keyboard.press('Escape');
      await page.waitForTimeout(again);
      if ((await control.count()) > 0) await control.click({ force: true });
      await page.waitForTimeout(again);
    }
    const { seen, answered, slowest } = await notedBy(page);
    return { visible: seen!, answer: answered! - seen!, clicks, slowest };
  });
}
