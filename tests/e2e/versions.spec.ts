import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { pagePathsOf } from '../../plugins/page-tree/lib/writtenPages';
import { translationFileOf } from '../../src/navigation/rules/tree/locatePage';
import { axeFindings } from '../support/axeFindings';
import { hydrated, layoutShift, watch, watchLayoutShift, widthOf } from '../support/page';

const grid = '/x/react-data-grid/sorting/';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

test('the version menu works with the keyboard alone', async ({ page }) => {
  const seen = watch(page);
  await open(page, grid);
  const button = page.getByRole('button', { name: 'Version v8.9.2' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const menu = page.locator('#version-menu');
  const current = menu.getByRole('button', { name: 'v8.9.2' });
  await expect(current).toBeFocused();
  await expect(current).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: 'v7' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(menu.getByRole('link', { name: 'View all versions' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(current).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
  expect(seen.messages).toEqual([]);
});

test('the entry of the shown version only closes the menu', async ({ page }) => {
  await open(page, grid);
  const button = page.getByRole('button', { name: 'Version v8.9.2' });
  await button.click();
  await page.locator('#version-menu').getByRole('button', { name: 'v8.9.2' }).click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL(grid);
});

for (const [address, version, links] of [
  [
    grid,
    'v8.9.2',
    {
      v7: 'https://v7.mui.com/x/react-data-grid/',
      v6: 'https://v6.mui.com/x/react-data-grid/',
      v5: 'https://v5.mui.com/x/react-data-grid/',
      v4: 'https://v4.mui.com/components/data-grid/',
    },
  ],
  [
    '/zh/x/react-tree-view/rich-tree-view/items/',
    'v8.9.2',
    {
      v7: 'https://v7.mui.com/zh/x/react-tree-view/',
      v6: 'https://v6.mui.com/zh/x/react-tree-view/getting-started',
    },
  ],
  [
    '/components/buttons/',
    'v7.2.0',
    {
      v6: 'https://v6.mui.com/material-ui/getting-started/',
      v5: 'https://v5.mui.com/getting-started/installation/',
      v4: 'https://v4.mui.com/getting-started/installation/',
    },
  ],
] as const) {
  test(`${address} is of ${version} and links to its archived versions`, async ({ page }) => {
    await open(page, address);
    await page.locator('[popovertarget="version-menu"]').first().click();
    const menu = page.locator('#version-menu');
    await expect(menu.locator('[aria-current="true"]')).toHaveText(version);
    const found = await menu
      .locator('a[href^="https:"]')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(Object.fromEntries(found)).toEqual(links);
  });
}

test('the last entry leads to the page of all versions', async ({ page }) => {
  await open(page, grid);
  await page.getByRole('button', { name: 'Version v8.9.2' }).click();
  await page.getByRole('link', { name: 'View all versions' }).click();
  await expect(page).toHaveURL('/versions/');
  const table = page.getByRole('table').filter({ hasText: 'Support ends' });
  for (const product of ['Material UI', 'Data Grid', 'Charts', 'Tree View']) {
    await expect(table.getByRole('rowheader', { name: product, exact: true })).toBeVisible();
  }
  await expect(table.getByRole('link', { name: 'Data Grid v7' })).toHaveAttribute(
    'href',
    'https://v7.mui.com/x/react-data-grid/',
  );
  await expect(table.getByText('2027-04-17').first()).toBeVisible();
});

test('a badge at the title explains itself to the pointer and to the keyboard', async ({
  page,
}) => {
  const seen = watch(page);
  await open(page, '/x/react-data-grid/tree-data/');
  const badge = page.locator('main header').getByRole('button', { name: 'Pro plan' });
  const tip = page.getByRole('tooltip');
  await expect(tip).toBeHidden();
  await badge.hover();
  await expect(tip).toHaveText(/Pro and Premium plans/);
  await expect(badge).toHaveAccessibleDescription(/commercial license/);
  await page.mouse.move(2, 400);
  await expect(tip).toBeHidden();
  await badge.focus();
  await expect(tip).toBeVisible();
  expect(await axeFindings(page, 'header')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  expect(seen.messages).toEqual([]);
});

test('a badge in the navigation shows with the focus of its link, and is part of its name', async ({
  page,
}) => {
  await open(page, '/x/react-data-grid/tree-data/');
  const link = page
    .getByRole('navigation', { name: 'Pages of this product' })
    .getByRole('link', { name: /^Tree data \(Pro plan\)/ });
  await expect(link).toBeVisible();
  // A step of the keyboard, because the focus has to be a visible one.
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(page.getByRole('tooltip')).toHaveText('Pro plan');
  await link.locator('[data-tip]').hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
});

test('badges are translated', async ({ page }) => {
  await open(page, '/zh/x/react-data-grid/tree-data/');
  await page.locator('main header').getByRole('button', { name: 'Pro 版' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText(/商业许可证/);
});

test('a switch of language keeps the heading, there and back', async ({ page }) => {
  await open(page, '/components/buttons/');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2).click();
  const { hash } = new URL(page.url());
  expect(hash.length).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.locator('#languages').getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(`/zh/components/buttons/${hash}`);
  await hydrated(page);
  await expect(page.locator(hash)).toBeInViewport();
  await page.getByRole('button', { name: '语言' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/components/buttons/${hash}`);
});

test('a page that is not translated says so in Chinese, and its text is marked as English', async ({
  page,
}) => {
  const siteDir = path.resolve(__dirname, '../..');
  const english = [...pagePathsOf(siteDir, 'default').values()].find(
    (pathname) => !fs.existsSync(path.join(siteDir, translationFileOf(pathname, 'zh'))),
  );
  test.skip(english === undefined, 'Every page is translated.');
  await open(page, `/zh${english}/`);
  await expect(page.getByRole('note', { name: '尚未翻译' })).toContainText('正文为英文');
  await expect(page.locator('.prose')).toHaveAttribute('lang', 'en');
  await open(page, `${english}/`);
  await expect(page.getByRole('note', { name: 'Not translated' })).toHaveCount(0);
});

test('a translated page says nothing of the kind', async ({ page }) => {
  await open(page, '/zh/components/buttons/');
  await expect(page.getByRole('note', { name: '尚未翻译' })).toHaveCount(0);
  await expect(page.locator('.prose')).not.toHaveAttribute('lang', 'en');
});

test('a page that was reached instead of another says so, and believes no strange address', async ({
  page,
}) => {
  await open(page, '/x/react-data-grid/?instead=%2Fx%2Freact-data-grid%2Fjoins');
  await expect(page.getByRole('note', { name: 'Page not in this version' })).toContainText(
    '/x/react-data-grid/joins',
  );
  await open(page, '/x/react-data-grid/?instead=https%3A%2F%2Fevil.example%2F');
  await expect(page.getByRole('note', { name: 'Page not in this version' })).toHaveCount(0);
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const address of ['/x/react-date-pickers/date-picker/', '/zh/components/buttons/']) {
    test(`${address} has its menus in one line of the header`, async ({ page }) => {
      await watchLayoutShift(page);
      await open(page, address);
      const header = page.locator('body header').first();
      const box = await header.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(56);
      expect(box?.height).toBeLessThanOrEqual(64);
      const right = await header
        .locator(':scope > *, :scope > * > button')
        .evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().right)));
      expect(right).toBeLessThanOrEqual(390);
      const version = page.locator('button[popovertarget="version-menu"]').first();
      await expect(version).toBeVisible();
      await version.click();
      const menu = await page.locator('#version-menu').boundingBox();
      expect(menu?.x).toBeGreaterThanOrEqual(0);
      expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(390);
      expect((await widthOf(page)).scrollWidth).toBeLessThanOrEqual(390);
      expect(await layoutShift(page)).toEqual({ sum: 0, sources: [] });
    });
  }
});

for (const address of ['/versions/', '/zh/versions/']) {
  test(`${address}: a line separates each row of the table from the next, of another product, too`, async ({
    page,
  }) => {
    await open(page, address);
    const lines = await page
      .locator('.table-frame')
      .first()
      .locator('tbody tr td:last-child')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).borderBlockEndWidth));
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter((line) => line !== '1px')).toEqual(['0px']);
    expect(lines.at(-1)).toBe('0px');
  });
}
