import { type Browser } from '@playwright/test';
import { hydrated } from '../support/page';
import { kindOfResponse } from './kindOfResponse';
import { openContext } from './openContext';
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
  const context = await openContext(browser, { viewport });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    const requests = new Map<string, { kind: keyof Bytes; began: number; bytes: number }>();
    client.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', wallTime }) => {
      requests.set(requestId, {
        kind: kindOfResponse(type, request.url),
        began: wallTime * 1000,
        bytes: 0,
      });
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = requests.get(requestId);
      if (request) request.bytes = encodedDataLength;
    });
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
    const all = [...requests.values()];
    return {
      untilHydrated: sumOf(all.filter(({ began }) => began < hydratedAt)),
      untilIdle: sumOf(all),
    };
  } finally {
    await context.close();
  }
}
