import { type Browser, type BrowserContext } from '@playwright/test';
import { hydrated } from '../support/page';
import { openContext } from './openContext';
import { type PrefetchFigures } from './results';

const viewport = { width: 1280, height: 900 };
/** How long a page has for what it fetches ahead, in ms. */
const patience = 1500;
const list = '#sidebar, .theme-doc-sidebar-menu';

type Occasions = Pick<PrefetchFigures, 'onHover' | 'onFocus' | 'inView'>;

/** Says of each occasion whether a script is asked for, or hinted at, that was not before. */
async function observe(context: BrowserContext, url: string): Promise<Occasions> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  let asked: { url: string; ahead: boolean }[] = [];
  client.on('Network.requestWillBeSent', ({ request, type }) => {
    const { pathname } = new URL(request.url);
    if (/\.js$/.test(pathname) && !/\/demo-/.test(pathname)) {
      asked.push({ url: request.url, ahead: type === 'Prefetch' || type === 'Other' });
    }
  });
  const during = async (work: () => Promise<unknown>) => {
    asked = [];
    await work();
    await page.waitForTimeout(patience);
    return asked;
  };
  const first = await during(async () => {
    await page.goto(url);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
  });
  // The first sign of a reader wakes demos, whose scripts are no pages; what follows is fetched for links only.
  await during(() => page.mouse.move(viewport.width / 2, viewport.height / 2));
  await page.waitForLoadState('networkidle');
  const links = page.locator(list).locator('a[href^="/"]:visible:not([aria-current])');
  if ((await links.count()) < 3) throw new Error(`${url} lists no pages to point at`);
  // The first link that is pointed at brings what follows the reader, which is no page either.
  await during(() => links.nth(2).hover());
  await page.waitForLoadState('networkidle');
  const hover = await during(() => links.nth(0).hover());
  const focus = await during(() => links.nth(1).focus());
  return {
    inView: first.some(({ ahead }) => ahead),
    onHover: hover.length > 0,
    onFocus: focus.length > 0,
  };
}

/**
 * Whether links fetch their page ahead when they are in view, pointed at and focused, and whether anything of that
 * happens for a reader who saves data. Told from the requests that are seen.
 * @throws if the page lists no others
 */
export async function checkPrefetch(browser: Browser, url: string): Promise<PrefetchFigures> {
  const normal = await openContext(browser, { viewport });
  const saving = await openContext(browser, { viewport, extraHTTPHeaders: { 'Save-Data': 'on' } });
  try {
    await saving.addInitScript(() => {
      // Of the navigator: what is set on its connection is lost when the browser collects that object.
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: true, effectiveType: '4g' },
      });
    });
    const saved = await observe(saving, url);
    return {
      ...(await observe(normal, url)),
      withSaveData: saved.inView || saved.onHover || saved.onFocus,
    };
  } finally {
    await normal.close();
    await saving.close();
  }
}
