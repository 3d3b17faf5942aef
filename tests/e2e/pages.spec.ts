import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { hydrated, layoutShift, wakeDemos, watch, watchLayoutShift } from '../support/page';
import { prefixes, samplePages } from '../support/sample';
import { builtPages } from '../support/sitemap';

const pages = process.env.SWEEP === 'full' ? builtPages() : samplePages;

for (const [language, prefix] of Object.entries(prefixes)) {
  for (const path of pages) {
    test(`${language} ${path}: demos live, nothing said, nothing shifts, axe-clean in both modes`, async ({
      page,
    }) => {
      const seen = watch(page);
      await watchLayoutShift(page);
      const response = await page.goto(prefix + path);
      expect(response?.status()).toBe(200);
      await hydrated(page);
      expect(await page.locator('h1').count()).toBe(1);
      await wakeDemos(page);
      expect(await layoutShift(page)).toEqual({ sum: 0, sources: [] });

      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        // The library fades colours; half-way they are neither.
        await page.waitForTimeout(400);
        // The licence watermark of the commercial packages, which a site with a key does not show.
        const { violations } = await new AxeBuilder({ page })
          .exclude('div[style*="z-index: 100000"]')
          .analyze();
        expect(
          violations.map(
            ({ id, nodes }) =>
              `${colorScheme} ${id}: ${nodes.map(({ html, target }) => `${target.join(' ')} ${html.slice(0, 120)}`).join(' | ')}`,
          ),
        ).toEqual([]);
      }
      expect(seen.messages).toEqual([]);
      expect(seen.foreign).toEqual([]);
    });
  }
}
