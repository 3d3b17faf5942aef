import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import type { PackIndex, PackManifest } from '../../src/offline/rules/packs/packFiles';
import { axeFindings } from '../support/axeFindings';
import { hostOfEachTest } from '../support/hostOfEachTest';
import { hydrated } from '../support/page';
import {
  disconnect,
  openPacks,
  openWithWorker,
  packRow,
  packTexts,
  sayOffline,
  searchFor,
} from '../support/savedProducts';

const build = path.resolve(__dirname, '../../build');
const chips = '/components/chips/';

const host = hostOfEachTest();

const go = (page: Page, address: string) => page.goto(host().origin + address);

const open = (page: Page, address: string) => openWithWorker(page, host().origin + address);

/** By cache: the addresses in it. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const kept: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      kept[name] = requests.map(({ url }) => url.replace(window.location.origin, ''));
    }
    return kept;
  });

async function connect(page: Page): Promise<void> {
  host().isUp = true;
  await page.context().setOffline(false);
}

/** Wakes the last demo of a page, and opens its source. */
async function useDemo(page: Page): Promise<void> {
  const demo = page.locator('[data-demo]').last();
  const status = demo.locator('[data-status]').first();
  await status.scrollIntoViewIfNeeded();
  await expect(status).toHaveAttribute('data-status', 'live');
}

const json = <Content>(file: string) =>
  JSON.parse(fs.readFileSync(path.join(build, file), 'utf8')) as Content;

test('a product is saved, interrupted and resumed, read and searched without a network, and removed', async ({
  page,
}) => {
  await open(page, chips);
  let packs = await openPacks(page, '');
  let row = packRow(packs, 'MUI System');
  const [entry] = json<PackIndex>('offline/packs.json').packs.filter(({ id }) => id === 'system');
  await expect(row).toContainText(`${entry!.pages} pages`);
  await expect(row).toContainText(/\d MB/);

  host().delay = 40;
  await row.getByRole('button', { name: 'Save MUI System' }).click();
  const bar = row.getByRole('progressbar', { name: 'MUI System' });
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(3);
  await row.getByRole('button', { name: 'Stop MUI System' }).click();
  await expect(row.getByRole('button', { name: 'Resume MUI System' })).toBeFocused();
  host().delay = 0;
  const name = 'docs-pack / system';
  const part = (await keptIn(page))[name]!;
  expect(part.length).toBeGreaterThan(3);
  expect(part).not.toContain('/offline/system.json');

  await page.reload();
  await hydrated(page);
  host().asked.length = 0;
  packs = await openPacks(page, '');
  row = packRow(packs, 'MUI System');
  await row.getByRole('button', { name: 'Resume MUI System' }).click();
  await expect(packs.getByRole('status')).toHaveText('MUI System is saved', { timeout: 60_000 });
  // What was there was not fetched again.
  expect(part.filter((at) => at.includes('/assets/demos/') && host().asked.includes(at))).toEqual(
    [],
  );
  const kept = await keptIn(page);
  expect(kept[name]!.length).toBe(entry!.files + 1);
  // The worker has kept no second copy.
  const pages = kept[name]!.filter((at) => at.endsWith('/'));
  expect(
    Object.keys(kept).filter((other) => other !== name && kept[other]!.includes(pages[0]!)),
  ).toEqual([]);
  // Nothing of an ad, and in the product's cache not even the script of its slot.
  expect(
    Object.values(kept)
      .flat()
      .filter((at) => /ads?[-/]/i.test(at)),
  ).toEqual([]);
  expect(kept[name]!.filter((at) => /_ads_/.test(at))).toEqual([]);

  await disconnect(page, host());
  await go(page, '/system/borders/');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Borders');
  await useDemo(page);
  // By a link, as the router fetches pages; its sources come out of its own HTML.
  await page.locator('a[href="/system/flexbox/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flexbox');
  await useDemo(page);
  const summary = page.locator('[data-demo] summary').first();
  await summary.click();
  await expect(page.locator('[data-demo] pre').first()).toContainText('import');

  await sayOffline(page);
  const others = await searchFor(page, '', 'tabs');
  await expect(others.filter({ hasText: 'Not saved on this device' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  const options = await searchFor(page, '', 'grid');
  await expect(options.first()).toContainText('MUI System');
  await expect(options.first()).not.toContainText('Not saved');
  await page.keyboard.press('Escape');
  const own = await searchFor(page, '', 'screen readers');
  await own.first().click();
  await expect(page).toHaveURL(/\/system\/screen-readers\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Screen readers');

  await go(page, '/components/tabs/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await page.getByText(`MUI System (${entry!.pages})`).click();
  await page.locator('a[href="/system/box/"]').click();
  await expect(page).toHaveURL(`${host().origin}/system/box/`);
  await hydrated(page);

  await connect(page);
  packs = await openPacks(page, '');
  await packRow(packs, 'MUI System').getByRole('button', { name: 'Remove MUI System' }).click();
  await expect(packs.getByRole('status')).toHaveText('MUI System was removed');
  expect(Object.keys(await keptIn(page))).not.toContain(name);
});

test('zh: a product of the other site is saved from a page of this one, and brought up to date', async ({
  page,
}) => {
  const { save, update, remove, notSaved } = packTexts['/zh'];
  await open(page, `/zh${chips}`);
  const packs = await openPacks(page, '/zh');
  const row = packRow(packs, 'Tree View');
  await row.getByRole('button', { name: `${save} Tree View` }).click();
  await expect(row.getByRole('button', { name: `${remove} Tree View` })).toBeVisible({
    timeout: 60_000,
  });

  // A newer state: one page is another.
  const items = 'x/react-tree-view/rich-tree-view/items/';
  const digest = '0123456789abcdef';
  const index = json<PackIndex>('zh/offline/packs.json');
  const manifest = json<PackManifest>('zh/offline/x-tree-view.json');
  host().texts.set(
    '/zh/offline/packs.json',
    JSON.stringify({
      ...index,
      packs: index.packs.map((entry) =>
        entry.id === 'x-tree-view' ? { ...entry, digest } : entry,
      ),
    }),
  );
  host().texts.set(
    '/zh/offline/x-tree-view.json',
    JSON.stringify({
      ...manifest,
      digest,
      files: manifest.files.map((file) => (file[0] === items ? [items, file[1], digest] : file)),
    }),
  );
  await page.keyboard.press('Escape');
  await openPacks(page, '/zh');
  host().asked.length = 0;
  await row.getByRole('button', { name: `${update} Tree View` }).click();
  await expect(row.getByRole('button', { name: `${update} Tree View` })).toHaveCount(0);
  await expect(row.getByRole('button', { name: `${remove} Tree View` })).toBeVisible();
  expect(
    host().asked.filter((at) => !at.startsWith('/zh/offline/') && !at.endsWith('sw.js')),
  ).toEqual([`/zh/${items}`]);

  await disconnect(page, host());
  await go(page, `/zh/${items}`);
  await hydrated(page);
  await useDemo(page);
  const options = await searchFor(page, '/zh', '树');
  await expect(options.first()).not.toContainText(notSaved);
  await options.first().click();
  await expect(page).toHaveURL(/\/zh\/x\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('says that there is no room, and keeps what was there', async ({ page, context }) => {
  await open(page, chips);
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: host().origin,
    quotaSize: 5_000_000,
  });
  const packs = await openPacks(page, '');
  const row = packRow(packs, 'MUI System');
  await row.getByRole('button', { name: 'Save MUI System' }).click();
  await expect(row).toContainText('There is not enough room for it on this device.');
  await expect(row.getByRole('button', { name: 'Save MUI System' })).toBeFocused();
});

for (const [title, language, width, query] of [
  ['light, ltr', '', 1280, '?mode=light'],
  ['dark, rtl, 390 px', '', 390, '?mode=dark&dir=rtl'],
  ['Chinese, 390 px', '/zh', 390, '?mode=light'],
] as const) {
  test(`${title}: the list of products is accessible and fits the screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `${language}${chips}${query}`);
    const packs = await openPacks(page, language);
    const { save, stop } = packTexts[language];
    await expect(packs.getByRole('listitem')).toHaveCount(7);
    host().delay = 60;
    const row = packRow(packs, 'MUI System');
    // By keyboard alone.
    await row.getByRole('button', { name: `${save} MUI System` }).focus();
    await page.keyboard.press('Enter');
    await expect(row.getByRole('progressbar')).toBeVisible();
    await expect(row.getByRole('button', { name: `${stop} MUI System` })).toBeFocused();
    expect(await axeFindings(page, '#settings')).toEqual([]);
    const box = await page
      .locator('#settings')
      .evaluate((panel) => [
        panel.scrollWidth - panel.clientWidth,
        Math.round(panel.getBoundingClientRect().left),
        Math.round(panel.getBoundingClientRect().right),
      ]);
    expect(box[0]).toBe(0);
    expect(box[1]).toBeGreaterThanOrEqual(0);
    expect(box[2]).toBeLessThanOrEqual(width);
    await page.keyboard.press('Enter');
    await expect(row.getByRole('progressbar')).toHaveCount(0);
  });
}

test('a host without workers offers nothing to save', async ({ page }) => {
  await page.goto(chips);
  await hydrated(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('group', { name: 'Styling of examples' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Read offline' })).toHaveCount(0);
});
