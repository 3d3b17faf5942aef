import {
  expect,
  test,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import { axeFindings } from '../support/axeFindings';
import { hydrated, wakeDemos, watch } from '../support/page';
import { differingPixels } from '../support/screens';
import { sourceVariants, variantPages, type Variant } from '../support/variants';
import { isFullSweep } from '../support/sweep';

const variants = sourceVariants();
const styles = ['css', 'tailwind'] as const;
type Style = Variant['style'];

/** Of the pixels, how many may differ between a demo and its variant: edges of letters that fall otherwise. */
const tolerance = 0.01;

/** A page that changes in nothing but its stages: the code below them is of different length. */
const onlyStages = '[data-styles], header:not([data-stage] *) { display: none !important }';

function demosOf(page: string, style: Style): string[] {
  return variants
    .filter((each) => each.page === page && each.style === style)
    .map(({ demo }) => demo);
}

/** A page with a demo that has all stylings, for what is the same on all. */
const [example] = variants.filter(
  ({ page, demo, style }) => style === 'css' && demosOf(page, 'tailwind').includes(demo),
);
const other = variants.find(({ page, demo }) => page === example?.page && demo !== example?.demo);
if (!example || !other)
  throw new Error('there is no page with two demos of which one has all stylings');

async function choose(context: BrowserContext, baseURL: string | undefined, style: Style) {
  await context.addCookies([{ name: 'codeStyling', value: style, url: baseURL! }]);
}

/** Opens a page in a context of its own: in the system styling, or in another that was chosen before. */
async function openIn(browser: Browser, baseURL: string | undefined, path: string, style?: Style) {
  const context = await browser.newContext({ baseURL });
  if (style) await choose(context, baseURL, style);
  const page = await context.newPage();
  const seen = watch(page);
  await page.goto(path);
  await hydrated(page);
  return { context, page, seen };
}

const demoOn = (page: Page, name: string): Locator => page.locator(`[data-demo="${name}"]`);

function sizeOf(png: Buffer): [number, number] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

/** What part of the pixels differs; all of them if the sizes do. */
async function difference(page: Page, one: Buffer, another: Buffer): Promise<number> {
  const count = await differingPixels(page, one, another);
  const [width, height] = sizeOf(one);
  return count < 0 ? 1 : count / (width * height);
}

async function stagesOf(page: Page, names: readonly string[]): Promise<Map<string, Buffer>> {
  const woken = await wakeDemos(page);
  expect(woken).toEqual(expect.arrayContaining([...names]));
  const style = await page.addStyleTag({ content: onlyStages });
  await page.mouse.move(0, 0);
  const shots = new Map<string, Buffer>();
  for (const name of names) {
    shots.set(
      name,
      await demoOn(page, name).locator('[data-stage]').screenshot({ animations: 'disabled' }),
    );
  }
  await style.evaluate((element) => (element as HTMLElement).remove());
  return shots;
}

/** One page of them in `npm test`, every page in two views in the full sweep. */
const looked = isFullSweep ? variantPages() : ['/components/cards/'];
const views = isFullSweep ? ['', '?mode=dark&dir=rtl'] : [''];

for (const path of looked) {
  for (const style of styles) {
    const names = demosOf(path, style);
    if (names.length === 0) continue;

    for (const view of views) {
      test(`${path}${view} looks the same in ${style}`, async ({ browser, baseURL }) => {
        const system = await openIn(browser, baseURL, path + view);
        const expected = await stagesOf(system.page, names);
        await system.context.close();

        const { context, page, seen } = await openIn(browser, baseURL, path + view, style);
        const shots = await stagesOf(page, names);
        // It is the variant that was looked at.
        expect(await page.locator('head style[data-demo-page]').count()).toBeGreaterThan(0);
        const far: string[] = [];
        for (const name of names) {
          const part = await difference(page, expected.get(name)!, shots.get(name)!);
          if (part > tolerance) {
            far.push(
              `${name}: ${(part * 100).toFixed(1)} %, ${sizeOf(expected.get(name)!).join('×')} and ${sizeOf(shots.get(name)!).join('×')}`,
            );
          }
        }
        expect(far).toEqual([]);
        expect(seen.messages).toEqual([]);
        expect(seen.foreign).toEqual([]);
        await context.close();
      });
    }
  }
}

/** Opens what the first button of each demo opens, and takes its picture. */
async function dialogsOf(page: Page, names: readonly string[]): Promise<Map<string, Buffer>> {
  const shots = new Map<string, Buffer>();
  for (const name of names) {
    const demo = demoOn(page, name);
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.locator('[data-status]')).toHaveAttribute('data-status', 'live');
    await demo.locator('[data-stage] button').first().click();
    const dialog = page.getByRole('dialog').last();
    await expect(dialog, name).toBeVisible();
    await page.mouse.move(0, 0);
    shots.set(name, await dialog.screenshot({ animations: 'disabled' }));
    await page.reload();
    await hydrated(page);
  }
  return shots;
}

for (const style of styles) {
  test(`dialogs, which are outside of the stage, look the same in ${style}`, async ({
    browser,
    baseURL,
  }) => {
    const path = '/components/dialogs/';
    const names = demosOf(path, style);
    expect(names.length).toBeGreaterThan(2);
    const system = await openIn(browser, baseURL, path);
    const expected = await dialogsOf(system.page, names);
    await system.context.close();

    const { context, page } = await openIn(browser, baseURL, path, style);
    const shots = await dialogsOf(page, names);
    const far: string[] = [];
    for (const name of names) {
      const part = await difference(page, expected.get(name)!, shots.get(name)!);
      if (part > tolerance) far.push(`${name}: ${(part * 100).toFixed(1)} %`);
    }
    expect(far).toEqual([]);
    await context.close();
  });
}

test('a choice in the toolbar changes every demo and lasts', async ({ page, context }) => {
  const seen = watch(page);
  await page.goto(example.page);
  await hydrated(page);
  const demo = demoOn(page, example.demo);
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.locator('[data-status]')).toHaveAttribute('data-status', 'live');
  await expect(page.locator('style[data-demo-page]')).toHaveCount(0);

  const tailwind = demo.getByRole('button', { name: 'Tailwind', exact: true });
  await tailwind.focus();
  await page.keyboard.press('Enter');
  await expect(tailwind).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-style', 'tailwind');
  await expect(page.locator('style[data-demo-sheet$="/tailwind"]')).toBeAttached();
  await expect(demo.locator('[data-status]')).toHaveAttribute('data-status', 'live');
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'codeStyling')?.value).toBe('tailwind');

  await page.reload();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-style', 'tailwind');
  await expect(tailwind).toHaveAttribute('aria-pressed', 'true');
  await demo.locator('summary').click();
  await expect(demo.locator('[data-styling="tailwind"] [data-variant="ts"] pre')).toBeVisible();
  await expect(demo.locator('[data-styling="system"] [data-variant="ts"] pre')).toBeHidden();
  expect(seen.messages).toEqual([]);
});

test('choosing what is chosen stores nothing', async ({ page, context }) => {
  await page.goto(example.page);
  await hydrated(page);
  const demo = demoOn(page, example.demo);
  await demo.locator('summary').click();
  await demo.getByRole('button', { name: 'TS', exact: true }).click();
  await demo.getByRole('button', { name: 'System', exact: true }).click();
  expect(await context.cookies()).toEqual([]);
});

test('the chosen styling is shown before any script arrives', async ({
  page,
  context,
  baseURL,
}) => {
  await choose(context, baseURL, 'css');
  await context.addCookies([{ name: 'codeVariant', value: 'JS', url: baseURL! }]);
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(example.page);
  const demo = demoOn(page, example.demo);
  await demo.locator('summary').click();
  await expect(demo.locator('[data-styling="css"] [data-variant="js"] pre')).toBeVisible();
  await expect(
    demo.locator('[data-styling="css"] [data-code-block]:not([data-variant]) pre'),
  ).toBeVisible();
  for (const hidden of [
    '[data-styling="system"] [data-variant="js"] pre',
    '[data-styling="css"] [data-variant="ts"] pre',
    '[data-styling="tailwind"] [data-variant="js"] pre',
  ]) {
    await expect(demo.locator(hidden).first()).toBeHidden();
  }
});

test('a link to a source opens it in the styling and language that it names', async ({
  page,
  context,
}) => {
  await page.goto(`${example.page}#tailwind-${example.demo}.js`);
  await hydrated(page);
  const demo = demoOn(page, example.demo);
  await expect(demo.locator('details')).toHaveAttribute('open', '');
  await expect(demo).toBeInViewport();
  await expect(demo.locator('[data-styling="tailwind"] [data-variant="js"] pre')).toBeVisible();
  await expect(page.locator('[data-demo] details[open]')).toHaveCount(1);
  // It is the link that says so, not the reader.
  expect(await context.cookies()).toEqual([]);
});

test('a fragment that is set later opens its demo; a bare name only scrolls', async ({ page }) => {
  await page.goto(example.page);
  await hydrated(page);
  await page.evaluate((name) => {
    window.location.hash = `#${name}.tsx`;
  }, other.demo);
  const later = demoOn(page, other.demo);
  await expect(later.locator('details')).toHaveAttribute('open', '');
  await expect(later).toBeInViewport();
  await page.evaluate((name) => {
    window.location.hash = `#${name}`;
  }, example.demo);
  await expect(demoOn(page, example.demo)).toBeInViewport();
  await expect(demoOn(page, example.demo).locator('details')).not.toHaveAttribute('open');
});

test('the link to a source is copied, and the notice goes away', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await choose(context, baseURL, 'css');
  await page.goto(`${example.page}?mode=dark#anything`);
  await hydrated(page);
  const demo = demoOn(page, example.demo);
  const menu = demo.getByRole('button', { name: /^Open in/ });
  await menu.focus();
  await page.keyboard.press('Enter');
  const entry = demo.getByRole('button', { name: 'Copy link to the source' });
  await expect(entry).toHaveAttribute('data-ga-event-action', 'copy-ts-source-link');
  await page.keyboard.press('End');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(demo.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}${example.page}?mode=dark#css-${example.demo}.tsx`,
  );
  await expect(demo.getByText('Link copied')).toHaveCount(0, { timeout: 4000 });
});

test('a styling that a demo lacks falls back to the system one, and says so', async ({
  page,
  context,
  baseURL,
}) => {
  await choose(context, baseURL, 'tailwind');
  await page.goto('/x/react-data-grid/sorting/');
  await hydrated(page);
  const demo = demoOn(page, 'SortOnHeaderClick');
  await expect(demo.getByText('No Tailwind version of this example')).toBeVisible();
  await expect(demo.getByText('No CSS version of this example')).toBeHidden();
  await expect(demo.getByRole('group', { name: 'Styling of the example' })).toHaveCount(0);
  await demo.locator('summary').click();
  await expect(
    demo.locator('[data-styling="system"] [data-variant="ts"] pre').first(),
  ).toBeVisible();
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.locator('[data-status]')).toHaveAttribute('data-status', 'live');
  await expect(demo.getByRole('grid')).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`the toolbar keeps every control at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(example.page);
    await hydrated(page);
    const demo = demoOn(page, example.demo);
    await demo.locator('summary').click();
    const controls = [
      ...['TS', 'JS', 'System', 'CSS', 'Tailwind'].map((name) =>
        demo.getByRole('button', { name, exact: true }),
      ),
      ...[/^Copy/, /^Open in/, /^Reset/].map((name) => demo.getByRole('button', { name })),
      demo.locator('summary'),
    ];
    const boxes = [];
    for (const control of controls) {
      await expect(control).toBeVisible();
      boxes.push((await control.boundingBox())!);
    }
    for (const [index, box] of boxes.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      for (const next of boxes.slice(index + 1)) {
        // Buttons of a group share a border of one pixel.
        const apart =
          box.x + box.width <= next.x + 1.5 ||
          next.x + next.width <= box.x + 1.5 ||
          box.y + box.height <= next.y ||
          next.y + next.height <= box.y;
        expect(apart, `${JSON.stringify(box)} and ${JSON.stringify(next)}`).toBe(true);
      }
    }
  });
}

for (const mode of ['light', 'dark']) {
  test(`an open source passes axe in ${mode}`, async ({ page }) => {
    await page.goto(`${example.page}?mode=${mode}#css-${example.demo}.tsx`);
    await hydrated(page);
    const demo = demoOn(page, example.demo);
    await expect(
      demo.locator('[data-styling="css"] [data-variant="ts"] pre').first(),
    ).toBeVisible();
    expect(await axeFindings(page, `[data-demo="${example.demo}"]`)).toEqual([]);
  });
}
