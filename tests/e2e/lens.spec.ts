import { expect, test, type Page } from '@playwright/test';
import fs from 'node:fs';
import { axeFindings } from '../support/axeFindings';
import { hydrated, layoutShift, watch, watchLayoutShift, widthOf } from '../support/page';

/** What the site knows of the charts: the tests take versions and rows from it. */
const history = JSON.parse(fs.readFileSync('build/api-history/x-charts.json', 'utf8')) as {
  versions: string[];
  pages: Record<string, { from?: number; rows: Record<string, [number, object | null][]> }>;
};
const { versions } = history;
const documented = versions.at(-1)!;

/** A page with a row that came later than its page, the version before that, and the one that brought it. */
const [path, name, before, needed] = (() => {
  for (const [pathname, { from = 0, rows }] of Object.entries(history.pages)) {
    for (const [key, states] of Object.entries(rows)) {
      const [at, state] = states.at(-1)!;
      if (states.length === 1 && state && at > from && key.startsWith('prop:'))
        return [`${pathname}/`, key.slice(5), versions[at - 1]!, versions[at]!];
    }
  }
  throw new Error('The history of the charts has no prop that came later than its page.');
})();
const link = `${path}?installed=x-charts@${before}`;

const row = (page: Page) => page.locator(`[id="prop-${name}"]`);
const mark = (page: Page) => row(page).locator('[data-kind="needs"]');
const bar = (page: Page) => page.locator('[data-lens-bar] button');

test('without a version nothing is marked and nothing of the lens is fetched', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(mark(page)).toBeHidden();
  await expect(page.locator('[data-lens-bar]')).toBeEmpty();
  expect(asked.filter((each) => /lens|api-history|yaml/.test(each))).toEqual([]);
});

test('a link marks what is newer, shows and never stores it, and nothing shifts', async ({
  page,
}) => {
  const seen = watch(page);
  await watchLayoutShift(page);
  await page.goto(link);
  await hydrated(page);
  await expect(bar(page)).toContainText(`Installed ${before}`);
  await expect(bar(page)).toContainText(`documented ${documented}`);
  await expect(mark(page)).toBeVisible();
  await expect(mark(page)).toHaveText(`needs ${needed}`);
  await expect(row(page)).toHaveAttribute('data-newer', '');
  await page.waitForLoadState('networkidle');
  expect(await layoutShift(page)).toEqual({ sum: 0, sources: [] });
  expect(await page.evaluate(() => localStorage.getItem('docs-installed'))).toBeNull();
  // What the reader has is not marked.
  await page.goto(`${path}?installed=x-charts@${needed}`);
  await hydrated(page);
  await expect(bar(page)).toContainText(`Installed ${needed}`);
  await expect(mark(page)).toBeHidden();
  expect(seen).toEqual({ messages: [], foreign: [] });
});

test('marks are there before any script but those of the head has run, and keep their size', async ({
  browser,
  baseURL,
}) => {
  const boxOf = async (isWhole: boolean) => {
    const context = await browser.newContext({ baseURL: baseURL! });
    const page = await context.newPage();
    if (!isWhole) await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto(link);
    if (isWhole) {
      await hydrated(page);
      await expect(bar(page)).toBeVisible();
      await expect(mark(page)).not.toHaveAttribute('hidden');
    }
    await row(page).scrollIntoViewIfNeeded();
    const box = await mark(page).boundingBox();
    const rows = await row(page).boundingBox();
    const place = await page.locator('[data-lens-bar]').boundingBox();
    await context.close();
    return [box!.width, box!.height, rows!.height, place!.height].map((size) => Math.round(size));
  };
  const early = await boxOf(false);
  expect(Math.min(...early)).toBeGreaterThan(20);
  expect(await boxOf(true)).toEqual(early);
});

test('the menu of versions takes a version, a pasted lockfile and what is typed wrong, by keyboard', async ({
  page,
}) => {
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('button', { name: /^Version v/ }).focus();
  await page.keyboard.press('ArrowUp');
  // The last entry is the list of versions; this part stands before it.
  await page.keyboard.press('ArrowUp');
  const panel = page.locator('#version-menu details');
  await expect(panel.locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  const field = panel.getByLabel('Charts', { exact: true });
  await expect(field).toBeVisible();
  await field.fill('8.x');
  await expect(panel.getByText('Enter an exact version, such as 8.4.1.')).toBeVisible();
  await field.fill(before);
  await expect(page.locator('html')).toHaveAttribute('data-installed', `x-charts@${before}`);
  await expect(mark(page)).not.toHaveAttribute('hidden');
  expect(await axeFindings(page)).toEqual([]);
  const lockfile = `{"lockfileVersion":3,"packages":{"":{"dependencies":{"@mui/x-charts":"^8"}},"node_modules/@mui/x-charts":{"version":"${needed}"}}}`;
  await panel.getByLabel('Or drop or paste a package.json or a lockfile').evaluate((box, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    box.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, lockfile);
  await expect(panel.getByText(`Found in package-lock.json: Charts ${needed}.`)).toBeVisible();
  await expect(field).toHaveValue(needed);
  await expect(mark(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('docs-installed'))).toBe(
    `x-charts@${needed}`,
  );
  await page.reload();
  await hydrated(page);
  await expect(bar(page)).toContainText(`Installed ${needed}`);
  // The settings have the same part.
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('#settings summary').click();
  await expect(page.locator('#settings').getByLabel('Charts', { exact: true })).toHaveValue(needed);
  await page.locator('#settings').getByRole('button', { name: 'Forget versions' }).click();
  await expect(page.locator('[data-lens-bar]')).toBeEmpty();
  expect(await page.evaluate(() => localStorage.getItem('docs-installed'))).toBe('');
});

test('a mark tells the command, the bar what changed, and both close', async ({ page }) => {
  await page.goto(link);
  await hydrated(page);
  await mark(page).focus();
  await page.keyboard.press('Enter');
  const upgrade = page.getByRole('dialog', { name: 'Upgrade' });
  await expect(upgrade).toContainText(`@${needed}`);
  await expect(upgrade).toContainText('npm install @mui/x-charts');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(upgrade).toBeHidden();
  await bar(page).click();
  const details = page.getByRole('dialog', { name: 'Your version' });
  await expect(details).toContainText('On this page since');
  await expect(details.getByRole('link', { name: /^Compare/ })).toHaveAttribute(
    'href',
    new RegExp(`/compare/\\?product=x-charts&from=${before}&to=${documented}`),
  );
});

for (const [view, address, size] of [
  ['wide', link, { width: 1280, height: 900 }],
  ['390 px, rtl', `${link}&dir=rtl`, { width: 390, height: 844 }],
] as const) {
  test(`a mark far down opens beside itself, keeps the place, and Tab goes on from there: ${view}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(address);
    await hydrated(page);
    const last = page.locator('[data-kind="needs"]:not([hidden])').last();
    await last.scrollIntoViewIfNeeded();
    await last.focus();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    // In the window: what is above it takes its height as it comes into view, and the place stays.
    const y = (await last.boundingBox())!.y;
    const panel = page.getByRole('dialog', { name: 'Upgrade' });
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('button')).toBeVisible();
    const [at, box] = [(await last.boundingBox())!, (await panel.boundingBox())!];
    expect(at.y).toBeCloseTo(y, 0);
    const isBelow = box.y > at.y;
    expect(isBelow ? box.y - at.y - at.height : at.y - box.y - box.height).toBeCloseTo(6, -1);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(size.width);
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('button')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel).toBeHidden();
    await expect(last).toHaveAttribute('aria-expanded', 'false');
    // The reader is behind the mark, not at the start of the page.
    expect(
      await last.evaluate(
        (mark) =>
          mark.compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING,
      ),
    ).toBeTruthy();
    // The same press that opens it closes it.
    for (const isOpen of [true, false]) {
      await last.click();
      await expect(panel).toBeVisible({ visible: isOpen });
    }
  });
}

test('"Change versions" leads from the bar to the fields, and Escape back', async ({ page }) => {
  await page.goto(link);
  await hydrated(page);
  await bar(page).focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Your version' });
  await details.getByRole('button', { name: 'Change versions' }).focus();
  await page.keyboard.press('Enter');
  await expect(details).toBeHidden();
  const menu = page.locator('#version-menu');
  await expect(menu.locator('summary')).toBeFocused();
  await expect(menu.getByLabel('Charts', { exact: true })).toHaveValue(before);
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeFocused();
});

test('the panel of the bar does not stay over another page', async ({ page }) => {
  await page.goto(link);
  await hydrated(page);
  await page
    .locator(`#sidebar a[href^="/x/api/charts/"]:visible:not([href="${path}"])`)
    .first()
    .click();
  await expect(page).not.toHaveURL(new RegExp(path));
  const details = page.getByRole('dialog', { name: 'Your version' });
  // The page that comes closes what is open; only once it is there does a panel stay.
  await expect(async () => {
    if (!(await details.isVisible())) await bar(page).click();
    await expect(details).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(path));
  await expect(details).toBeHidden();
});

test('behind a link, a version that is entered leaves the others that are kept', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('docs-installed', 'material-ui@7.0.0,x-tree-view@8.3.0'),
  );
  await page.goto(link);
  await hydrated(page);
  await page.getByRole('button', { name: /^Version v/ }).click();
  await page.locator('#version-menu summary').click();
  await page.locator('#version-menu').getByLabel('Data Grid', { exact: true }).fill('8.2.0');
  await expect(page.locator('html')).toHaveAttribute(
    'data-installed',
    `x-charts@${before},x-data-grid@8.2.0`,
  );
  expect(await page.evaluate(() => localStorage.getItem('docs-installed'))).toBe(
    'material-ui@7.0.0,x-data-grid@8.2.0,x-tree-view@8.3.0',
  );
});

test('works where storage is refused', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const seen = watch(page);
  await page.goto(link);
  await hydrated(page);
  await expect(mark(page)).toBeVisible();
  expect(seen.messages).toEqual([]);
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('the list of products is asked for again', async ({ page }) => {
    let isOnline = false;
    await page.route('**/api-history/**', (route) => (isOnline ? route.continue() : route.abort()));
    await page.goto(path);
    await hydrated(page);
    await page.getByRole('button', { name: /^Version v/ }).click();
    const panel = page.locator('#version-menu details');
    await panel.locator('summary').click();
    await expect(panel.getByRole('alert')).toBeVisible();
    isOnline = true;
    await panel.getByRole('button', { name: 'Try again' }).focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByLabel('Charts', { exact: true })).toBeVisible();
    await expect(panel.locator('summary')).toBeFocused();
  });
});

test('the search marks what is newer', async ({ page }) => {
  await page.goto(`/x/react-charts/?installed=x-charts@${before}`);
  await hydrated(page);
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search the documentation' }).fill(name);
  await expect(
    page
      .getByRole('option')
      .filter({ hasText: `needs ${needed}` })
      .first(),
  ).toBeVisible();
});

test('a demo says whether it runs on the version', async ({ page }) => {
  const [id, needs] = Object.entries(
    JSON.parse(fs.readFileSync('.api-reference/x-current/demo-needs.json', 'utf8')) as Record<
      string,
      { 'data-needs': string }
    >,
  ).find(([, each]) => /^@mui\/x-charts [\d.]+$/.test(each['data-needs']))!;
  const demo = id.split('/').at(-1)!;
  const [, version] = needs['data-needs'].split(' ');
  const earlier = versions[versions.indexOf(version!) - 1]!;
  const said = (pseudo: string) =>
    page.locator(`[data-demo="${demo}"]`).evaluate((figure, each) => {
      const { content, height } = getComputedStyle(figure, each);
      return [content, parseFloat(height) > 0];
    }, pseudo);
  const address = `/${id
    .replace(/^x-docs/, 'x')
    .split('/')
    .slice(0, -1)
    .join('/')}/`;
  await page.goto(`${address}?installed=x-charts@${earlier}`);
  expect(await said('::before')).toEqual([expect.stringContaining(needs['data-needs']), true]);
  await page.goto(`${address}?installed=x-charts@${version!}`);
  expect((await said('::before'))[1]).toBe(false);
  expect((await said('::after'))[1]).toBe(true);
});

for (const [view, address, size] of [
  ['390 px, dark, rtl', `${link}&mode=dark&dir=rtl`, { width: 390, height: 844 }],
  ['Chinese', `/zh${link}`, { width: 1280, height: 900 }],
] as const) {
  test(`axe-clean and without a shift: ${view}`, async ({ page }) => {
    test.skip(
      address.startsWith('/zh') && !fs.existsSync('build/zh'),
      'This build has no Chinese.',
    );
    await watchLayoutShift(page);
    await page.setViewportSize(size);
    await page.goto(address);
    await hydrated(page);
    await expect(bar(page)).toBeVisible();
    await row(page).scrollIntoViewIfNeeded();
    await expect(mark(page)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(await layoutShift(page)).toEqual({ sum: 0, sources: [] });
    const { scrollWidth, clientWidth } = await widthOf(page);
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
}
