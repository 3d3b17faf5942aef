import { expect, test } from '@playwright/test';
import { hydrated, watch } from '../support/page';
import { prefixes, samplePages } from '../support/sample';
import { builtPages } from '../support/sitemap';
import { isFullSweep } from '../support/sweep';

const pages = isFullSweep ? builtPages() : samplePages;
/** Tests that share the pages of a language, since most of the time a page is waited for. */
const parts = isFullSweep ? 12 : 1;

// Nothing is configured in this build: no analytics, no ads of a network, no fonts of other hosts.
for (const [language, prefix] of Object.entries(prefixes)) {
  for (let part = 0; part < parts; part += 1) {
    test(`${language}: no page asks another host, nor says anything (${part + 1} of ${parts})`, async ({
      page,
    }) => {
      const share = pages.filter((_path, index) => index % parts === part);
      test.setTimeout(share.length * 10_000);
      const seen = watch(page);
      for (const path of share) {
        await page.goto(prefix + path);
        await hydrated(page);
        // The ad and whatever else waits for an idle page has come.
        await page.waitForLoadState('networkidle');
        expect([...seen.foreign, ...seen.messages], prefix + path).toEqual([]);
      }
      expect(share.length).toBeGreaterThan(0);
      console.log(`${language}: ${share.length} pages, no request to another host`);
    });
  }
}
