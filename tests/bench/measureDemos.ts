import { type Browser, type Page } from '@playwright/test';
import { hydrated, wakeDemos } from '../support/page';
import { blockingTime } from './blockingTime';
import { medianOf } from './medianOf';
import { openContext } from './openContext';
import { type DemoFigures } from './results';
import { spreadOf } from './spreadOf';

const viewports = {
  wide: { width: 1280, height: 900 },
  narrow: { width: 390, height: 800 },
} as const;
const runs = 3;
/** How long a demo may take, in ms. */
const patience = 20_000;
/** Before each demo, in ms: a reader looks at what is there before going on. */
const pause = 300;

/** From the first frame in which a demo is in view to the moment in which it is alive, in ms. */
function untilAlive(page: Page, index: number): Promise<number> {
  return page.evaluate(
    ([at, timeout]) =>
      new Promise<number>((resolve, reject) => {
        const demo = document.querySelectorAll('[data-demo]')[at];
        const stage = demo?.querySelector('[data-status]');
        if (!demo || !stage) {
          reject(new Error(`the page has no demo ${at}`));
          return;
        }
        let seen: number | undefined;
        let alive: number | undefined;
        const note = () => {
          if (stage.getAttribute('data-status') === 'live') alive ??= performance.now();
          if (seen === undefined || alive === undefined) return;
          statusWatch.disconnect();
          viewWatch.disconnect();
          resolve(Math.max(0, alive - seen));
        };
        const statusWatch = new MutationObserver(note);
        statusWatch.observe(stage, { attributeFilter: ['data-status'] });
        const viewWatch = new IntersectionObserver((entries) => {
          seen ??= entries.find(({ isIntersecting }) => isIntersecting)?.time;
          note();
        });
        viewWatch.observe(stage);
        note();
        setTimeout(() => reject(new Error(`the demo ${at} did not come alive`)), timeout);
        stage.scrollIntoView({ block: 'center', behavior: 'instant' });
      }),
    [index, patience] as const,
  );
}

async function aliveTimes(browser: Browser, url: string): Promise<number[]> {
  const context = await openContext(browser, { viewport: viewports.wide });
  try {
    const first = await context.newPage();
    await first.goto(url);
    await hydrated(first);
    await wakeDemos(first);
    await first.close();

    const page = await context.newPage();
    await page.goto(url);
    await hydrated(page);
    // A reader is there, for whom demos wait.
    await page.mouse.move(1, 1);
    const times: number[] = [];
    const count = await page.locator('[data-demo]').count();
    for (let index = 0; index < count; index += 1) {
      await page.waitForTimeout(pause);
      times.push(await untilAlive(page, index));
    }
    return times;
  } finally {
    await context.close();
  }
}

/**
 * What the demos of a page cost: how long they keep the main thread busy before anybody scrolls, and how long each
 * takes to be alive once it is in view, on a warm cache. A demo that was alive before, since it was close to the view
 * already, takes 0.
 * @returns times in ms
 * @throws if the page has no demo or one does not come alive
 */
export async function measureDemos(browser: Browser, url: string): Promise<DemoFigures> {
  const blockedIn = async (viewport: { width: number; height: number }) => {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      times.push(await blockingTime(browser, url, { viewport, slowdown: 1 }));
    }
    return medianOf(times);
  };
  const blocked = {
    wide: await blockedIn(viewports.wide),
    narrow: await blockedIn(viewports.narrow),
  };
  const alive = spreadOf(await aliveTimes(browser, url));
  return { demos: alive.count, blocked, alive };
}
