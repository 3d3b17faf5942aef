import { expect, test } from '@playwright/test';
import { isLean } from '../support/isLean';
import { hydrated } from '../support/page';
import { sweptPages } from '../support/sweep';

/** kB of 1000 bytes, compressed: what may be fetched as script before a demo comes near the viewport. */
const budget = 95;

// The playground is one demo, at the top.
const pages = sweptPages().filter((path) => path !== '/playground/');

for (const path of new Set([
  ...pages,
  '/x/api/data-grid/data-grid/',
  '/zh/x/react-data-grid/sorting/',
])) {
  test(`${path}: first load of scripts is at most ${budget} kB and holds no library`, async ({
    browser,
    baseURL,
  }) => {
    // Low enough that no demo is near the viewport.
    const context = await browser.newContext({ viewport: { width: 1280, height: 120 } });
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    const scripts = new Map<string, string>();
    let bytes = 0;
    let count = 0;
    client.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type === 'Script') scripts.set(requestId, response.url);
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (!scripts.has(requestId)) return;
      bytes += encodedDataLength;
      count += 1;
    });
    await page.goto(baseURL + path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const alive = await page.locator('[data-status="live"]').count();
    expect(alive).toBe(0);
    expect(count).toBeGreaterThan(1);
    expect([...scripts.values()].filter((url) => url.includes('/assets/demos/'))).toEqual([]);
    console.log(`${path}: ${count} scripts, ${(bytes / 1000).toFixed(1)} kB`);
    if (isLean) expect(bytes / 1000).toBeLessThanOrEqual(budget);
    await context.close();
  });
}
