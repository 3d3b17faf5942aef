import { expect, test } from '@playwright/test';
import {
  hydrated,
  layoutShift,
  wakeDemos,
  watch,
  watchLayoutShift,
  widthOf,
} from '../support/page';

test('an address without its last slash redirects', async ({ request }) => {
  const response = await request.get('/components/buttons', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/components/buttons/');
});

for (const [path, lang] of [
  ['/nowhere/', 'en'],
  ['/zh/nowhere/', 'zh-CN'],
]) {
  test(`${path} answers 404 in its language`, async ({ page }) => {
    const response = await page.goto(path!);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', lang!);
    await expect(page.locator('h1')).toBeVisible();
  });
}

test('the sidebar shows where you are and leads on without a reload', async ({ page }) => {
  const seen = watch(page);
  await page.goto('/components/buttons/');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const sidebar = page.getByRole('navigation', { name: 'Pages of this product' });
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Button');
  await sidebar.getByRole('link', { name: 'Tabs', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('Tabs');
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Tabs');
  expect(
    await page.evaluate(() => (window as never as { sameDocument?: boolean }).sameDocument),
  ).toBe(true);
  expect(seen.messages).toEqual([]);
});

test('a page reached by navigation has its demos and their code, and nothing shifts while they come', async ({
  page,
}) => {
  const seen = watch(page);
  await watchLayoutShift(page);
  await page.goto('/components/buttons/');
  await hydrated(page);
  await page
    .getByRole('navigation', { name: 'Pages of this product' })
    .getByRole('link', { name: 'Tabs', exact: true })
    .click();
  await expect(page.locator('h1')).toHaveText('Tabs');
  // The text follows behind the heading.
  await expect(page.locator('[data-demo]').first()).toBeAttached();
  const names = await wakeDemos(page);
  expect(names.length).toBeGreaterThan(10);
  expect(await layoutShift(page)).toEqual({ sum: 0, sources: [] });
  const demo = page.locator('[data-demo]').first();
  await demo.locator('summary').click();
  await expect(demo.locator('[data-variant="ts"] pre').first()).toContainText('import');
  expect(seen.messages).toEqual([]);
});

test('the language menu leads to the same page and back', async ({ page }) => {
  await page.goto('/components/buttons/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL('/zh/components/buttons/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await hydrated(page);
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/components/buttons/');
});

test('the product menu works with the keyboard alone', async ({ page }) => {
  await page.goto('/components/buttons/');
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Material UI' });
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('End');
  await expect(page.getByRole('link', { name: /^Tree View v\d/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
});

test('the colour mode is chosen, kept, and painted first', async ({ page }) => {
  await page.goto('/components/buttons/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('body')).toHaveClass(/mode-dark/);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of ['/', '/compare/', '/playground/', '/404.html', '/zh/sandbox/'])
    test(`every button of the header of ${path} opens something`, async ({ page }) => {
      await page.goto(path);
      const buttons = page.locator('header button[popovertarget]:visible');
      for (const button of await buttons.all()) {
        const panel = page.locator(`[id="${await button.getAttribute('popovertarget')}"]`);
        await expect(panel).toHaveCount(1);
      }
    });

  test('the page list is a drawer that closes when a page is chosen', async ({ page }) => {
    await page.goto('/components/buttons/');
    await hydrated(page);
    const sidebar = page.locator('#sidebar');
    await expect(sidebar).toBeHidden();
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await expect(sidebar).toBeVisible();
    await sidebar.getByRole('link', { name: 'Tabs', exact: true }).click();
    await expect(page.locator('h1')).toHaveText('Tabs');
    await expect(sidebar).toBeHidden();
  });

  for (const path of [
    '/',
    '/components/buttons/',
    '/x/react-data-grid/sorting/',
    '/zh/customization/palette/',
  ]) {
    test(`${path} does not scroll sideways and nothing shifts`, async ({ page }) => {
      await watchLayoutShift(page);
      await page.goto(path);
      await hydrated(page);
      await wakeDemos(page);
      expect((await widthOf(page)).scrollWidth).toBeLessThanOrEqual(390);
      expect(await layoutShift(page)).toEqual({ sum: 0, sources: [] });
    });
  }
});

test('skip link is the first stop of the keyboard', async ({ page }) => {
  await page.goto('/components/buttons/');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});
