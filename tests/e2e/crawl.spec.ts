import { expect, test } from '@playwright/test';
import { hydrated, watch } from '../support/page';
import { prefixes, samplePages } from '../support/sample';
import { builtPages } from '../support/sitemap';
import { isFullSweep } from '../support/sweep';

const pages = isFullSweep ? builtPages() : samplePages;

// Nothing is configured in this build: no analytics, no ads of a network, no fonts of other hosts.
for (const [language, prefix] of Object.entries(prefixes)) {
  test(`${language}: no page asks another host, nor says anything`, async ({ page }) => {
    test.setTimeout(pages.length * 10_000);
    const seen = watch(page);
    for (const path of pages) {
      await page.goto(prefix + path);
      await hydrated(page);
      // The ad and whatever else waits for an idle page has come.
      await page.waitForLoadState('networkidle');
      expect([...seen.foreign, ...seen.messages], prefix + path).toEqual([]);
    }
    expect(pages.length).toBeGreaterThan(0);
    console.log(`${language}: ${pages.length} pages, no request to another host`);
  });
}
