import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { hydrated, layoutShift, watch, watchLayoutShift } from '../support/page';

const root = path.resolve(__dirname, '../..');
const quickstart = '/x/react-date-pickers/quickstart/';
const installation = '/x/introduction/installation/';

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

/** The text of the fence whose info string is given, as its author wrote it. */
function fenceOf(file: string, info: string): string {
  const from = read(file).split(`\n\`\`\`${info}\n`)[1];
  const text = from?.split('\n```\n')[0];
  if (!text) throw new Error(`${file} has no fence "${info}"`);
  return text;
}

const appWith = (library: string) =>
  fenceOf(
    'x-docs/react-date-pickers/quickstart/index.mdx',
    `tsx title="App.tsx" ts2js date-library="${library}" {2,7}`,
  );
const peers = fenceOf(
  'x-docs/react-date-pickers/quickstart/index.mdx',
  'json title="package.json"',
);

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const block = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const copyButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Copy ${name}`, exact: true });

async function open(page: Page, address: string, context?: BrowserContext): Promise<void> {
  await context?.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address);
  await hydrated(page);
}

/** Notes every label that a button shows from now on, and when. */
async function noteLabels(
  button: Locator,
): Promise<() => Promise<{ label: string; at: number }[]>> {
  const handle = await button.evaluateHandle((element) => {
    const seen: { label: string; at: number }[] = [];
    new MutationObserver(() => {
      seen.push({ label: element.textContent ?? '', at: performance.now() });
    }).observe(element, { childList: true, characterData: true, subtree: true });
    return seen;
  });
  return () => handle.jsonValue();
}

/** Lets nothing reach the clipboard, whichever way is tried. */
async function denyClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
    document.execCommand = () => false;
  });
}

test('the button copies the fence to the byte, and says Copied for 1200 ms', async ({
  page,
  context,
}) => {
  await open(page, quickstart, context);
  const button = copyButton(page, 'App.tsx');
  const labels = await noteLabels(button);
  await expect(button).toHaveText('Copy');
  await button.click();
  await expect(button).toHaveText('Copied');
  await expect(page.getByRole('status').filter({ hasText: 'Copied App.tsx' })).toBeAttached();
  expect(await clipboard(page)).toBe(appWith('dayjs'));
  await expect(button).toHaveText('Copy');
  const [copied, idle] = await labels();
  expect(idle!.at - copied!.at).toBeGreaterThan(1150);
  expect(idle!.at - copied!.at).toBeLessThan(1900);
});

test('Ctrl+C copies the block under the pointer, and says Copied for 2000 ms', async ({
  page,
  context,
}) => {
  await open(page, quickstart, context);
  const labels = await noteLabels(copyButton(page, 'package.json'));
  await block(page, 'package.json').hover();
  await page.keyboard.press('Control+c');
  await expect(copyButton(page, 'package.json')).toHaveText('Copied');
  await expect(copyButton(page, 'App.tsx')).toHaveText('Copy');
  expect(await clipboard(page)).toBe(peers);
  await expect(copyButton(page, 'package.json')).toHaveText('Copy');
  const [copied, idle] = await labels();
  expect(idle!.at - copied!.at).toBeGreaterThan(1950);
});

test('Ctrl+C copies the block that has the focus; the last of pointer and focus wins', async ({
  page,
  context,
}) => {
  // All of the page in view: scrolling would bring other blocks under the pointer.
  await page.setViewportSize({ width: 1280, height: 6000 });
  await open(page, quickstart, context);
  await block(page, 'package.json').focus();
  await page.keyboard.press('Control+c');
  await expect.poll(() => clipboard(page)).toBe(peers);
  await block(page, 'App.tsx').hover();
  await page.keyboard.press('Control+c');
  await expect.poll(() => clipboard(page)).toBe(appWith('dayjs'));
  await block(page, 'theme.ts').focus();
  await page.keyboard.press('Control+c');
  await expect
    .poll(() => clipboard(page))
    .toBe(fenceOf('x-docs/react-date-pickers/quickstart/index.mdx', 'ts title="theme.ts"'));
});

test('with Shift or Alt, or beside every block, Ctrl+C copies no block', async ({
  page,
  context,
}) => {
  await open(page, quickstart, context);
  await page.evaluate(() => navigator.clipboard.writeText('as before'));
  await block(page, 'package.json').hover();
  await page.keyboard.press('Control+Alt+c');
  await page.locator('h1').hover();
  await page.keyboard.press('Control+c');
  await expect(copyButton(page, 'package.json')).toHaveText('Copy');
  expect(await clipboard(page)).toBe('as before');
});

test('a selection on the page or in a field wins over the block', async ({ page, context }) => {
  await open(page, quickstart, context);
  const words = await page
    .locator('.prose > p')
    .first()
    .evaluate((paragraph) => {
      window.getSelection()!.selectAllChildren(paragraph);
      return window.getSelection()!.toString();
    });
  await block(page, 'package.json').hover();
  await page.keyboard.press('Control+c');
  await expect.poll(() => clipboard(page)).toBe(words);

  await page.evaluate(() => {
    window.getSelection()!.removeAllRanges();
    const field = document.createElement('input');
    // Out of the flow, so that the block stays under the pointer.
    field.style.position = 'fixed';
    field.style.insetBlockStart = '0';
    field.value = 'text of a field';
    document.querySelector('h1')!.after(field);
    field.focus({ preventScroll: true });
    field.setSelectionRange(0, 4);
  });
  await page.keyboard.press('Control+c');
  await expect.poll(() => clipboard(page)).toBe('text');
  await expect(copyButton(page, 'package.json')).toHaveText('Copy');
});

test('a refused copy is shown and announced, and the console stays empty', async ({ page }) => {
  const seen = watch(page);
  await denyClipboard(page);
  await open(page, quickstart);
  const button = copyButton(page, 'App.tsx');
  await button.click();
  await expect(button).toHaveText('Copy failed');
  await expect(
    page.getByRole('status').filter({ hasText: 'Copying App.tsx failed' }),
  ).toBeAttached();
  await expect(button).toHaveText('Copy');
  await block(page, 'App.tsx').hover();
  await page.keyboard.press('Control+c');
  await expect(button).toHaveText('Copy failed');
  expect(seen.messages).toEqual([]);
});

test('without a clipboard for scripts the copy works through a selection and leaves the reader’s own', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const { clipboard: real } = navigator;
    Object.assign(window, { readClipboard: () => real.readText() });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await open(page, quickstart, context);
  await page.locator('h1').evaluate((heading) => {
    window.getSelection()!.selectAllChildren(heading);
  });
  const chosen = await page.evaluate(() => window.getSelection()!.toString());
  // By script, because a press of the mouse would itself change the selection.
  await copyButton(page, 'package.json').focus();
  await page.keyboard.press('Enter');
  await expect(copyButton(page, 'package.json')).toHaveText('Copied');
  expect(
    await page.evaluate(() =>
      (window as never as { readClipboard: () => Promise<string> }).readClipboard(),
    ),
  ).toBe(peers);
  expect(await page.evaluate(() => window.getSelection()!.toString())).toBe(chosen);
});

test('a demo’s source is copied to the byte, by keyboard and by its button', async ({
  page,
  context,
}) => {
  const source = read('x-docs/react-date-pickers/quickstart/FirstPicker.tsx').trimEnd();
  await open(page, quickstart, context);
  const demo = page.locator('[data-demo="FirstPicker"]');
  const button = demo.getByRole('button', { name: 'Copy FirstPicker', exact: true });
  await demo.locator('summary').click();
  await demo.locator('[data-variant="ts"] pre').first().hover();
  await page.keyboard.press('Control+c');
  await expect(button).toHaveText('Copied');
  expect(await clipboard(page)).toBe(source);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await expect(button).toHaveText('Copy');
  await button.click();
  await expect(button).toHaveText('Copied');
  expect(await clipboard(page)).toBe(source);
});

test('the key is hinted at while the block is in view of pointer or focus, and not while copied', async ({
  page,
  context,
}) => {
  await open(page, quickstart, context);
  const hint = page
    .locator('[data-copy]', { has: copyButton(page, 'package.json') })
    .locator('[data-copy-hint]');
  await expect(hint).toHaveText('(or Ctrl + C)');
  await expect(hint).toBeHidden();
  await block(page, 'package.json').hover();
  await expect(hint).toBeVisible();
  await copyButton(page, 'package.json').click();
  await expect(hint).toBeHidden();
  await page.locator('h1').hover();
  await expect(copyButton(page, 'package.json')).toHaveText('Copy');
  await expect(hint).toBeHidden();
  await block(page, 'package.json').focus();
  await expect(hint).toBeVisible();
});

test('on a Mac the hint names ⌘C, and ⌘C copies', async ({ page, context }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' });
  });
  await open(page, quickstart, context);
  await block(page, 'package.json').hover();
  await expect(page.getByText('(or ⌘C)').filter({ visible: true })).toHaveCount(1);
  await page.keyboard.press('Meta+c');
  await expect.poll(() => clipboard(page)).toBe(peers);
});

test('analytics can tell the keyboard from the button', async ({ page, context }) => {
  await open(page, quickstart, context);
  await page.evaluate(() => {
    const actions: (string | null)[] = [];
    Object.assign(window, { actions });
    document.addEventListener('click', ({ target }) => {
      const marked = (target as Element).closest('[data-ga-event-category]');
      if (marked) {
        const { gaEventCategory, gaEventAction } = (marked as HTMLElement).dataset;
        actions.push(`${gaEventCategory} ${gaEventAction}`);
      }
    });
  });
  await copyButton(page, 'package.json').click();
  await page.keyboard.press('Control+c');
  expect(await page.evaluate(() => (window as never as { actions: string[] }).actions)).toEqual([
    'code copy-click',
    'code copy-keyboard',
  ]);
  await expect(copyButton(page, 'package.json')).toHaveAttribute(
    'data-ga-event-action',
    'copy-click',
  );
});

test('a window that is zoomed until it has 320 px keeps the button, beside the name of the file', async ({
  page,
  context,
}) => {
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, quickstart, context);
    const button = copyButton(page, 'package.json');
    await button.click();
    await expect.poll(() => clipboard(page)).toBe(peers);
    const title = page.getByText('package.json', { exact: true }).filter({ visible: true }).first();
    const [before, after] = [await title.boundingBox(), await button.boundingBox()];
    expect(before!.x + before!.width).toBeLessThanOrEqual(after!.x);
    expect(after!.x + after!.width).toBeLessThanOrEqual(width);
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 640, height: 800 } });

  test('up to 640 px there is no button, but the keyboard reaches the block and copies it', async ({
    page,
    context,
  }) => {
    await open(page, quickstart, context);
    await expect(copyButton(page, 'package.json')).toHaveCount(0);
    await block(page, 'package.json').focus();
    await page.keyboard.press('Control+c');
    await expect.poll(() => clipboard(page)).toBe(peers);
    await expect(
      page.getByRole('status').filter({ hasText: 'Copied package.json' }),
    ).toBeAttached();
    await expect(copyButton(page, 'package.json')).toHaveCount(0);
    await page.setViewportSize({ width: 641, height: 800 });
    await expect(copyButton(page, 'package.json')).toBeVisible();
    // No keys are hinted at, of a block that has the focus either.
    await expect(page.locator('[data-copy-hint]:visible')).toHaveCount(0);
  });
});

test('long lines are wrapped at a press, in every block of the visit, and not after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, installation);
  const overflowing = () =>
    page
      .locator('[data-code-block][data-language] > pre:visible')
      .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).length);
  const toggle = page.getByRole('button', { name: 'Wrap long lines' }).first();
  expect(await overflowing()).toBeGreaterThan(0);
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.focus();
  await page.keyboard.press('Space');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(await overflowing()).toBe(0);

  await page.locator('main a[href^="/x/introduction/licensing/"]').first().click();
  await expect(page.locator('h1')).toHaveText('Licensing');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(await overflowing()).toBe(0);

  await page.reload();
  await hydrated(page);
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
});

test('a chosen tab is there on other pages, after a reload, and before any script has come', async ({
  page,
}) => {
  const command = (text: string) => page.locator('main pre', { hasText: text });
  await open(page, installation);
  await expect(command('npm install @mui/x-charts')).toBeVisible();
  await expect(command('pnpm add @mui/x-charts')).toBeHidden();
  await page.getByRole('button', { name: 'pnpm', exact: true }).first().click();
  await expect(command('pnpm add @mui/x-charts')).toBeVisible();
  await expect(command('npm install @mui/x-charts')).toBeHidden();

  await page.locator('main a[href^="/x/introduction/licensing/"]').first().click();
  await expect(command('pnpm add @mui/x-license')).toBeVisible();

  await open(page, quickstart);
  await expect(command('pnpm add @mui/x-date-pickers@8 dayjs')).toBeVisible();
  await page.getByRole('button', { name: 'Luxon', exact: true }).first().click();
  await expect(command('pnpm add @mui/x-date-pickers@8 luxon')).toBeVisible();
  await expect(command('pnpm add @mui/x-date-pickers@8 dayjs')).toBeHidden();
  await expect(command('AdapterLuxon').filter({ visible: true })).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('codeblock-date-library'))).toBe('luxon');

  await page.route('**/assets/js/**', (route) => route.abort());
  await page.reload();
  await expect(command('pnpm add @mui/x-date-pickers@8 luxon')).toBeVisible();
  await expect(command('pnpm add @mui/x-date-pickers@8 dayjs')).toBeHidden();
  const tab = page.getByRole('button', { name: 'Luxon', exact: true }).first();
  const other = page.getByRole('button', { name: 'Day.js', exact: true }).first();
  const colour = (button: Locator) =>
    button.evaluate((element) => getComputedStyle(element).borderBlockEndColor);
  expect(await colour(tab)).not.toBe(await colour(other));

  await page.unroute('**/assets/js/**');
  await watchLayoutShift(page);
  await page.reload();
  await hydrated(page);
  await expect(tab).toHaveAttribute('aria-pressed', 'true');
  await expect(other).toHaveAttribute('aria-pressed', 'false');
  expect(await layoutShift(page)).toEqual({ sum: 0, sources: [] });
});

test('a word of another site in storage leaves the default', async ({ page }) => {
  const seen = watch(page);
  await page.addInitScript(() => {
    localStorage.setItem('codeblock-date-library', '"><script>');
    localStorage.setItem('codeblock-package-manager', 'bun');
  });
  await open(page, quickstart);
  await expect(
    page.locator('main pre', { hasText: 'npm install @mui/x-date-pickers@8 dayjs' }),
  ).toBeVisible();
  expect(seen.messages).toEqual([]);
});

for (const prefix of ['', '/zh']) {
  test(`${prefix}${installation} has a fence in TypeScript and JavaScript, and shows the chosen one first`, async ({
    page,
    context,
  }) => {
    const written = fenceOf(
      'x-docs/introduction/installation/index.mdx',
      'tsx title="src/Stock.tsx" ts2js',
    );
    await open(page, prefix + installation, context);
    const ts = block(page, 'src/Stock.tsx');
    const js = block(page, 'src/Stock.js');
    await expect(ts).toBeVisible();
    await expect(js).toBeHidden();
    expect(await ts.locator('code').evaluate((code) => code.textContent)).toBe(written);

    const pair = page.locator('[data-variants="code"]').first();
    const toJavaScript = pair.getByRole('button', { name: 'JS', exact: true });
    await toJavaScript.focus();
    await page.keyboard.press('Enter');
    await expect(js).toBeVisible();
    await expect(ts).toBeHidden();
    await expect(toJavaScript).toBeFocused();
    await js.hover();
    await page.keyboard.press('Control+c');
    await expect
      .poll(() => clipboard(page))
      .toBe(written.replace(', type GridColDef', '').replace('columns: GridColDef[]', 'columns'));

    await page.route('**/assets/js/**', (route) => route.abort());
    await page.reload();
    await expect(js).toBeVisible();
    await expect(ts).toBeHidden();
  });
}
