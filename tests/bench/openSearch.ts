import { type Locator, type Page } from '@playwright/test';

/** Opens the search by keyboard. @returns its field, which has the focus */
export async function openSearch(page: Page): Promise<Locator> {
  await page.keyboard.press('Control+k');
  const field = page.locator('dialog[open] [role="combobox"]:focus');
  await field.waitFor();
  return field;
}

/** Waits until the search says what it has found, or that it has nothing. */
export const answered = (page: Page): Promise<void> =>
  page.locator('dialog[open] [role="status"]', { hasText: /found|找到/i }).waitFor();
