import { expect, test, type Page } from '@playwright/test';
import { hydrated, layoutShift, watch, watchLayoutShift } from '../support/page';

const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Pages of this product' });

test.describe('moved addresses', () => {
  for (const [from, to] of [
    ['/api/button', '/api-docs/button/'],
    ['/api/button/?a=1', '/api-docs/button/?a=1'],
    ['/zh/api/button/', '/zh/api-docs/button/'],
    ['/en/components/buttons/', '/components/buttons/'],
    ['/x', '/x/introduction/'],
    ['/zh/x/react-data-grid/getting-started/?a=1', '/zh/x/react-data-grid/quickstart/?a=1'],
    ['/material-ui/react-button/', '/components/buttons/'],
  ] as const) {
    test(`the host sends ${from} to ${to}`, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe(to);
    });
  }

  test('an address whose page is not written yet is answered for the time being', async ({
    request,
  }) => {
    const response = await request.get('/redirects.json');
    const table = (await response.json()) as { from: string; to: string; status?: number }[];
    const waiting = table.filter(({ status }) => status === 302);
    test.skip(waiting.length === 0, 'Every page is written.');
    for (const { from, to } of [waiting[0]!, waiting.at(-1)!]) {
      const answer = await request.get(from, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([302, `${to}/`]);
    }
  });

  for (const [address, language] of [
    ['/%E0%A4%A', 'en'],
    ['/zh/%E0%A4%A', 'zh-CN'],
  ] as const) {
    test(`${address}, which is no text, gets the site's page for unknown addresses`, async ({
      page,
    }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('h1')).toBeVisible();
    });
  }

  test('a reader of /en/… arrives at the page and its heading', async ({ page }) => {
    await page.goto('/en/components/buttons/#sizes');
    await expect(page).toHaveURL('/components/buttons/#sizes');
    await expect(page.locator('h1')).toHaveText('Button');
  });

  test('behind a host that knows no redirects, the page for unknown addresses goes on', async ({
    page,
    request,
  }) => {
    const notFound = await (await request.get('/nowhere/')).text();
    await page.route(/\/material-ui\/react-button\//, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body: notFound }),
    );
    await page.goto('/components/tabs/');
    await page.goto('/material-ui/react-button/?a=1#sizes');
    await expect(page).toHaveURL('/components/buttons/?a=1#sizes');
    await expect(page.locator('h1')).toHaveText('Button');
    // The moved address left no entry in the history to fall back into.
    await page.goBack();
    await expect(page).toHaveURL('/components/tabs/');
  });

  for (const [address, title] of [
    ['/nowhere/at-all/', 'Page not found'],
    ['/x/react-charts/nowhere/', 'Page not found'],
    ['/zh/x/nowhere/', '找不到页面'],
  ] as const) {
    test(`${address} is nobody's and stays where it is`, async ({ page }) => {
      const seen = watch(page);
      await page.goto(address);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveURL(address);
      await expect(page.locator('h1')).toBeVisible();
      expect(await page.title()).toContain(title);
      // The browser itself reports the answer 404.
      expect(seen.messages.filter((message) => !message.includes('404'))).toEqual([]);
    });
  }

  test('an address without its last slash keeps what the reader chose in it', async ({ page }) => {
    await page.goto('/components/buttons?dir=rtl#sizes');
    await expect(page).toHaveURL('/components/buttons/?dir=rtl#sizes');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });
});

for (const [path, id, category, title] of [
  ['/components/buttons/', 'material-ui', 'core', 'React Button component - Material UI'],
  ['/x/react-data-grid/sorting/', 'x-data-grid', 'x', 'Sorting - Data Grid - MUI X'],
  ['/zh/x/react-date-pickers/', 'x-date-pickers', 'x', / - MUI X$/],
  ['/x/introduction/', 'null', 'x', 'Introduction - MUI X'],
  ['/', 'null', 'null', /MUI Docs$/],
] as const) {
  test(`${path} says which product it is about`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator('meta[name="mui:productId"]')).toHaveAttribute('content', id);
    await expect(page.locator('meta[name="mui:productCategoryId"]')).toHaveAttribute(
      'content',
      category,
    );
    await expect(page).toHaveTitle(title);
  });
}

test('the head follows a navigation', async ({ page }) => {
  await page.goto('/components/buttons/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Material UI' }).click();
  await page.getByRole('link', { name: /^Charts/ }).click();
  await expect(page).toHaveTitle('React Charts components - MUI X');
  await expect(page.locator('meta[name="mui:productId"]')).toHaveAttribute('content', 'x-charts');
  await expect(page.locator('meta[name="mui:productId"]')).toHaveCount(1);
});

test('Tab through the header and the list of pages leaves a page where it is', async ({ page }) => {
  await page.goto('/components/buttons/');
  await hydrated(page);
  const moves = await page.evaluate(async () => {
    const moved: string[] = [];
    const list = document.querySelector('#sidebar')!;
    const controls = document.querySelectorAll<HTMLElement>(
      'body header:first-of-type :is(a, button), #sidebar :is(a, button)',
    );
    for (const control of controls) {
      if (!control.checkVisibility() || control.closest('main')) continue;
      list.scrollTop = 300;
      window.scrollTo({ top: 1500, behavior: 'instant' });
      control.focus();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      if (Math.abs(window.scrollY - 1500) > 2)
        moved.push(`${control.ariaLabel ?? control.textContent}: ${window.scrollY}`);
      control.blur();
    }
    return moved;
  });
  expect(moves).toEqual([]);
});

test.describe('the page list', () => {
  test('keeps its scroll position when the reader goes on', async ({ page }) => {
    await page.goto('/components/buttons/');
    await hydrated(page);
    const sidebar = sidebarOf(page);
    const target = sidebar.getByRole('link', { name: 'Tabs', exact: true });
    await target.evaluate((link) => link.scrollIntoView({ block: 'center' }));
    const before = await sidebar.evaluate((list) => list.scrollTop);
    expect(before).toBeGreaterThan(100);
    await target.click();
    await expect(page.locator('h1')).toHaveText('Tabs');
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Tabs');
    expect(await sidebar.evaluate((list) => list.scrollTop)).toBe(before);
  });

  test('opens the groups on the way, and leaves open what the reader opened', async ({ page }) => {
    await page.goto('/x/react-data-grid/editing/persistence/');
    await hydrated(page);
    const sidebar = sidebarOf(page);
    const active = sidebar.locator('[aria-current="page"]');
    await expect(active).toBeVisible();
    const groups = sidebar.locator('details');
    const open = () =>
      groups.evaluateAll((all) =>
        all
          .filter((group) => (group as HTMLDetailsElement).open)
          .map((group) => group.querySelector('summary')?.textContent?.trim()),
      );
    const first = await open();
    expect(first).toEqual(
      await active.evaluate((link) => {
        const names: (string | undefined)[] = [];
        for (
          let group = link.closest('details');
          group;
          group = group.parentElement?.closest('details') ?? null
        ) {
          names.unshift(group.querySelector('summary')?.textContent?.trim());
        }
        return names;
      }),
    );
    expect(first.length).toBeGreaterThan(0);

    // From a page between two groups into the next, closed one, while the reader has a third one open.
    await page.goto('/x/react-data-grid/cells/');
    await hydrated(page);
    const before = await open();
    await groups.filter({ hasText: 'Filtering' }).last().locator('summary').first().click();
    await expect.poll(async () => (await open()).length).toBe(before.length + 1);
    await page.locator('a[rel="next"]').click();
    await expect(page).toHaveURL('/x/react-data-grid/editing/');
    await expect(active).toBeVisible();
    expect(await open()).toEqual([...before, 'Editing', 'Filtering']);
  });
});

test('the reading order crosses products', async ({ page }) => {
  await page.goto('/x/react-tree-view/');
  await hydrated(page);
  const previous = page.locator('a[rel="prev"]');
  await expect(previous).toHaveAttribute('href', /^\/x\/react-charts\//);
  const h1 = page.locator('h1');
  const first = await h1.innerText();
  await previous.click();
  await expect(page).toHaveURL(/\/x\/react-charts\//);
  // The address is there before the page, and until then the links are those of the page before.
  await expect(h1).not.toHaveText(first);
  await page.locator('a[rel="next"]').click();
  await expect(page).toHaveURL('/x/react-tree-view/');
  await expect(h1).toHaveText(first);
});

test('after a click the heading comes first, the text follows, and nothing is seen to move', async ({
  page,
}) => {
  await watchLayoutShift(page);
  await page.goto('/x/introduction/');
  await hydrated(page);
  await page.evaluate(() => {
    const states: { heading: string; text: number; foot: boolean }[] = [];
    Object.assign(window, { states });
    new MutationObserver(() => {
      states.push({
        heading: document.querySelector('h1')?.textContent ?? '',
        text: document.querySelector('.prose')?.childElementCount ?? -1,
        foot:
          (document.querySelector('main > footer')?.getBoundingClientRect().top ?? 0) < innerHeight,
      });
    }).observe(document, { subtree: true, childList: true });
  });
  await page.locator('#sidebar').getByRole('link', { name: 'Licensing', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('Licensing');
  await expect(page.locator('.prose')).toContainText('Validation failures');
  const states = await page.evaluate(
    () =>
      (window as never as { states: { heading: string; text: number; foot: boolean }[] }).states,
  );
  const licensing = states.filter(({ heading }) => heading === 'Licensing');
  expect(licensing[0]).toEqual({ heading: 'Licensing', text: 0, foot: false });
  expect(licensing.at(-1)!.text).toBeGreaterThan(10);
  expect(await layoutShift(page)).toEqual({ sum: 0, sources: [] });
});
