import { expect, test, type Locator, type Page } from '@playwright/test';
import { chooseTypeSize } from '../support/largeType';
import { hydrated, openDemo, widthOf } from '../support/page';
import { scrollTo } from '../support/scrolling';

test.beforeEach(({ page }) => chooseTypeSize(page, 32));

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** The height of a line by the size of its type. */
const spacing = (lines: Locator) =>
  lines.evaluateAll((all) =>
    all.map((each) => {
      const { fontSize, lineHeight } = getComputedStyle(each);
      return { size: parseFloat(fontSize), share: parseFloat(lineHeight) / parseFloat(fontSize) };
    }),
  );

test('no two lines of code lie over each other, and the place kept for a preview is its own', async ({
  page,
}) => {
  const demo = await openDemo(page, '/components/buttons/', 'TicketCounter');
  await demo.getByRole('button', { name: /^Edit / }).click();
  await expect(demo.locator('.cm-line').first()).toBeVisible();
  for (const lines of [page.locator('main pre:visible code'), page.locator('.cm-line')]) {
    const all = await spacing(lines);
    expect(all.length).toBeGreaterThan(3);
    for (const { size, share } of all) {
      expect(size).toBeGreaterThan(25);
      expect(share).toBeGreaterThan(1.4);
    }
  }
  const previews = await page.locator('[style*="--preview-"]').evaluateAll((all) =>
    all
      .map((each) => ({
        kept: parseFloat(getComputedStyle(each).minBlockSize),
        needed: [...each.querySelectorAll('pre')].find((pre) => pre.checkVisibility())
          ?.offsetHeight,
      }))
      .filter(({ needed }) => needed !== undefined),
  );
  expect(previews.length).toBeGreaterThan(3);
  for (const { kept, needed } of previews) expect(kept).toBe(needed);
});

test('the contents stand below the button of the menu of the page, wherever the page is scrolled', async ({
  page,
}) => {
  await open(page, '/components/chips/');
  const contents = page.locator('[data-contents]');
  const button = page.getByRole('button', { name: 'Use this page' }).filter({ visible: true });
  for (const top of [0, 900, 3000]) {
    await scrollTo(page, top);
    const [above, below] = [await button.boundingBox(), await contents.boundingBox()];
    expect(below!.y, `at ${top}`).toBeGreaterThanOrEqual(above!.y + above!.height);
    expect(below!.y + below!.height, `at ${top}`).toBeLessThanOrEqual(900);
  }
});

test('badges in the list of pages stand beside a name or below it, not over it', async ({
  page,
}) => {
  await open(page, '/x/react-data-grid/');
  const entries = await page
    .locator('#sidebar')
    .locator('a, summary', { has: page.locator('[data-kind], [data-plan]') })
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((entry) => {
        const words = document.createRange();
        words.selectNodeContents(entry.firstElementChild!);
        const marks = [...entry.querySelectorAll(':scope > :not(:first-child)')];
        return {
          text: entry.textContent,
          lines: [...words.getClientRects()],
          marks: marks.map((mark) => mark.getBoundingClientRect()),
          end: entry.getBoundingClientRect().right,
        };
      }),
    );
  expect(entries.length).toBeGreaterThan(10);
  for (const { text, lines, marks, end } of entries) {
    for (const mark of marks) {
      const covered = lines.filter(
        (line) =>
          line.left < mark.right - 1 &&
          line.right > mark.left + 1 &&
          line.top < mark.bottom &&
          line.bottom > mark.top,
      );
      expect(covered, text).toEqual([]);
      expect(mark.right, text).toBeLessThanOrEqual(end);
    }
  }
});

test('the title of the home page and what stands beside it keep apart', async ({ page }) => {
  for (const width of [1280, 1100]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    const { end, column } = await page.locator('h1').evaluate((title) => {
      const words = document.createRange();
      words.selectNodeContents(title);
      return {
        end: Math.max(...[...words.getClientRects()].map(({ right }) => right)),
        column: title.parentElement!.getBoundingClientRect().right,
      };
    });
    expect(end, `${width} px`).toBeLessThanOrEqual(column);
  }
});

for (const path of [
  '/',
  '/api-docs/button/',
  '/x/api/data-grid/data-grid/',
  '/x/api/data-grid/grid-api/',
  '/x/api/charts/bar-chart/',
  '/zh/x/api/charts/bar-chart/',
  '/components/accordion/',
  '/zh/components/alert/',
  '/discover-more/changelog/',
]) {
  test(`${path} is no wider than a telephone`, async ({ page }) => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, path);
      expect(await widthOf(page), `${width} px`).toEqual({
        scrollWidth: width,
        clientWidth: width,
      });
    }
  });
}

for (const [path, name] of [
  ['/components/app-bar/', 'ColorOnDark'],
  ['/components/button-group/', 'BasicGroup'],
  ['/components/steppers/', 'FreeStepper'],
  ['/system/flexbox/', 'AlignedPrices'],
  ['/versions/', 'InstalledVersions'],
  ['/x/react-charts/funnel/', 'LabelPlace'],
  ['/x/react-charts/bars/', 'ColorMaps'],
  ['/x/react-data-grid/row-height/', 'DensityChoice'],
] as const) {
  test(`${name} on ${path} makes the page no wider than a telephone when it is alive`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openDemo(page, path, name);
    expect(await widthOf(page)).toEqual({ scrollWidth: 390, clientWidth: 390 });
  });
}

test('a field that searches has room for a word on a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/discover-more/changelog/');
  const field = page.getByRole('searchbox', { name: 'Search changes' });
  await expect.poll(async () => (await field.boundingBox())?.width).toBeGreaterThan(240);
});
