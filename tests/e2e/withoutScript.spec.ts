import { expect, test } from '@playwright/test';
import { hydrated, wakeDemos } from '../support/page';
import { pagesWithoutScript, prefixes, samplePages } from '../support/sample';
import { isFullSweep } from '../support/sweep';

const sourceLine = /import .+ from/;

for (const [language, prefix] of Object.entries(prefixes)) {
  for (const path of isFullSweep
    ? samplePages
    : pagesWithoutScript[language as keyof typeof prefixes]) {
    test(`${language} ${path} is whole without JavaScript`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport: { width: 1280, height: 900 },
      });
      const page = await context.newPage();
      await page.goto(baseURL + prefix + path);
      await expect(page.locator('h1')).toBeVisible();
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(200);
      for (const code of await page.locator('main pre:visible').all()) {
        // What is off the screen need not be laid out, and has no text of its own until it is.
        await code.scrollIntoViewIfNeeded();
        await expect(code).not.toHaveText(/^\s*$/, { useInnerText: true });
      }
      const heights = new Map<string, number>();
      for (const demo of await page.locator('[data-demo]').all()) {
        const name = (await demo.getAttribute('data-demo')) ?? '';
        await demo.locator('summary').click();
        await expect(demo.locator('[data-variant="ts"] pre').first()).toBeVisible();
        expect(await demo.locator('[data-variant="ts"] code').first().innerText()).toMatch(
          sourceLine,
        );
        await demo.locator('summary').click();
        expect(await demo.locator('[data-stage] > *:not(style)').count(), name).toBeGreaterThan(0);
        heights.set(name, Math.round((await demo.boundingBox())?.height ?? 0));
      }
      await context.close();

      // The same demos stand on the English page, and its heights are compared.
      if (language !== 'en' && !isFullSweep) return;
      const live = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      const livePage = await live.newPage();
      await livePage.goto(baseURL + prefix + path);
      await hydrated(livePage);
      await wakeDemos(livePage);
      for (const [name, height] of heights) {
        const box = await livePage.locator(`[data-demo="${name}"]`).boundingBox();
        expect(
          Math.abs((box?.height ?? 0) - height),
          `height of ${name} with and without script`,
        ).toBeLessThanOrEqual(1);
      }
      await live.close();
    });
  }
}
