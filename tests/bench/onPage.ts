import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { openContext } from './openContext';

/**
 * Does a piece of work on a new page, in a window of its own that is closed behind it.
 * @param options - of the window, as Playwright takes them
 * @param work - gets the page, and a way to what Chromium alone can do
 */
export async function onPage<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page, client: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await openContext(browser, options);
  try {
    const page = await context.newPage();
    return await work(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}
