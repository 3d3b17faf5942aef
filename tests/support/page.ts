import { expect, type Locator, type Page } from '@playwright/test';

/** What the commercial packages say where there is no licence key; the only console message allowed. */
export const licenceNotice = /MUI X: Missing license key/;

/** What was seen while a page was open. */
export interface Watch {
  /** Console messages and errors, less the licence notice. */
  messages: string[];
  /** Requests to other hosts. */
  foreign: string[];
}

/** Notes every console message, page error and request to another host from now on. */
export function watch(page: Page): Watch {
  const seen: Watch = { messages: [], foreign: [] };
  page.on('console', (message) => {
    // Chromium's own advice, not the page's.
    if (message.text().startsWith('[DOM]')) return;
    if (!licenceNotice.test(message.text()))
      seen.messages.push(`${message.type()}: ${message.text().slice(0, 300)}`);
  });
  page.on('pageerror', (error) => seen.messages.push(`uncaught: ${String(error).slice(0, 300)}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.hostname !== 'localhost')
      seen.foreign.push(request.url());
  });
  return seen;
}

/** A layout shift, with what has moved. */
interface Shift {
  value: number;
  sources: string[];
  /** Whether nothing but the inside of demos has moved. */
  isWithinDemos: boolean;
}

/** Notes layout shifts from the first paint on; read them with {@link layoutShift}. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? node : node?.parentElement,
        );
        const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
        shifts.push({
          value: entry.value,
          sources: moved.map((element, index) => {
            const demo = element?.closest('[data-demo]')?.getAttribute('data-demo');
            const { previousRect, currentRect } = entry.sources[index]!;
            const name = `${demo ?? ''} ${element?.tagName ?? '?'}.${element?.getAttribute('class') ?? ''}`;
            return `${name}: ${place(previousRect)} → ${place(currentRect)}`;
          }),
          isWithinDemos:
            moved.length > 0 && moved.every((element) => element?.closest('[data-stage]')),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * The layout shift so far, and what shifted.
 * @param where - everywhere, or only what demos move within themselves, or only the rest
 */
export async function layoutShift(
  page: Page,
  where: 'everywhere' | 'within demos' | 'outside demos' = 'everywhere',
): Promise<{ sum: number; sources: string[] }> {
  const shifts = await page.evaluate(
    () => (window as never as { layoutShifts: Shift[] }).layoutShifts,
  );
  const counted = shifts.filter(
    ({ isWithinDemos }) => where === 'everywhere' || isWithinDemos === (where === 'within demos'),
  );
  return {
    sum: counted.reduce((sum, { value }) => sum + value, 0),
    sources: counted.flatMap(({ sources }) => sources),
  };
}

/**
 * Scrolls to every demo in turn and waits until it is alive.
 * @returns their names
 */
export async function wakeDemos(page: Page): Promise<string[]> {
  const names: string[] = [];
  for (const demo of await page.locator('[data-demo]').all()) {
    const name = (await demo.getAttribute('data-demo')) ?? '';
    names.push(name);
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.locator('[data-status]'), `demo ${name}`).toHaveAttribute(
      'data-status',
      'live',
      { timeout: 20_000 },
    );
  }
  return names;
}

/** Presses the reset button of every demo of an English page, and waits until what it starts afresh is alive. */
export async function resetDemos(page: Page): Promise<void> {
  for (const demo of await page.locator('[data-demo]').all()) {
    const name = (await demo.getAttribute('data-demo')) ?? '';
    await demo.scrollIntoViewIfNeeded();
    const before = demo.locator('[data-stage] > [data-before-reset]');
    await demo
      .locator('[data-stage] > :first-child')
      .evaluate((element) => element.setAttribute('data-before-reset', ''));
    await demo.getByRole('button', { name: `Reset ${name}`, exact: true }).click();
    await expect(before, `demo ${name}, reset`).toHaveCount(0);
    await expect(demo.locator('[data-status]'), `demo ${name}, reset`).toHaveAttribute(
      'data-status',
      'live',
      { timeout: 20_000 },
    );
  }
}

/** Waits until all of the page reacts, and is a reader: before a first sign of one, demos on the first screen wait. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await expect(page.locator('[data-late]')).toHaveCount(0, { timeout: 15_000 });
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}

/** How wide a page is and how much room it has, in px: where it is wider, it scrolls sideways. */
export const widthOf = (page: Page): Promise<{ scrollWidth: number; clientWidth: number }> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });

/**
 * Opens a page and wakes one of its demos.
 * @returns the demo, which is alive
 */
export async function openDemo(page: Page, path: string, name: string): Promise<Locator> {
  await page.goto(path);
  await hydrated(page);
  const demo = page.locator(`[data-demo="${name}"]`);
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.locator('[data-status]')).toHaveAttribute('data-status', 'live');
  return demo;
}

/**
 * Opens the search by its keys and asks for something that has many results.
 * @returns the results, of which there are at least four
 */
export async function searchButtons(page: Page): Promise<Locator> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search the documentation' }).fill('button');
  const options = page.locator('#search-results [role="option"]');
  await expect(options.nth(3)).toBeAttached();
  return options;
}
