import { type Browser } from '@playwright/test';
import { hydrated } from '../support/page';
import { kindOfResponse } from './kindOfResponse';
import { countBytes } from './countBytes';
import { onPage } from './onPage';
import { byteKinds, type Bytes, type PageBytes } from './results';

/** Low enough that no demo is near the viewport. */
const viewport = { width: 1280, height: 120 };

function sumOf(responses: Iterable<{ kind: keyof Bytes; bytes: number }>): Bytes {
  const sums = Object.fromEntries(byteKinds.map((kind) => [kind, 0])) as Bytes;
  for (const { kind, bytes } of responses) sums[kind] += bytes;
  return sums;
}

/**
 * What a first visit to a page brings over the wire: until it is hydrated, and until the network is idle.
 * @returns bytes as they came, with their headers
 */
export async function measureBytes(browser: Browser, url: string): Promise<PageBytes> {
  return onPage(browser, { viewport }, async (page, client) => {
    const requests = await countBytes(client, ({ url: of, type, began }) => ({
      kind: kindOfResponse(type, of),
      began,
    }));
    await page.addInitScript(() => {
      const note = () => {
        if (document.documentElement?.dataset.hasHydrated !== 'true') return;
        observer.disconnect();
        Object.assign(window, { hydratedAt: performance.timeOrigin + performance.now() });
      };
      const observer = new MutationObserver(note);
      observer.observe(document, { subtree: true, attributeFilter: ['data-has-hydrated'] });
    });
    await page.goto(url);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const hydratedAt = await page.evaluate(
      () => (window as never as { hydratedAt?: number }).hydratedAt,
    );
    if (hydratedAt === undefined) throw new Error('the page did not say when it was hydrated');
    const all = requests();
    return {
      untilHydrated: sumOf(all.filter(({ began }) => began < hydratedAt)),
      untilIdle: sumOf(all),
    };
  });
}
