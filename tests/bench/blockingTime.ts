import { type Browser } from '@playwright/test';
import { onPage } from './onPage';

interface Options {
  viewport: { width: number; height: number };
  /** How many times slower the CPU is made. */
  slowdown: number;
}

/** How long a page is watched after it has loaded, in ms. */
const watched = 5000;

/**
 * Total blocking time of one visit without scrolling: what is beyond 50 ms of every long task until five seconds
 * after the page has loaded.
 * @returns ms
 */
export async function blockingTime(
  browser: Browser,
  url: string,
  { viewport, slowdown }: Options,
): Promise<number> {
  return onPage(browser, { viewport }, async (page, client) => {
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(() => {
      const state = { blocking: 0 };
      Object.assign(window, { longTasks: state });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) state.blocking += duration - 50;
      }).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(watched);
    return await page.evaluate(
      () => (window as never as { longTasks: { blocking: number } }).longTasks.blocking,
    );
  });
}
