import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { hydrated } from './page';

const chips = '/components/chips/';

/** The demo that is edited where none is named. */
export const demo = 'BasicChips';

export const figure = (page: Page, name = demo): Locator => page.locator(`[data-demo="${name}"]`);
export const editor = (page: Page, name = demo): Locator =>
  figure(page, name).locator('[data-editor]');
/** The program. */
export const inside = (page: Page): FrameLocator => page.frameLocator('[data-editor] iframe');
export const field = (page: Page): Locator => page.locator('[data-editor] .cm-content');
export const problem = (page: Page): Locator => page.locator('[data-editor] [data-problem]');

/** Waits until so many programs were shown. */
export async function shown(page: Page, atLeast = 1): Promise<void> {
  await expect
    .poll(async () => Number(await page.locator('[data-editor]').getAttribute('data-shown')), {
      timeout: 20_000,
    })
    .toBeGreaterThanOrEqual(atLeast);
}

/** Opens the editor of a demo. */
export async function edit(page: Page, address = chips, name = demo): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await figure(page, name)
    .getByRole('button', { name: /^(Edit|编辑) / })
    .click();
  await expect(editor(page, name)).toBeVisible();
  await shown(page);
}

/** Puts a text in the place of all that is in the field. */
export async function type(page: Page, code: string): Promise<void> {
  await field(page).focus();
  await page.keyboard.press('Control+a');
  await field(page).evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const paste = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', paste));
  }, code);
}

/** A program that shows a chip with a text. */
export const saying = (text: string, before = ''): string =>
  `import Chip from '@mui/material/Chip';\n\n${before}export default function Changed() {\n  return <Chip label="${text}" />;\n}\n`;
