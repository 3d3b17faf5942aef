import assert from 'node:assert/strict';
import { expect, type Browser } from '@playwright/test';
import { fonts, watchProject } from './watchProject';

/** When it is in the projects, so that all forms of a demo show the same day. */
const today = new Date('2025-06-18T10:24:00');
/** For how long what is shown must stay the same, in ms. */
const rest = 500;

/**
 * Opens a project and looks whether it shows something, complains about nothing and asks nobody but the server of fonts.
 * @param address - where it is served
 * @returns the text that is shown, each white space as one blank
 */
export async function openForm(browser: Browser, address: string): Promise<string> {
  const page = await browser.newPage();
  try {
    await page.clock.setFixedTime(today);
    // The same numbers for all forms.
    await page.addInitScript(() => {
      let state = 1;
      Math.random = () => {
        state = (state * 16807) % 2147483647;
        return state / 2147483647;
      };
    });
    const { messages, foreign } = await watchProject(page, address);
    await page.goto(address);
    const root = page.locator('#root');
    const shown = async () => (await root.innerText()).replace(/\s+/g, ' ').trim();
    await expect(root.locator('*').first(), 'there is something').toBeAttached();
    let text: string;
    do {
      text = await shown();
      await page.waitForTimeout(rest);
    } while (text !== (await shown()));
    const box = await root.boundingBox();
    assert.ok((box?.height ?? 0) > 0, 'what is shown has no height');
    assert.deepEqual(
      [...foreign].filter((origin) => origin !== fonts),
      [],
    );
    assert.deepEqual(messages, []);
    return text;
  } finally {
    await page.close();
  }
}
