import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { isLean } from '../support/isLean';
import { hydrated, layoutShift, watch, watchLayoutShift } from '../support/page';
import { breakLists, listOf } from '../support/pageLists';

/** The top of the tree of MUI X, as every page of it shows it. */
const top = {
  '': [
    'What’s new in MUI X',
    'Introduction',
    'Common concepts',
    'Data Grid',
    'Date and Time Pickers',
    'Charts',
    'Tree View',
    'Migration',
  ],
} as const;

const entriesOf = (page: Page) => listOf(page).locator('div > ul').first().locator('> li');
const groupOf = (page: Page, title: string) =>
  listOf(page).locator('details', {
    has: page.locator(`summary:has(> :text-is("${title}"))`),
  });
const isOpen = (group: Locator) =>
  group.evaluate((element) => (element as HTMLDetailsElement).open);

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** The titles at the top of the list, without marks. */
const titles = (page: Page) =>
  entriesOf(page).evaluateAll((entries) =>
    entries.map(
      (entry) =>
        entry
          .querySelector(':scope > a > span, :scope > details > summary > span')
          ?.textContent?.replace("'", '’') ?? '',
    ),
  );

for (const [address, own] of [
  ['/x/react-data-grid/sorting/', ['Data Grid']],
  ['/x/react-date-pickers/', ['Date and Time Pickers']],
  ['/x/react-charts/bars/', ['Charts']],
  ['/x/react-tree-view/', ['Tree View']],
  ['/x/introduction/licensing/', ['Introduction']],
  ['/x/api/charts/bar-chart/', ['Charts']],
] as const) {
  test(`${address} has the top of the whole tree, its own group open`, async ({ page }) => {
    await open(page, address);
    expect(await titles(page)).toEqual(top['']);
    const news = entriesOf(page).first().locator('> a');
    await expect(news).toHaveAttribute('href', 'https://mui.com/x/whats-new/');
    await expect(news).toHaveAttribute('target', '_blank');
    const opened: string[] = [];
    for (const title of top[''].slice(1)) {
      if (await isOpen(groupOf(page, title).first())) opened.push(title);
    }
    expect(opened).toEqual([...own]);
    await expect(listOf(page).locator('[aria-current="page"]')).toHaveCount(1);
  });
}

test('the Chinese pages have it in Chinese', async ({ page }) => {
  await open(page, '/zh/x/react-data-grid/sorting/');
  const shown = await titles(page);
  expect(shown).toHaveLength(8);
  expect(shown.filter((title) => /[\u4e00-\u9fff]/.test(title)).length).toBeGreaterThan(5);
  const hrefs = await listOf(page)
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThan(20);
  expect(hrefs.filter((href) => !href?.startsWith('/zh/x/'))).toEqual([]);
});

for (const key of ['Enter', 'Space'] as const) {
  test(`a closed group is fetched when it is opened with ${key}; scroll position and focus stay`, async ({
    page,
  }) => {
    await watchLayoutShift(page);
    const seen = watch(page);
    await open(page, '/x/react-data-grid/sorting/');
    const list = listOf(page);
    const group = groupOf(page, 'Migration').first();
    const summary = group.locator('summary').first();
    await expect(group.locator('a')).toHaveCount(1);
    await summary.scrollIntoViewIfNeeded();
    await summary.focus();
    const before = await list.evaluate((element) => element.scrollTop);
    await page.keyboard.press(key);
    await expect.poll(() => group.locator('a').count()).toBeGreaterThan(3);
    expect(await list.evaluate((element) => element.scrollTop)).toBe(before);
    await expect(summary).toBeFocused();
    const hrefs = await group
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(hrefs).size).toBe(hrefs.length);
    // The last that is in view: a group within this one may be closed.
    const link = group.locator('a:visible').last();
    const href = (await link.getAttribute('href'))!;
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(list.locator('[aria-current="page"]')).toHaveAttribute('href', href);
    expect(await isOpen(groupOf(page, 'Data Grid').first())).toBe(true);
    expect(seen.messages).toEqual([]);
    expect((await layoutShift(page, 'outside demos')).sum).toBeLessThan(0.05);
  });
}

test('a group that does not arrive says so, and comes when it is asked for again', async ({
  page,
}) => {
  test.skip(!isLean, 'No list comes as a file of its own.');
  const mend = await breakLists(page);
  await open(page, '/x/react-data-grid/sorting/');
  const group = groupOf(page, 'Charts').first();
  await group.locator('summary').first().click();
  await expect(group.getByRole('alert')).toHaveText('These pages could not be loaded.');
  await expect(group.locator('a')).toHaveCount(1);
  const findings = await new AxeBuilder({ page }).include('#sidebar').analyze();
  expect(findings.violations).toEqual([]);
  mend();
  await group.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => group.locator('a').count()).toBeGreaterThan(10);
  await expect(group.getByRole('alert')).toHaveCount(0);
});

test('without script a closed group leads to its first page, whose group is whole', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/x/react-data-grid/sorting/`);
  const group = groupOf(page, 'Introduction').first();
  await group.locator('summary').first().click();
  await group.getByRole('link').click();
  await expect(page).toHaveURL('/x/introduction/');
  expect(await group.locator('a').count()).toBeGreaterThan(5);
  expect(await titles(page)).toEqual(top['']);
  await context.close();
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the drawer has the whole tree, and a page of another group is reached in it', async ({
    page,
  }) => {
    await open(page, '/x/react-charts/bars/');
    await page.locator('[popovertarget="sidebar"]').first().click();
    const list = listOf(page);
    await expect(list).toBeVisible();
    const group = groupOf(page, 'Introduction').first();
    await group.locator('summary').first().click();
    await group.getByRole('link', { name: 'Licensing', exact: true }).click();
    await expect(page).toHaveURL('/x/introduction/licensing/');
    await expect(list).toBeHidden();
  });
});
