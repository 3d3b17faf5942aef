import { expect, test, type Page } from '@playwright/test';
import { comparePixels } from '../support/comparePixels';
import { layoutShift, watchLayoutShift } from '../support/page';
import { isFullSweep, sweptPages } from '../support/sweep';

/** Pages of grids of several kinds; a chart is drawn for one width and scaled to others until it is alive. */
const measuring = [
  '/x/react-data-grid/sorting/',
  '/x/react-data-grid/pagination/',
  '/x/react-data-grid/tree-data/',
  '/x/react-data-grid/master-detail/',
];

/** Demos that are another picture once they are alive, and why. */
const others: Readonly<Record<string, string>> = {
  LoadingSkeleton: 'a sheen moves over it',
  LoadedShare: 'counts on',
  AutosizeOptions: 'its columns are as wide as their texts, which only a browser measures',
  AutosizeWrappedText: 'the same',
};

/** Demos in which something moves on its own, which counts as a shift, and what; nothing else may move. */
const moving: Readonly<Record<string, string>> = {
  LoadingBar: 'the bar of the library, by its edges',
  QuakeCatalog: 'the footer grows by a few letters when the server says how many rows there are',
  TotalsOfAllPages: 'the same',
};

const gridPages = () => sweptPages().filter((path) => path.startsWith('/x/react-data-grid/'));

/** Most of a stage's pixels that may differ. */
const limit = 0.01;

/** Holds the scripts of demos back until it is called. */
async function holdDemos(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/demos/**', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

for (const path of isFullSweep ? gridPages() : measuring) {
  test(`demos of ${path} look the same before they are alive`, async ({ page, context }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchLayoutShift(page);
    const release = await holdDemos(page);
    await page.goto(path);
    const stageOf = (name: string) => page.locator(`[data-demo="${name}"] [data-stage]`);
    const picture = async (name: string) => {
      await stageOf(name).scrollIntoViewIfNeeded();
      // Nothing is pointed at.
      await page.mouse.move(0, 0);
      return stageOf(name).screenshot({ animations: 'disabled' });
    };
    const names = await page
      .locator('[data-demo]')
      .evaluateAll((demos) => demos.map((demo) => demo.getAttribute('data-demo') ?? ''));
    const before = new Map<string, Buffer>();
    for (const name of names) before.set(name, await picture(name));
    release();
    const reader = await context.newPage();
    const differing: string[] = [];
    for (const name of names) {
      const demo = page.locator(`[data-demo="${name}"] [data-status]`);
      await stageOf(name).scrollIntoViewIfNeeded();
      await expect(demo, name).toHaveAttribute('data-status', 'live', { timeout: 20_000 });
      // What moves when it appears, has moved then.
      await page.waitForTimeout(400);
      const share = await comparePixels(reader, [before.get(name)!, await picture(name)]);
      if (share > limit && !others[name]) differing.push(`${name}: ${(share * 100).toFixed(1)} %`);
    }
    expect(differing).toEqual([]);
    const { sum, sources } = await layoutShift(page);
    const unexpected = sources.filter((source) => !moving[source.split(' ', 1)[0]!]);
    const isAllowed = unexpected.length < sources.length;
    expect({ sum: isAllowed ? 0 : sum, sources: unexpected }).toEqual({ sum: 0, sources: [] });
  });
}
