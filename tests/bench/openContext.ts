import { type Browser, type BrowserContext, type BrowserContextOptions } from '@playwright/test';

/**
 * Opens a window of its own, without cache or storage of another.
 * @param options - as Playwright takes them
 */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  // What runs these files marks functions by this name, and the page, to which some are sent, does not know it.
  await context.addInitScript('globalThis.__name ??= (value) => value;');
  return context;
}
