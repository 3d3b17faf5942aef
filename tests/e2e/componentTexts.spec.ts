import { expect, test, type Page } from '@playwright/test';
import { hydrated, openDemo } from '../support/page';

/** The libraries whose texts a page asks for, each once: a script that was fetched ahead is asked for again, and comes from the cache. */
function watchTexts(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, library] = /\/assets\/demos\/texts\/zh\.([\w-]+)\./.exec(request.url()) ?? [];
    if (library) asked.add(library);
  });
  return asked;
}

test('menus and panels of a grid are Chinese on a Chinese page, and its data is the demo’s', async ({
  page,
}) => {
  const asked = watchTexts(page);
  const demo = await openDemo(page, '/zh/x/react-data-grid/filtering/', 'TrailFilters');
  await demo.getByRole('columnheader', { name: 'Country' }).hover();
  await demo
    .getByRole('columnheader', { name: 'Country' })
    .getByRole('button', { name: '列菜单' })
    .click();
  await expect(page.getByRole('menuitem')).toHaveText(['升序', '降序', '筛选器', '隐藏', '管理列']);
  await page.getByRole('menuitem', { name: '筛选器' }).click();
  await expect(page.getByRole('combobox', { name: '列' })).toHaveText('Country');
  expect([...asked].toSorted()).toEqual(['material', 'x-data-grid']);
});

test('the calendar of a picker speaks Chinese and keeps the formats of the demo', async ({
  page,
}) => {
  const asked = watchTexts(page);
  const demo = await openDemo(page, '/zh/x/react-date-pickers/date-picker/', 'DeliveryDay');
  await demo.getByRole('button', { name: /选择日期/ }).click();
  const calendar = page.getByRole('dialog', { name: 'Delivery day' });
  await expect(calendar.getByRole('button', { name: '下个月' })).toBeVisible();
  await expect(calendar.getByText('June 2025', { exact: true })).toBeVisible();
  expect([...asked].toSorted()).toEqual(['material', 'x-date-pickers']);
});

test('what the server has written of a component is what its live form says', async ({ page }) => {
  const path = '/zh/x/react-data-grid/pagination/';
  const html = await (await page.request.get(path)).text();
  expect(html).toContain('每页行数');
  expect(html).not.toContain('Rows per page');
  await page.goto(path);
  await hydrated(page);
  const demo = page.locator('[data-demo]', { hasText: '每页行数' }).first();
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.locator('[data-status]')).toHaveAttribute('data-status', 'live');
  await expect(demo.getByText(/每页行数/)).toBeVisible();
});

test('an English page fetches no texts, and says what it said', async ({ page }) => {
  const asked = watchTexts(page);
  const demo = await openDemo(page, '/x/react-data-grid/pagination/', 'EpisodePages');
  await expect(demo.getByText('Rows per page:')).toBeVisible();
  expect([...asked]).toEqual([]);
});

test('a demo that is edited keeps the language of the page', async ({ page }) => {
  const demo = await openDemo(page, '/zh/x/react-data-grid/pagination/', 'EpisodePages');
  await demo.getByRole('button', { name: /^编辑/ }).click();
  const frame = page.frameLocator('[data-editor] iframe');
  await expect(frame.getByText(/每页行数/)).toBeVisible({ timeout: 30_000 });
});
