import { expect, type Locator, type Page } from '@playwright/test';
import type { ChangingHost } from './changingHost';
import { hydrated } from './page';

/** What the controls for saved products are called, by the prefix of the language. */
export const packTexts = {
  '': {
    settings: 'Settings',
    group: 'Read offline',
    save: 'Save',
    stop: 'Stop',
    resume: 'Resume',
    update: 'Update',
    remove: 'Remove',
    search: 'Search',
    notSaved: 'Not saved on this device',
  },
  '/zh': {
    settings: '设置',
    group: '离线阅读',
    save: '保存',
    stop: '停止',
    resume: '继续',
    update: '更新',
    remove: '删除',
    search: '搜索',
    notSaved: '未保存在此设备上',
  },
} as const;
export type Language = keyof typeof packTexts;

/**
 * Opens a page and waits for its worker, which serves the list of products to nobody else.
 * @param url - with the origin
 */
export async function openWithWorker(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** Opens the settings; the products stand in them. */
export async function openPacks(page: Page, language: Language): Promise<Locator> {
  const { settings, group } = packTexts[language];
  await page.getByRole('button', { name: settings, exact: true }).click();
  const packs = page.locator('#settings').getByRole('group', { name: group });
  await expect(packs).toBeVisible();
  return packs;
}

/** The row of a product in the settings. */
export const packRow = (packs: Locator, product: string): Locator =>
  packs.getByRole('listitem').filter({ hasText: product });

/** Takes the network away: the host's, and the browser's. */
export async function disconnect(page: Page, host: ChangingHost): Promise<void> {
  host.isUp = false;
  await page.context().setOffline(true);
}

/** Lets the open page know that there is no network: Chromium says so of a device without one, but not of a host that is gone. */
export const sayOffline = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));

/**
 * Searches by the header's button.
 * @param patience - how long it may take, in ms
 * @returns the results, of which there is one at least
 */
export async function searchFor(
  page: Page,
  language: Language,
  query: string,
  patience = 20_000,
): Promise<Locator> {
  await page.getByRole('button', { name: packTexts[language].search, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').first().fill(query);
  const options = dialog.getByRole('listbox').getByRole('option');
  await expect(options.first()).toBeVisible({ timeout: patience });
  return options;
}
