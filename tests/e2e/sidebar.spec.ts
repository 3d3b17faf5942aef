import { expect, test, type Locator, type Page } from '@playwright/test';
import { isLean } from '../support/isLean';
import { hydrated, layoutShift, watch, watchLayoutShift } from '../support/page';
import { breakLists, listFile, listOf } from '../support/pageLists';

const groupOf = (list: Locator, title: string) =>
  list.locator('details', { has: list.page().locator(`summary:has(> :text-is("${title}"))`) });

/** Lists that come as a file of their own when one is wanted: without the performance layer the page has all. */
const files = isLean ? 1 : 0;

/** Notes every page list that is fetched as a file of its own. */
function watchLists(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (listFile.test(request.url())) fetched.push(new URL(request.url()).pathname);
  });
  return fetched;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Leads to another product through the menu in the header. */
async function switchTo(page: Page, from: string, to: RegExp): Promise<void> {
  await page.getByRole('button', { name: from, exact: true }).click();
  await page
    .locator('#products')
    .or(page.getByRole('banner'))
    .getByRole('link', { name: to })
    .first()
    .click();
}

test('the list that came with the page is kept, and nothing is fetched for its pages', async ({
  page,
}) => {
  const fetched = watchLists(page);
  const seen = watch(page);
  await open(page, '/x/react-data-grid/sorting/');
  const list = listOf(page);
  await list.evaluate((element) => {
    element.querySelectorAll('a').forEach((link) => Object.assign(link, { isFirst: true }));
  });
  for (const title of ['Layout', 'Quickstart']) {
    await list.getByRole('link', { name: title, exact: true }).click();
    await expect(page.locator('h1')).toHaveText(title);
    await expect(list.locator('[aria-current="page"]')).toHaveText(title);
  }
  expect(
    await list.evaluate((element) =>
      [...element.querySelectorAll('a')].every(
        (link) => (link as never as { isFirst?: boolean }).isFirst,
      ),
    ),
  ).toBe(true);
  expect(fetched).toEqual([]);
  expect(seen.messages).toEqual([]);
});

for (const prefix of ['', '/zh']) {
  test(`another product brings its list, there and back: ${prefix || 'en'}`, async ({ page }) => {
    await watchLayoutShift(page);
    const fetched = watchLists(page);
    const seen = watch(page);
    await open(page, `${prefix}/x/react-charts/bars/`);
    expect(fetched).toEqual([]);
    const list = listOf(page);
    const links = () =>
      list
        .locator('a[href^="/"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const first = await links();
    await switchTo(page, 'Charts', /^Tree View/);
    await expect(page).toHaveURL(`${prefix}/x/react-tree-view/`);
    await expect(list.locator('[aria-current="page"]')).toHaveAttribute(
      'href',
      `${prefix}/x/react-tree-view/`,
    );
    expect(fetched).toHaveLength(files);
    // The list of the tree stays, with what the other one holds.
    const both = await links();
    expect(both).toEqual(expect.arrayContaining(first));
    expect(both.length).toBeGreaterThan(first.length);
    expect(both.every((link) => link?.startsWith(`${prefix}/x/`))).toBe(true);

    // Into the other instance, whose frame is another one.
    await switchTo(page, 'Tree View', /^Material UI/);
    await expect(list.locator('[aria-current="page"]')).toHaveAttribute(
      'href',
      `${prefix}/getting-started/installation/`,
    );
    await page.goBack();
    await expect(list.locator('[aria-current="page"]')).toHaveAttribute(
      'href',
      `${prefix}/x/react-tree-view/`,
    );
    const made = await list.locator('ul').first().innerHTML();
    await page.goBack();
    await expect(list.locator('[aria-current="page"]')).toHaveAttribute(
      'href',
      `${prefix}/x/react-charts/bars/`,
    );
    expect(await links()).toEqual(expect.arrayContaining(first));
    expect(new Set(fetched).size).toBe(fetched.length);
    // The product's name in the header has another length, and the group around the page opens: what follows in the list
    // goes down.
    const shifted = (await layoutShift(page)).sources.filter(
      (source) => !/ (BUTTON|svg|LI)\./.test(source),
    );
    expect(shifted).toEqual([]);

    // What the browser made is what the build writes.
    await open(page, `${prefix}/x/react-tree-view/`);
    const written = await list.locator('ul').first().innerHTML();
    // In which order the attributes of an element stand is nobody's business.
    const plain = (html: string) =>
      html
        .replace(/<!--.*?-->/g, '')
        .replace(/ aria-current="page"/, '')
        .replace(/(?<=<\w+)(?: [\w-]+="[^"]*")+/g, (attributes) =>
          attributes
            .match(/ [\w-]+="[^"]*"/g)!
            .sort()
            .join(''),
        );
    expect(plain(made)).toBe(plain(written));
    expect(seen.messages).toEqual([]);
  });
}

test('a list that does not arrive keeps nobody from the page, and is asked for again', async ({
  page,
}) => {
  test.skip(!isLean, 'No list comes as a file of its own.');
  const mend = await breakLists(page);
  await open(page, '/x/react-charts/');
  await switchTo(page, 'Charts', /^Material UI/);
  await expect(page).toHaveURL('/getting-started/installation/');
  await expect(page.locator('h1')).toBeVisible();
  const list = listOf(page);
  await expect(list.locator('li a')).toHaveCount(0);
  const width = (await list.boundingBox())?.width;
  mend();
  await page.locator('a[rel="next"]').click();
  await expect(page).not.toHaveURL('/getting-started/installation/');
  await expect(list.locator('[aria-current="page"]')).toBeVisible();
  expect((await list.boundingBox())?.width).toBe(width);
});

test('a link opens elsewhere with the keys that say so', async ({ page, context }) => {
  await open(page, '/components/buttons/');
  const link = listOf(page).getByRole('link', { name: 'Tabs', exact: true });
  const other = context.waitForEvent('page');
  await link.click({ modifiers: ['Control'] });
  await (await other).close();
  await expect(page).toHaveURL('/components/buttons/');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('Tabs');
});

test('a link that is pointed at is fetched ahead', async ({ page }) => {
  await open(page, '/components/buttons/');
  const link = listOf(page).getByRole('link', { name: 'Accordion', exact: true });
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await link.click();
  await expect(page.locator('h1')).toHaveText('Accordion');
});

test.describe('a large group', () => {
  test('is closed with its first page alone, and complete when it is opened', async ({ page }) => {
    const fetched = watchLists(page);
    await open(page, '/getting-started/installation/');
    const list = listOf(page);
    const group = groupOf(list, 'Components');
    const links = group.locator('a');
    await expect(links).toHaveCount(1);
    expect(fetched).toEqual([]);
    const top = await list.evaluate((element) => element.scrollTop);
    await group.locator('summary').first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => links.count()).toBeGreaterThan(40);
    expect(fetched).toHaveLength(files);
    expect(await list.evaluate((element) => element.scrollTop)).toBe(top);
    await expect(group.locator('summary').first()).toBeFocused();
    await links.filter({ hasText: /^Tabs$/ }).click();
    await expect(page.locator('h1')).toHaveText('Tabs');
    await expect(list.locator('[aria-current="page"]')).toHaveText('Tabs');
    expect(fetched).toHaveLength(files);
  });

  test('is complete around a page that was reached in another way', async ({ page }) => {
    await open(page, '/getting-started/installation/');
    const list = listOf(page);
    await expect(list.getByRole('link', { name: 'Tabs', exact: true })).toHaveCount(0);
    await page.evaluate(() => {
      window.history.pushState({}, '', '/components/tabs/');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.locator('h1')).toHaveText('Tabs');
    await expect(
      list.locator('details a[aria-current="page"]', { hasText: /^Tabs$/ }),
    ).toBeVisible();
  });

  test('is whole on its own pages without script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}/getting-started/installation/`);
    const group = groupOf(listOf(page), 'Components');
    await group.locator('summary').first().click();
    await group.getByRole('link').click();
    await expect(page.locator('h1')).toHaveText('All components');
    expect(await group.locator('a').count()).toBeGreaterThan(40);
    await context.close();
  });
});

test.describe('breadcrumbs', () => {
  test('begin with the product and lead to where it begins', async ({ page }) => {
    await open(page, '/x/react-data-grid/sorting/');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Data Grid', 'Main features']);
    await crumbs.getByRole('link', { name: 'Data Grid' }).click();
    await expect(page).toHaveURL('/x/react-data-grid/');
    await expect(crumbs).toHaveCount(0);
  });

  test('call the product as the list of its pages does', async ({ page }) => {
    await open(page, '/zh/x/react-date-pickers/date-picker/');
    await expect(page.locator('main nav').first().getByRole('listitem').first()).toHaveText(
      '日期和时间选择器',
    );
  });

  test('are translated, and link inside the language', async ({ page }) => {
    await open(page, '/zh/components/buttons/');
    const crumbs = page.locator('main nav').first();
    await expect(crumbs.getByRole('link')).toHaveAttribute(
      'href',
      '/zh/getting-started/installation/',
    );
    await expect(crumbs.getByRole('listitem')).toHaveText([
      'Material UI',
      'Components 组件',
      'Inputs 输入框',
    ]);
  });
});
