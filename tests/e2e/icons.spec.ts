import { expect, test } from '@playwright/test';
import { hydrated, watch } from '../support/page';

test('icons are shown portion by portion by keyboard, and one far down says in view what it copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const seen = watch(page);
  await page.goto('/components/material-icons/');
  await hydrated(page);
  const view = page.locator('[data-icon-search]');
  const icons = view.locator('li button');
  const more = view.getByRole('button', { name: 'Show more icons' });
  await view.getByRole('searchbox').fill('al');
  await more.focus();
  let shown = await icons.count();
  await page.keyboard.press('Enter');
  await expect(icons).not.toHaveCount(shown);
  await expect(more).toBeFocused();
  shown = await icons.count();
  await page.keyboard.press('Enter');
  await expect(more).toHaveCount(0);
  await expect(icons.nth(shown)).toBeFocused();

  await icons.nth(80).click();
  const notice = view.getByText(/^Copied: import \w+Icon from/);
  await expect(notice).toBeInViewport({ ratio: 1 });
  await view.getByRole('searchbox').fill(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(notice).toHaveCount(0);
  await expect(icons).not.toHaveCount(0);
  expect(seen).toEqual({ messages: [], foreign: [] });
});
