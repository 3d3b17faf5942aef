import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from '../support/axeFindings';
import { overflow } from '../support/overflow';
import {
  hydrated,
  layoutShift,
  resetDemos,
  wakeDemos,
  watch,
  watchLayoutShift,
} from '../support/page';
import { inTurn } from '../support/inTurn';
import { chineseSample, prefixes, samplePages } from '../support/sample';
import { isFullSweep, sweptPages } from '../support/sweep';

/** The Chinese pages are the English ones with other words: a sample is enough of them. */
const pagesOf = (language: string) => {
  if (language === 'en') return inTurn(sweptPages(), 3);
  return isFullSweep ? samplePages : inTurn(chineseSample, 3);
};

/** The opposite corners of what a reader can set. */
const views = [
  { name: 'light, ltr, standard', width: 1280, settings: [0, 0, 0] },
  { name: 'dark, rtl, compact', width: 360, settings: [2, 1, 1] },
];

/** What demos of the full sweep may move within themselves: some show rows or a count that come from a server later. */
const demoShift = 0.005;

/** Presses the button of that place in each of the first groups of the settings. */
async function choose(page: Page, settings: number[]): Promise<void> {
  await page.locator('[popovertarget="settings"]').first().click();
  const groups = page.locator('#settings fieldset');
  for (const [index, place] of settings.entries()) {
    const button = groups.nth(index).getByRole('button').nth(place);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('#settings')).toBeHidden();
}

for (const [language, prefix] of Object.entries(prefixes)) {
  for (const path of pagesOf(language)) {
    test(`${language} ${path}: demos live, reset, nothing said, nothing shifts, axe-clean in every view`, async ({
      page,
    }) => {
      const seen = watch(page);
      await watchLayoutShift(page);
      const response = await page.goto(prefix + path);
      expect(response?.status()).toBe(200);
      await hydrated(page);
      expect(await page.locator('h1').count()).toBe(1);
      const demos = await wakeDemos(page);
      const still = { sum: 0, sources: [] };
      if (isFullSweep) {
        expect(await layoutShift(page, 'outside demos')).toEqual(still);
        const within = await layoutShift(page, 'within demos');
        expect(within.sum, within.sources.join('\n')).toBeLessThanOrEqual(demoShift);
      } else expect(await layoutShift(page)).toEqual(still);

      for (const { name, width, settings } of views) {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        await choose(page, settings);
        // Away from what has another color, or a tooltip, below it.
        await page.mouse.move(0, 0);
        // The library fades colours; half-way they are neither.
        await page.waitForTimeout(400);
        expect(await overflow(page), `${name}: wider than the screen`).toEqual([]);
        expect(await axeFindings(page), name).toEqual([]);
      }
      // In the last view, where the least room is; the demos of a Chinese page are the same.
      if (language === 'en') await resetDemos(page);
      expect(seen.messages).toEqual([]);
      expect(seen.foreign).toEqual([]);
      // For the sum at the end of the run.
      test.info().annotations.push({ type: 'demos', description: String(demos.length) });
    });
  }
}
