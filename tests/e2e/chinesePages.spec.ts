import { expect, test } from '@playwright/test';
import { overflow } from '../support/overflow';
import { prefixes, samplePages } from '../support/sample';
import { builtPages } from '../support/sitemap';
import { isFullSweep } from '../support/sweep';

const pages = isFullSweep ? builtPages() : samplePages;
const widths = [320, 390, 1280];
/** So many pages are one test, so that workers share them. */
const portion = 60;

for (let from = 0; from < pages.length; from += portion) {
  const some = pages.slice(from, from + portion);
  test(`Chinese pages ${from + 1} to ${from + some.length} fit the screen, and say what is not Chinese`, async ({
    page,
  }) => {
    test.setTimeout(some.length * 15_000);
    for (const path of some) {
      const address = prefixes.zh + path;
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflow(page), `${address} at ${width} px`).toEqual([]);
      }
      const unmarked = await page
        .locator('[data-stage]')
        .evaluateAll((all) => all.filter((stage) => !stage.closest('[lang="en"]')).length);
      expect(unmarked, `${address}: demos without their language`).toBe(0);
    }
    console.log(`${some.length} Chinese pages at ${widths.join(', ')} px`);
  });
}

for (const width of [390, 1280]) {
  test(`a line ends before code that follows a Chinese sign of punctuation, and cuts no name in two, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      '/components/alert/',
      '/components/autocomplete/',
      '/x/migration/migration-data-grid-v7/',
      '/x/react-charts/legend/',
    ]) {
      await page.goto(prefixes.zh + path);
      const cut = await page.locator('.prose code').evaluateAll((all) =>
        all
          .filter((code) => !code.closest('pre, [data-stage]') && code.getClientRects().length > 1)
          .map((code) => code.textContent ?? '')
          .filter((text) => /^[A-Za-z]{3,24}$/.test(text)),
      );
      expect(cut, path).toEqual([]);
    }
  });
}

for (const name of ['grid-api', 'selectors', 'events']) {
  test(`the topics of the grid stand in Chinese: ${name}`, async ({ page }) => {
    await page.goto(`/zh/x/api/data-grid/${name}/`);
    const topics = page.locator('main h2[id^="group-"]');
    expect(await topics.count()).toBeGreaterThan(4);
    for (const text of await topics.allTextContents()) expect(text).toMatch(/\p{Script=Han}/u);
  });
}
