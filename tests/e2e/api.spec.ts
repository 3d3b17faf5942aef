import { expect, test } from '@playwright/test';
import { axeFindings } from '../support/axeFindings';
import { hydrated, layoutShift, watch, watchLayoutShift } from '../support/page';

const grid = '/x/api/data-grid/data-grid/';

for (const [language, prefix] of [
  ['en', ''],
  ['zh', '/zh'],
] as const) {
  for (const [address, scheme, width] of [
    [grid, 'light', 1280],
    [grid, 'dark', 390],
    ['/api-docs/button/', 'dark', 1280],
    ['/x/api/data-grid/grid-api/', 'light', 390],
    ['/components/buttons/components-api/', 'light', 390],
    ['/x/api/charts/', 'light', 1280],
  ] as const) {
    test(`${language} ${address} at ${width} px in ${scheme} is quiet, stands still and is accessible`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({
        baseURL,
        colorScheme: scheme,
        viewport: { width, height: 800 },
      });
      const page = await context.newPage();
      const seen = watch(page);
      await watchLayoutShift(page);
      await page.goto(prefix + address);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(seen).toEqual({ messages: [], foreign: [] });
      const { sum, sources } = await layoutShift(page);
      expect(sum, sources.join('\n')).toBe(0);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond).toBeLessThanOrEqual(0);
      expect(await axeFindings(page)).toEqual([]);
      await context.close();
    });
  }
}

test('a link to a prop leads to it, on a page that is opened and on one that is reached by navigation', async ({
  page,
}) => {
  await page.goto(`${grid}#prop-density`);
  await expect(page.locator('#prop-density')).toBeInViewport();
  await page.goto('/x/api/data-grid/');
  await hydrated(page);
  await page.locator('main').getByRole('link', { name: 'DataGrid', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('DataGrid');
  const row = page.locator('#prop-rowHeight');
  await expect(row).toContainText('52');
  await row.getByRole('link', { name: 'rowHeight', exact: true }).click();
  await expect(page).toHaveURL(`${grid}#prop-rowHeight`);
  await expect(row).toBeInViewport();
});

test('the filter narrows the props, says how many are left, and gives all of them back', async ({
  page,
}) => {
  await page.goto(grid);
  await hydrated(page);
  const props = page.locator('[data-api="props"]');
  const rows = props.locator('[data-row]:visible');
  const all = await rows.count();
  expect(all).toBeGreaterThan(50);
  const box = page.getByRole('searchbox', { name: 'Filter' }).first();
  await box.fill('row height');
  // Before it has done its work, all of them are left.
  await expect.poll(() => rows.count()).toBeLessThan(all / 2);
  const left = await rows.count();
  expect(left).toBeGreaterThan(0);
  await expect(page.getByText(`${left} of ${all}`, { exact: true }).first()).toBeVisible();
  await expect(props.locator('#prop-rowHeight')).toBeVisible();
  await box.fill('');
  await expect(rows).toHaveCount(all);
});

test('a long type opens by keyboard, and Escape and Tab close it', async ({ page }) => {
  await page.goto(grid);
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Show the whole type' }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  const popover = page.locator('[data-api] :popover-open');
  await expect(popover).toBeVisible();
  await expect(popover).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(popover).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(popover).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(popover).toHaveCount(0);
});

test('a long type has the width of a telephone, wherever its button stands', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/x/api/data-grid/data-grid-premium/');
  await hydrated(page);
  for (const row of ['prop-onCellEditStop', 'prop-onClipboardCopy', 'prop-onRowEditStop']) {
    const button = page.locator(`#${row}`).getByRole('button', { name: 'Show the whole type' });
    await button.first().click();
    const popover = page.locator('[data-api] :popover-open');
    const { x, width } = (await popover.boundingBox())!;
    expect(width, row).toBeGreaterThan(260);
    expect(x, row).toBeGreaterThanOrEqual(0);
    expect(x + width, row).toBeLessThanOrEqual(390);
    await page.keyboard.press('Escape');
    await expect(popover).toHaveCount(0);
  }
});

test('the tabs of a component page lead to its reference and back, and the page list knows where one is', async ({
  page,
}) => {
  await page.goto('/components/autocomplete/');
  await hydrated(page);
  const tabs = page.getByRole('navigation', { name: 'Guide and API' });
  await expect(tabs.getByRole('link', { name: 'Guide' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'Components API' }).click();
  await expect(page).toHaveURL('/components/autocomplete/components-api/');
  await expect(page.locator('#autocomplete-prop-options')).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Pages of this product' }).locator('[aria-current=page]'),
  ).toHaveText(/Autocomplete/);
  await tabs.getByRole('link', { name: 'Hooks API' }).click();
  await expect(page.getByRole('heading', { name: 'useAutocomplete' })).toBeVisible();
  await tabs.getByRole('link', { name: 'Guide' }).click();
  await expect(page).toHaveURL('/components/autocomplete/');
});

test('a demo leads to the API that it touches, and the API back to demos', async ({ page }) => {
  await page.goto('/x/react-data-grid/sorting/');
  await hydrated(page);
  const demo = page.locator('[data-demo]').first();
  await demo.getByText('Show code', { exact: true }).click();
  await demo.getByRole('link', { name: 'DataGrid', exact: true }).click();
  await expect(page).toHaveURL(/\/x\/api\/data-grid\/data-grid\/$/);
  await page.locator('#prop-initialState').getByText('Demos').click();
  await page.locator('#prop-initialState').getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/#[A-Z]\w+$/);
});

test('without script the reference is there to read', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${grid}#prop-columns`);
  await expect(page.locator('#prop-columns')).toBeInViewport();
  await expect(page.locator('#prop-columns')).toContainText('GridColDef');
  await context.close();
});

test('the page of the grid loads no more script than a short guide, and at most 60 kB of HTML', async ({
  browser,
  baseURL,
}) => {
  const weigh = async (address: string) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 120 } });
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    const types = new Map<string, string>();
    const bytes: Record<string, number> = {};
    client.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId) ?? '';
      bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
    });
    await page.goto(baseURL + address);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await context.close();
    return { script: (bytes.Script ?? 0) / 1000, html: (bytes.Document ?? 0) / 1000 };
  };
  const guide = await weigh('/x/introduction/licensing/');
  const reference = await weigh(grid);
  console.log(`${grid}:`, reference, 'guide:', guide);
  expect(guide.script).toBeGreaterThan(10);
  expect(reference.html).toBeGreaterThan(5);
  expect(reference.script).toBeLessThanOrEqual(guide.script);
  expect(reference.html).toBeLessThanOrEqual(60);
});
