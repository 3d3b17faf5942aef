import zlib from 'node:zlib';
import { type Browser } from '@playwright/test';
import { countBytes } from './countBytes';
import { onPage } from './onPage';
import { type DemoScripts } from './results';
import { scriptLabel } from './scriptLabel';

const viewport = { width: 1280, height: 900 };
/** How long a demo may take, in ms. */
const patience = 30_000;

async function weigh(url: string): Promise<{ gzip: number; brotli: number }> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  const body = Buffer.from(await response.arrayBuffer());
  return {
    gzip: zlib.gzipSync(body, { level: 9 }).length,
    brotli: zlib.brotliCompressSync(body).length,
  };
}

/**
 * What scripts a first visit brings until its first demo is alive, compressed as well as it goes, and of which library they are.
 * A reader is there, for whom demos wait.
 * @param url - of the page
 * @param demo - its first one
 * @throws if the demo does not come alive
 */
export async function measureDemoScripts(
  browser: Browser,
  url: string,
  demo: string,
): Promise<DemoScripts> {
  const urls = await onPage(browser, { viewport }, async (page, client) => {
    const requests = await countBytes(client, ({ url: of, type, began }) => ({
      url: of,
      isScript: type === 'Script',
      began,
    }));
    await page.goto(url, { waitUntil: 'commit' });
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await page.locator(`[data-demo="${demo}"]`).scrollIntoViewIfNeeded();
    // React marks the elements that it has taken over.
    const handle = await page.waitForFunction(
      (name) =>
        [...document.querySelectorAll(`[data-demo="${name}"] *`)].some((element) =>
          Object.keys(element).some((key) => key.startsWith('__reactProps$')),
        ) && performance.timeOrigin + performance.now(),
      demo,
      { timeout: patience },
    );
    const aliveAt = Number(await handle.jsonValue());
    return requests()
      .filter(({ isScript, began }) => isScript && began < aliveAt)
      .map((request) => request.url);
  });
  if (urls.length === 0) throw new Error(`${url} has fetched no script`);
  const scripts: DemoScripts = { gzip: 0, brotli: 0, byLabel: {} };
  for (const each of new Set(urls)) {
    const { gzip, brotli } = await weigh(each);
    const label = scriptLabel(each);
    scripts.gzip += gzip;
    scripts.brotli += brotli;
    scripts.byLabel[label] = (scripts.byLabel[label] ?? 0) + brotli;
  }
  return scripts;
}
