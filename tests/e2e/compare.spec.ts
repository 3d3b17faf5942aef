import { expect, test, type Page } from '@playwright/test';
import fs from 'node:fs';
import { axeFindings } from '../support/axeFindings';
import { isLean } from '../support/isLean';
import { hydrated, watch, widthOf } from '../support/page';

const { versions } = JSON.parse(fs.readFileSync('build/api-history/x-charts.json', 'utf8')) as {
  versions: string[];
};
const [first, last] = [versions[0]!, versions.at(-1)!];
const address = `/compare/?product=x-charts&from=${first}&to=${last}`;
const root = (page: Page) => page.locator('[data-compare]');

test('compares what the address asks for, and what is chosen stands in the address', async ({
  page,
}) => {
  const seen = watch(page);
  await page.goto(address);
  await hydrated(page);
  await expect(
    page.getByRole('status').filter({ hasText: `Changes from ${first} to ${last}` }),
  ).toBeVisible();
  const sections = root(page).getByRole('heading', { level: 2 });
  const all = await sections.count();
  expect(all).toBeGreaterThan(5);
  const rows = root(page).locator('a[href*="#prop-"]');
  const [href] = [await rows.first().getAttribute('href')];
  expect(href).toMatch(/^\/x\/api\/charts\/[\w-]+\/#prop-/);
  // Narrowed to a kind, then to a version, by keyboard.
  const added = page.getByRole('button', { name: /^Added \d+$/ });
  await added.focus();
  await page.keyboard.press('Enter');
  await expect(added).toHaveAttribute('aria-pressed', 'true');
  await expect(root(page).locator('[data-change="retyped"]')).toHaveCount(0);
  await page.getByLabel('From').selectOption(versions.at(-2)!);
  await expect(page).toHaveURL(new RegExp(`from=${versions.at(-2)!}&to=${last}`));
  expect(await sections.count()).toBeLessThan(all);
  expect(seen).toEqual({ messages: [], foreign: [] });
});

test('a row leads to its row of the reference', async ({ page }) => {
  await page.goto(address);
  await hydrated(page);
  await page.getByRole('button', { name: /^Added \d+$/ }).click();
  const row = root(page).locator('a[href*="#prop-"]').first();
  const id = (await row.getAttribute('href'))!.split('#')[1]!;
  await row.click();
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('the way back shows the kinds that were chosen, and the row that was followed', async ({
  page,
}) => {
  await page.goto(address);
  await hydrated(page);
  const kind = page.getByRole('button', { name: /^Default changed \d+$/ });
  await kind.click();
  await expect(page).toHaveURL(/&kinds=redefaulted$/);
  const row = root(page).locator('a[href*="#prop-"]').last();
  const href = await row.getAttribute('href');
  await row.click();
  await expect(page).toHaveURL(href!);
  await page.goBack();
  await expect(kind).toHaveAttribute('aria-pressed', 'true');
  await expect(root(page).locator('[data-change="added"]')).toHaveCount(0);
  await expect(row).toHaveAttribute('href', href!);
  await expect(row).toBeInViewport();
  await expect(row).toBeFocused();
});

test('a comparison is saved as Markdown and JSON, the same as the build has made', async ({
  page,
}) => {
  await page.goto(address);
  await hydrated(page);
  for (const ending of ['Markdown', 'JSON']) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Save as ${ending}` }).click(),
    ]);
    const saved = fs.readFileSync((await download.path())!, 'utf8');
    const file = `build/compare/x-charts/${first}..${last}.${ending === 'JSON' ? 'json' : 'md'}`;
    const made = fs.readFileSync(file, 'utf8');
    // The site is tested on another host than it is built for.
    const plain = (text: string) => text.replace(/https?:\/\/[^/)\s"]+\//g, '/');
    expect(plain(saved)).toBe(plain(made));
  }
});

test('a page of the reference leads here, narrowed to it', async ({ page }) => {
  await page.goto('/x/api/charts/bar-chart/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Use this page' }).first().click();
  await page.getByRole('link', { name: 'Compare versions' }).click();
  await expect(page).toHaveURL(/\/compare\/\?product=x-charts&page=/);
  await expect(page.getByLabel('Component')).toHaveValue('/x/api/charts/bar-chart');
});

test('says when the history does not arrive, and asks again', async ({ page }) => {
  await page.route('**/api-history/x-charts.json', (route) => route.abort());
  await page.goto(address);
  await hydrated(page);
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unroute('**/api-history/x-charts.json');
  await retry.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Changes from ${first} to ${last}`)).toBeVisible();
  await expect(root(page)).toBeFocused();
});

test('weighs 40 kB at most beside what every page has', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const own = new Set<string>();
  const ahead = new Set<string>();
  let bytes = 0;
  // Pages whose links are in view are fetched when nothing else is to be done, and are none of its own.
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.initialPriority === 'VeryLow') ahead.add(requestId);
  });
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (ahead.has(requestId)) return;
    const { pathname } = new URL(response.url);
    if (
      /\/api-history\//.test(pathname) ||
      (/\/assets\/js\//.test(pathname) && !/\/(main|runtime~main|pages-|arrival)/.test(pathname))
    )
      own.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (own.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(address);
  await hydrated(page);
  await expect(root(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
  console.log(`compare: ${(bytes / 1000).toFixed(1)} kB of its own`);
  expect(bytes).toBeGreaterThan(1000);
  if (isLean) expect(bytes / 1000).toBeLessThanOrEqual(40);
});

for (const [view, query, size] of [
  ['390 px', '', { width: 390, height: 844 }],
  ['dark, rtl', '&mode=dark&dir=rtl', { width: 1280, height: 900 }],
  ['Chinese', 'zh', { width: 1280, height: 900 }],
] as const) {
  test(`axe-clean and no wider than the screen: ${view}`, async ({ page }) => {
    test.skip(query === 'zh' && !fs.existsSync('build/zh'), 'This build has no Chinese.');
    await page.setViewportSize(size);
    await page.goto(query === 'zh' ? `/zh${address}` : `${address}${query}`);
    await hydrated(page);
    await expect(root(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const { scrollWidth, clientWidth } = await widthOf(page);
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
}
