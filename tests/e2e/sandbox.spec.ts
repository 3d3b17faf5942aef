import fs from 'node:fs';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import lzString from 'lz-string';
import { axeFindings } from '../support/axeFindings';
import { hydrated, watch } from '../support/page';
import { standInFor, type StandInService } from '../support/standInService';
import { dependencies } from '../../package.json';

const origins = ['https://stackblitz.com', 'https://codesandbox.io'];
const sorting = '/x/react-data-grid/sorting/';
const demo = 'SortOnHeaderClick';

let service: StandInService;
test.beforeEach(async ({ context }) => {
  service = await standInFor(context, origins);
});
test.afterEach(() => service.close());

async function openMenu(page: Page, address = sorting, name = demo) {
  await page.goto(address);
  await hydrated(page);
  const trigger = page
    .locator(`[data-demo="${name}"]`)
    .getByRole('button', { name: /^(Open in|打开方式)/ });
  await trigger.click();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  return trigger;
}

/** Follows an entry that opens a window. */
async function follow(context: BrowserContext, page: Page, name: string) {
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name }).click(),
  ]);
  return opened;
}

const cookie = (baseURL: string | undefined, name: string, value: string) => ({
  name,
  value,
  url: baseURL!,
});

test('StackBlitz gets the project in the form that is on screen', async ({
  context,
  page,
  baseURL,
}) => {
  await context.addCookies([cookie(baseURL, 'codeVariant', 'JS')]);
  await openMenu(page, `/zh${sorting}?mode=dark&dir=rtl`);
  const opened = await follow(context, page, 'StackBlitz');
  await opened.waitForURL('https://stackblitz.com/run**');
  const [form, ...more] = service.posted;
  expect(more).toEqual([]);
  expect(new URL(form!.path, 'https://stackblitz.com').searchParams.get('file')).toBe(
    `src/demo/${demo}.jsx`,
  );
  const { fields } = form!;
  expect(fields['project[template]']).toBe('node');
  expect(fields['project[title]']).toContain(demo);
  const manifest = JSON.parse(fields['project[files][package.json]']!) as {
    dependencies: Record<string, string>;
  };
  expect(manifest.dependencies['@mui/x-data-grid']).toBe(dependencies['@mui/x-data-grid']);
  expect(manifest.dependencies['@mui/material']).toBe(dependencies['@mui/material']);
  expect(fields[`project[files][src/demo/${demo}.jsx]`]).toContain('export default function');
  expect(fields['project[files][index.html]']).toMatch(
    /<html lang="zh-CN" dir="rtl" data-theme="dark"/,
  );
  expect(fields['project[files][index.html]']).toContain(`<title>${demo} demo — Data Grid</title>`);
  expect(fields['project[files][src/index.jsx]']).toContain('defaultMode="dark"');
  expect(Object.keys(fields).filter((name) => /\.tsx?\]$/.test(name))).toEqual([]);
  expect(await opened.evaluate(() => window.opener === null)).toBe(true);
});

test('CodeSandbox gets the project in its own form', async ({ context, page }) => {
  await openMenu(page);
  const opened = await follow(context, page, 'CodeSandbox');
  await opened.waitForURL('https://codesandbox.io/api/v1/sandboxes/define**');
  const [form, ...more] = service.posted;
  expect(more).toEqual([]);
  // Vite wants a container, which the service reads in either place.
  expect(form!.path).toContain('environment=server');
  expect(form!.fields.environment).toBe('server');
  expect(form!.type).toBe('application/x-www-form-urlencoded');
  const { parameters } = form!.fields;
  const text = lzString.decompressFromBase64(parameters!.replace(/-/g, '+').replace(/_/g, '/'));
  const { files } = JSON.parse(text) as { files: Record<string, { content: string }> };
  expect(files[`src/demo/${demo}.tsx`]?.content).toContain('export default function');
  expect(files['package.json']?.content).toContain('"vite"');
  expect(files['index.html']?.content).toContain('<html lang="en" dir="ltr"');
  expect(form!.fields.query).toContain(`${demo}.tsx`);
});

test('a service with an error of its own, and then without', async ({ context, page }) => {
  service.state = 'failing';
  await openMenu(page);
  const opened = await follow(context, page, 'StackBlitz');
  await expect(opened.getByRole('alert')).toContainText('StackBlitz currently has an error');
  expect(service.posted).toEqual([]);
  service.state = 'ready';
  await opened.getByRole('button', { name: 'Try again' }).click();
  await opened.waitForURL('https://stackblitz.com/run**');
  expect(service.posted).toHaveLength(1);
});

test('a blocked network leaves the zip and the way back', async ({ context, page }) => {
  service.state = 'blocked';
  await openMenu(page);
  const opened = await follow(context, page, 'CodeSandbox');
  await expect(opened.getByRole('alert')).toContainText('CodeSandbox cannot be reached');
  const [download] = await Promise.all([
    opened.waitForEvent('download'),
    opened.getByRole('button', { name: 'Download as zip' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('sort-on-header-click.zip');
  await opened.getByRole('link', { name: 'Back to the page' }).click();
  await expect(opened.locator(`[data-demo="${demo}"]`)).toBeInViewport();
});

test('files that do not arrive are told, and asked for again', async ({ context, page }) => {
  let blocked = true;
  await context.route('**/sandboxes/**', (route) => (blocked ? route.abort() : route.continue()));
  await openMenu(page);
  await page.getByRole('button', { name: 'Download as zip' }).click();
  await expect(page.getByRole('alert')).toContainText('The files of this demo could not be loaded');
  blocked = false;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as zip' }).click(),
  ]);
  const files = unzipSync(fs.readFileSync(await download.path()));
  const manifest = JSON.parse(strFromU8(files['sort-on-header-click/package.json']!)) as {
    dependencies: Record<string, string>;
  };
  expect(manifest.dependencies['@mui/x-data-grid']).toBe(dependencies['@mui/x-data-grid']);
  expect(Object.keys(files)).toContain(`sort-on-header-click/src/demo/${demo}.tsx`);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a menu that does not arrive is told', async ({ page }) => {
  await page.goto(sorting);
  await hydrated(page);
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  const frame = page.locator(`[data-demo="${demo}"]`);
  await frame.getByRole('button', { name: /^Open in/ }).click();
  await expect(frame.getByText('This could not be loaded.')).toBeVisible();
  await page.unroute(/\.js(\?|$)/);
  await frame.getByRole('button', { name: /^Open in/ }).click();
  await expect(page.getByRole('link', { name: 'StackBlitz' })).toBeVisible();
});

test('a window that the browser does not open is told', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  for (const [role, name] of [
    ['link', 'StackBlitz'],
    ['button', 'Separate window'],
  ] as const) {
    await openMenu(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole(role, { name }).click();
    await expect(page.getByRole('alert')).toContainText('The browser did not open the window');
    // Said again, for who does not see that it is still there.
    await page.getByRole('alert').evaluate((element) => element.setAttribute('data-first', ''));
    await page.getByRole(role, { name }).click();
    await expect(page.locator('[role="alert"]:not([data-first])')).toHaveCount(1);
  }
});

test('the menu works by keyboard, and focus comes back', async ({ page }) => {
  await page.goto(sorting);
  await hydrated(page);
  const trigger = page.locator(`[data-demo="${demo}"]`).getByRole('button', { name: /^Open in/ });
  await trigger.focus();
  await page.keyboard.press('Enter');
  const first = page.getByRole('link', { name: 'StackBlitz' });
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('button', { name: 'Copy link to the source' })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'CodeSandbox' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toHaveCount(0);
  await expect(trigger).toBeFocused();
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  // Out of it backward: to its button, and from there to what comes before.
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await trigger.focus();
  await expect(first).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(first).toHaveCount(0);
  // A second click closes, like Escape.
  await trigger.click();
  await expect(first).toBeVisible();
  await trigger.click();
  await expect(first).toHaveCount(0);
});

test('the menu stays on the screen of a phone, wherever its button is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  for (const dir of ['ltr', 'rtl']) {
    await openMenu(page, `${sorting}?dir=${dir}`);
    const box = (await page.locator('[popover]:popover-open').boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(700);
  }
});

for (const [language, prefix] of [
  ['en', ''],
  ['zh', '/zh'],
] as const) {
  for (const mode of ['light', 'dark']) {
    test(`${language} ${mode}: the menu and the page that hands over are accessible`, async ({
      page,
    }) => {
      await openMenu(page, `${prefix}${sorting}?mode=${mode}`);
      expect(await axeFindings(page)).toEqual([]);
      service.state = 'failing';
      await page.goto(`${prefix}/sandbox/`);
      await hydrated(page);
      expect(await axeFindings(page)).toEqual([]);
      await page.goto(
        `${prefix}/sandbox/?service=stackblitz&demo=x-docs/react-data-grid/sorting/${demo}&style=system&code=ts&mode=${mode}&direction=ltr`,
      );
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });
  }
}

for (const size of [
  { width: 400, height: 500 },
  { width: 1400, height: 900 },
]) {
  test(`a demo alone in a window of ${size.width} × ${size.height} px works and has nothing around it`, async ({
    context,
    page,
  }) => {
    await openMenu(page, '/components/buttons/?mode=dark', 'TicketCounter');
    const [alone] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Separate window' }).click(),
    ]);
    const seen = watch(alone);
    await alone.setViewportSize(size);
    await hydrated(alone);
    const stage = alone.locator('[data-demo="TicketCounter"] [data-status]');
    await expect(stage).toHaveAttribute('data-status', 'live');
    await expect(alone.getByRole('banner')).toBeHidden();
    await expect(alone.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(alone.locator('[data-demo="TicketCounter"] summary')).toBeHidden();
    const before = await stage.textContent();
    await stage.getByRole('button').first().click();
    await expect(stage).not.toHaveText(before ?? '');
    const { width, height } = (await alone.locator('[data-demo="TicketCounter"]').boundingBox())!;
    expect([width, height]).toEqual([size.width, size.height]);
    expect(seen.messages).toEqual([]);
  });
}

test('a link in a demo alone does not bring the page back', async ({ page }) => {
  await page.goto('/components/chips/?alone=#LinkChips');
  await hydrated(page);
  const stage = page.locator('[data-demo="LinkChips"] [data-status="live"]');
  await stage.getByRole('link').first().click();
  await expect(page.getByRole('banner')).toBeHidden();
  expect(new URL(page.url()).hash).toBe('#LinkChips');
  await expect(page.locator('[data-ad] img')).toHaveCount(0);
});

test('a demo alone is as it was on screen, also where a link had asked for something else', async ({
  context,
  page,
}) => {
  await openMenu(
    page,
    '/components/buttons/?mode=dark&dir=rtl#tailwind-TicketCounter.js',
    'TicketCounter',
  );
  const [alone] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Separate window' }).click(),
  ]);
  await hydrated(alone);
  const html = alone.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('data-style', 'tailwind');
});
