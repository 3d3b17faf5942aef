import { type Locator, type Page } from '@playwright/test';

/** The list of pages beside the text. */
export const listOf = (page: Page): Locator => page.locator('#sidebar');

/** In the address of a list that comes as a file of its own. */
export const listFile = /\/assets\/js\/sidebar-/;

/** Keeps such files from arriving. @returns what lets them arrive again */
export async function breakLists(page: Page): Promise<() => void> {
  let isBroken = true;
  await page.route(listFile, (route) => (isBroken ? route.abort() : route.continue()));
  return () => {
    isBroken = false;
  };
}
