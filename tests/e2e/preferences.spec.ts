import { expect, test, type Locator, type Page } from '@playwright/test';
import { axeFindings } from '../support/axeFindings';
import { isLean } from '../support/isLean';
import { hydrated, layoutShift, wakeDemos, watch, watchLayoutShift } from '../support/page';
import { differingPixels } from '../support/screens';
import { isFullSweep } from '../support/sweep';

const everything = '?mode=dark&dir=rtl&density=compact&code=js&style=tailwind';

const attributes = (page: Page) =>
  page.evaluate(() => {
    const { dataset, dir } = document.documentElement;
    return {
      dir,
      theme: dataset.theme,
      density: dataset.density,
      code: dataset.code,
      style: dataset.style,
      bodyDir: document.body.dir,
      bodyClass: document.body.className,
    };
  });

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click();
  return page.locator('#settings');
}

test('a link shows the page as it says and stores nothing', async ({ page, context }) => {
  const seen = watch(page);
  await page.goto(`/components/buttons/${everything}`);
  await hydrated(page);
  expect(await attributes(page)).toEqual({
    dir: 'rtl',
    theme: 'dark',
    density: 'compact',
    code: 'JS',
    style: 'tailwind',
    bodyDir: 'rtl',
    bodyClass: expect.stringContaining('mode-dark') as unknown as string,
  });
  expect(await context.cookies()).toEqual([]);
  expect(
    await page.evaluate(() => [localStorage.getItem('mui-mode'), sessionStorage.length]),
  ).toEqual([null, 0]);
  for (const meta of await page.locator('meta[name="theme-color"]').all()) {
    await expect(meta).toHaveAttribute('content', 'hsl(210, 14%, 7%)');
  }
  expect(seen.messages).toEqual([]);
});

test('unknown words of query, hash, cookie and storage leave the defaults', async ({
  page,
  context,
  baseURL,
}) => {
  const seen = watch(page);
  await context.addCookies([
    { name: 'codeVariant', value: 'PHP', url: baseURL! },
    { name: 'codeStyling', value: '<script>', url: baseURL! },
  ]);
  await page.addInitScript(() => {
    localStorage.setItem('mui-mode', 'purple');
    sessionStorage.setItem('docs-direction', '{');
  });
  await page.goto(
    '/components/buttons/?mode=Dark&dir=up&density=%00&docusaurus-data-theme=dark&docusaurus-data-evil=1#x.jsx',
  );
  await hydrated(page);
  expect(await attributes(page)).toMatchObject({
    dir: 'ltr',
    theme: 'light',
    density: 'standard',
    code: 'TS',
    style: 'system',
  });
  // Docusaurus's own script takes any attribute from the query, which is why `lean-classic` leaves it out.
  if (isLean) await expect(page.locator('html')).not.toHaveAttribute('data-evil', /.*/);
  expect(seen.messages).toEqual([]);
});

test('what is chosen in the panel is stored, and a link does not overwrite it', async ({
  page,
  context,
}) => {
  await page.goto('/components/buttons/');
  await hydrated(page);
  const panel = await openSettings(page);
  for (const name of ['Dark', 'Right to left', 'Compact', 'JavaScript', 'CSS']) {
    await panel.getByRole('button', { name, exact: true }).click();
    await expect(panel.getByRole('button', { name, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }
  const cookies = await context.cookies();
  expect(cookies.map(({ name, value, sameSite, path }) => [name, value, sameSite, path])).toEqual([
    ['codeVariant', 'JS', 'Lax', '/'],
    ['codeStyling', 'css', 'Lax', '/'],
  ]);
  await page.goto('/components/tabs/?mode=light&dir=ltr&code=ts#system-BasicTabs.tsx');
  await hydrated(page);
  expect(await attributes(page)).toMatchObject({ theme: 'light', dir: 'ltr', code: 'TS' });
  await page.goto('/components/tabs/');
  await hydrated(page);
  expect(await attributes(page)).toMatchObject({
    theme: 'dark',
    dir: 'rtl',
    density: 'compact',
    code: 'JS',
    style: 'css',
  });
});

test('the panel works by keyboard, and on a small screen it is a drawer with every choice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/components/buttons/');
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Settings' });
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = page.locator('#settings');
  await expect(panel).toBeVisible();
  const box = (await panel.boundingBox())!;
  expect([Math.round(box.x + box.width), Math.round(box.height)]).toEqual([390, 844]);
  for (const group of ['Color mode', 'Direction', 'Density', 'Code', 'Styling of examples']) {
    await expect(panel.getByRole('group', { name: group })).toBeVisible();
  }
  await expect(panel.getByRole('link', { name: '简体中文' })).toBeVisible();
  await panel.getByRole('button', { name: 'Light' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await axeFindings(page, '#settings')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});

test('"Copy link to this view" copies an address that shows the same', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/components/buttons/#button-group');
  await hydrated(page);
  const panel = await openSettings(page);
  await panel.getByRole('button', { name: 'Dark' }).click();
  await panel.getByRole('button', { name: 'Right to left' }).click();
  await panel.getByRole('button', { name: 'Copy link to this view' }).click();
  await expect(panel.getByRole('status')).toHaveText('Link copied');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const shown = await attributes(page);
  const other = await (await browser.newContext()).newPage();
  await other.goto(address);
  await hydrated(other);
  expect(await attributes(other)).toEqual(shown);
  await other.context().close();
});

test('two tabs stay in step', async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  for (const page of [one, two]) {
    // A tab in the background is seldom idle: it would come alive piece by piece, one a second.
    await page.bringToFront();
    await page.goto('/components/buttons/');
    await hydrated(page);
  }
  const panel = await openSettings(one);
  await panel.getByRole('button', { name: 'Dark' }).click();
  await expect(two.locator('html')).toHaveAttribute('data-theme', 'dark');
  await panel.getByRole('button', { name: 'JavaScript' }).click();
  await expect(two.locator('html')).toHaveAttribute('data-code', 'JS');
  await panel.getByRole('button', { name: 'Right to left' }).click();
  await expect(two.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('a page that comes back shows what was chosen meanwhile', async ({ page }) => {
  await page.goto('/components/buttons/?dir=rtl');
  await hydrated(page);
  // The event with which the back/forward cache gives a page back; automation keeps that cache off.
  await page.evaluate(() => {
    localStorage.setItem('mui-mode', 'dark');
    document.cookie = 'codeVariant=JS;Path=/';
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await attributes(page)).toMatchObject({ theme: 'dark', code: 'JS', dir: 'rtl' });
});

test('everything works for the visit with storage and cookies blocked', async ({ page }) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: deny });
    Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny });
  });
  const seen = watch(page);
  await page.goto('/components/buttons/?dir=rtl');
  await hydrated(page);
  const panel = await openSettings(page);
  await panel.getByRole('button', { name: 'Dark' }).click();
  await panel.getByRole('button', { name: 'JavaScript' }).click();
  expect(await attributes(page)).toMatchObject({ theme: 'dark', dir: 'rtl', code: 'JS' });
  expect(seen.messages).toEqual([]);
});

test('the system mode follows the operating system, live', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/components/buttons/');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveClass(/mode-dark/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('body')).toHaveClass(/mode-light/);
});

test('with forced colours and reduced motion the page says the same and nothing moves', async ({
  page,
}) => {
  const seen = watch(page);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/components/buttons/');
  await hydrated(page);
  const panel = await openSettings(page);
  const chosen = panel.getByRole('button', { name: 'System', exact: true });
  const other = panel.getByRole('button', { name: 'Dark' });
  // What is chosen has to be seen without colours.
  const look = (button: typeof chosen) =>
    button.evaluate((element) => {
      const { backgroundColor, borderColor, fontWeight, outlineStyle } = getComputedStyle(element);
      return [backgroundColor, borderColor, fontWeight, outlineStyle].join();
    });
  expect(await look(chosen)).not.toBe(await look(other));
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter((animation) => {
        const { target } = (animation.effect ?? {}) as KeyframeEffect;
        return !target?.closest('[data-stage]');
      }).length,
  );
  expect(moving).toBe(0);
  expect(seen.messages).toEqual([]);
});

test('code stays left to right and the shell mirrors', async ({ page }) => {
  await page.goto('/components/buttons/?dir=rtl');
  await hydrated(page);
  const sidebar = (await page
    .getByRole('navigation', { name: 'Pages of this product' })
    .boundingBox())!;
  expect(sidebar.x).toBeGreaterThan(640);
  const pre = page.locator('main pre:visible').first();
  expect(await pre.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
});

test('a demo follows direction and density without a reload, and back', async ({ page }) => {
  const seen = watch(page);
  await page.goto('/components/buttons/');
  await hydrated(page);
  const demo = page.locator('[data-demo="ButtonsWithIcons"]');
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.locator('[data-status]')).toHaveAttribute('data-status', 'live');
  const button = demo.locator('[data-stage] .MuiButton-root').first();
  const icon = button.locator('.MuiButton-icon').first();
  const margins = () =>
    icon.evaluate((element) => {
      const { marginLeft, marginRight } = getComputedStyle(element);
      return [marginLeft, marginRight];
    });
  const before = await margins();
  const height = (await button.boundingBox())!.height;
  const panel = await openSettings(page);
  await panel.getByRole('button', { name: 'Right to left' }).click();
  await expect.poll(margins).toEqual(before.toReversed());
  await panel.getByRole('button', { name: 'Left to right' }).click();
  await expect.poll(margins).toEqual(before);
  await panel.getByRole('button', { name: 'Compact' }).click();
  await expect.poll(async () => (await button.boundingBox())!.height).toBeLessThan(height);
  expect(seen.messages).toEqual([]);
});

test('the playground shows the library without the theme of the demos', async ({ page }) => {
  const seen = watch(page);
  await page.goto('/playground/');
  await hydrated(page);
  // In the frame of its editor.
  const frame = page.frameLocator('[data-editor] iframe');
  const button = frame.getByRole('button', { name: 'Book a table' });
  await expect(button).toBeVisible({ timeout: 20_000 });
  // The theme of the demos gives every colour as a variable of its own; the library's default does not.
  await expect(frame.locator('[data-stage] [data-mui-color-scheme]')).toHaveCount(0);
  expect(await button.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(
    /^"?Roboto"?, "?Helvetica"?/,
  );
  expect(seen.messages).toEqual([]);
  expect(seen.foreign).toEqual([]);
});

for (const [name, query, everywhere] of [
  ['dark, right to left, compact, JS and Tailwind', everything, true],
  ['right to left', '?dir=rtl', isFullSweep],
  ['compact', '?density=compact', isFullSweep],
  ['dark', '?mode=dark', isFullSweep],
] as const) {
  for (const path of [
    '/components/buttons/',
    ...(everywhere
      ? [
          '/components/text-fields/',
          '/x/react-charts/bars/',
          '/x/react-data-grid/sorting/',
          '/zh/components/tabs/',
        ]
      : []),
  ]) {
    test(`${path} ${name}: the first painted frame is right, and nothing shifts`, async ({
      browser,
      baseURL,
      page: decoder,
    }) => {
      const options = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;
      const before = await browser.newContext(options);
      const unhydrated = await before.newPage();
      await unhydrated.route(/\.js(\?|$)/, (route) => route.abort());
      await unhydrated.goto(baseURL + path + query);
      // The list of pages scrolls to the current one, and an ad comes when all is done: both need the script.
      const look = (shown: Page) =>
        shown.screenshot({
          animations: 'disabled',
          caret: 'hide',
          mask: [shown.locator('#sidebar'), shown.locator('[data-ad]')],
        });
      const first = await look(unhydrated);
      await before.close();

      const after = await browser.newContext(options);
      const page = await after.newPage();
      const seen = watch(page);
      await watchLayoutShift(page);
      await page.goto(baseURL + path + query);
      await hydrated(page);
      const near = page.locator('[data-demo]').first();
      if (((await near.boundingBox())?.y ?? Infinity) < 900)
        await expect(near.locator('[data-status]')).toHaveAttribute('data-status', 'live');
      await page.waitForLoadState('networkidle');
      const second = await look(page);
      // The grid renders nothing on the server, so a page that begins with one is compared without its stage.
      const differing = await differingPixels(decoder, first, second);
      const grid = path.includes('data-grid');
      expect(differing).toBeGreaterThanOrEqual(0);
      if (!grid) expect(differing).toBeLessThanOrEqual(40);
      await wakeDemos(page);
      expect(await layoutShift(page)).toEqual({ sum: 0, sources: [] });
      expect(seen.messages).toEqual([]);
      await after.close();
    });
  }
}

/** Lets only the beginning of a page arrive: up to where one piece of its HTML is found behind another. */
async function arriveInPart(page: Page, address: string, behind: RegExp, upTo: string) {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const end = html.indexOf(upTo, html.search(behind));
    expect(end).toBeGreaterThan(0);
    await route.fulfill({ response, body: html.slice(0, end) });
  });
}

/** Opens a page and tells where an element of it stands from side to side. */
async function placeOf(page: Page, address: string, element: Locator) {
  await page.goto(address);
  await element.scrollIntoViewIfNeeded();
  const { x, width } = (await element.boundingBox())!;
  return { x, width };
}

test('the toolbar of a demo stands still when the page arrives in two parts', async ({ page }) => {
  const address = '/zh/getting-started/installation/';
  const tools = page.locator('[data-demo] [data-copy]').first();
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  const whole = await placeOf(page, address, tools);
  // The toolbar is there, the source behind it is not yet.
  await arriveInPart(page, address, /data-demo=/, '<details');
  expect(await placeOf(page, address, tools)).toEqual(whole);
});

test('the copy button of a code block stands still when the page arrives in two parts', async ({
  page,
}) => {
  const address = '/components/text-fields/';
  const copy = page.locator('[data-code-block] [data-copy]').first();
  const toggle = page.locator('[data-code-block] [aria-pressed]').first();
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  const whole = await placeOf(page, address, copy);
  await expect(toggle).toBeVisible();
  await arriveInPart(page, address, /data-code-block=/, 'aria-pressed');
  expect(await placeOf(page, address, copy)).toEqual(whole);
  await expect(toggle).toHaveCount(0);
});

test('the header is shown at its end once it is whole, and not before', async ({ page }) => {
  const address = '/getting-started/installation/';
  const search = page.getByRole('banner').locator('button[aria-haspopup="dialog"]').first();
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.goto(address);
  await expect(search).toBeVisible();
  // The button is there, what stands behind it and pushes it is not yet.
  await arriveInPart(page, address, /aria-haspopup="?dialog/, '</button>');
  await page.goto(address);
  await expect(search).toBeAttached();
  await expect(search).toBeHidden();
});

test('right to left, the numbers of a chart stand beside its axis before it is alive', async ({
  page,
}) => {
  await page.goto('/?dir=rtl');
  const chart = page.locator('[data-status="static"] .MuiChartsAxis-directionY').first();
  const line = await chart.locator('.MuiChartsAxis-line').boundingBox();
  const numbers = await chart.locator('.MuiChartsAxis-tickLabel').all();
  expect(numbers.length).toBeGreaterThan(2);
  for (const number of numbers) {
    const box = await number.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(line?.x ?? 0);
  }
});

test('right to left, the toolbar of a wide picker stands beside its calendar', async ({ page }) => {
  await page.goto('/x/react-date-pickers/date-picker/?dir=rtl#landscape-orientation');
  const demo = page.locator('[data-demo="WideLayout"]');
  await expect(demo.locator('[data-status="live"]')).toBeVisible();
  const toolbar = await demo.locator('.MuiPickersLayout-toolbar').boundingBox();
  const content = await demo.locator('.MuiPickersLayout-contentWrapper').boundingBox();
  expect((content?.x ?? 0) + (content?.width ?? 0)).toBeLessThanOrEqual((toolbar?.x ?? 0) + 1);
});
