import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from '../support/axeFindings';
import { hostileQueries } from '../search/hostileQueries';
import { hydrated, watch } from '../support/page';

const start = '/x/react-data-grid/filtering/';

const dialogOf = (page: Page) => page.getByRole('dialog');
const fieldOf = (page: Page) => dialogOf(page).getByRole('combobox').first();
/** The results; the options of a select are none. */
const options = (page: Page) => dialogOf(page).locator('a[role="option"]');
const buttonOf = (page: Page) => page.locator('body > div > header [aria-haspopup="dialog"]');
/** The result that the keyboard is on. */
const activeOf = (page: Page) => dialogOf(page).locator('[role="option"][aria-selected="true"]');
const found = (page: Page) => dialogOf(page).getByRole('status');

async function visit(page: Page, path = start): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

async function open(page: Page, path = start): Promise<void> {
  await visit(page, path);
  await buttonOf(page).click();
  await expect(fieldOf(page)).toBeFocused();
}

async function search(page: Page, query: string): Promise<void> {
  await fieldOf(page).fill(query);
  await expect(found(page)).toHaveText(/found|找到/);
}

test('nothing of the search is fetched before it is opened', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await visit(page);
  await page.waitForLoadState('networkidle');
  expect(requests.length).toBeGreaterThan(3);
  expect(requests.filter((path) => /^\/(?:pagefind|search)\//.test(path))).toEqual([]);
  await page.keyboard.press('/');
  await expect(fieldOf(page)).toBeFocused();
  await expect.poll(() => requests.includes('/search/current-core.json')).toBe(true);
});

test('opens by key, finds a heading, and Enter goes there', async ({ page }) => {
  const seen = watch(page);
  await visit(page);
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
  await search(page, 'sorting');
  await expect(found(page)).toHaveText(/^[1-9]\d* results found$/);
  await page.keyboard.press('ArrowDown');
  await expect(activeOf(page)).toHaveAttribute('href', '/x/react-data-grid/sorting/');
  await search(page, 'multi-sorting');
  await page.keyboard.press('ArrowDown');
  const heading = activeOf(page);
  const href = await heading.getAttribute('href');
  expect(href).toMatch(/^\/x\/react-data-grid\/sorting\/#/);
  await expect(fieldOf(page)).toHaveAttribute(
    'aria-activedescendant',
    (await heading.getAttribute('id')) ?? '',
  );
  await expect(fieldOf(page)).toBeFocused();
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href!);
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.locator('h1')).toHaveText('Sorting');
  await expect(page.locator(href!.slice(href!.indexOf('#')))).toBeInViewport();
  // The router went there; the page was not loaded again.
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  expect(seen.foreign).toEqual([]);
  expect(seen.messages).toEqual([]);
});

test('a row of the API says what it is, and nothing moves when that comes', async ({ page }) => {
  let letCome = () => {};
  const isAllowed = new Promise<void>((come) => (letCome = come));
  await page.route('**/search/signatures/**', async (route) => {
    await isAllowed;
    await route.continue();
  });
  await open(page);
  await search(page, 'rowHeight');
  const row = options(page).and(page.locator('[href$="#prop-rowHeight"]')).first();
  const places = () =>
    options(page).evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  const before = await places();
  await expect(row.locator('code')).toHaveText('');
  letCome();
  await expect(row.locator('code')).toHaveText('number');
  expect(await places()).toEqual(before);
  await expect(row).toHaveAccessibleName(/^rowHeight number Prop/);
  expect(await axeFindings(page)).toEqual([]);
});

test('a pasted message leads to the section that explains it', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await visit(page);
  await page.keyboard.press('Control+k');
  await search(page, 'tooltip');
  await expect(found(page)).toHaveText(/found$/);
  expect(requests).not.toContain('/search/errors.json');
  await search(
    page,
    'Uncaught Error: MUI X: The Data Grid component requires all rows to have a unique `id` property. at checkGridRowIdIsValid (gridRowsUtils.js:22:11)',
  );
  await expect(dialogOf(page).locator('a[role="option"]').first()).toContainText('Message');
  await expect(found(page)).toHaveText(/found$/);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/x/react-data-grid/row-definition/#row-identifier');
  await expect(page.locator('#row-identifier')).toBeInViewport();
});

test('the keys go round the results, Home and End to their ends', async ({ page }) => {
  await open(page);
  await search(page, 'sorting');
  const hrefs = await options(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(hrefs.length).toBeGreaterThan(5);
  const active = activeOf(page);
  await expect(active).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(active).toHaveAttribute('href', hrefs.at(-1)!);
  await expect(active).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(active).toHaveAttribute('href', hrefs[0]!);
  await page.keyboard.press('End');
  await expect(active).toHaveAttribute('href', hrefs.at(-1)!);
  await page.keyboard.press('Home');
  await expect(active).toHaveAttribute('href', hrefs[0]!);
  await dialogOf(page).getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => options(page).count()).toBeGreaterThan(hrefs.length);
});

test('a click opens a result', async ({ page }) => {
  await open(page);
  await search(page, 'Tooltip');
  await options(page)
    .filter({ hasText: /^Tooltip/ })
    .first()
    .click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.locator('h1')).toHaveText('Tooltip');
});

test('opens by its button, Escape closes it, the focus returns and the query stays', async ({
  page,
}) => {
  await open(page);
  await search(page, 'virtualization');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(buttonOf(page)).toHaveAccessibleName('Search');
  await expect(buttonOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page)).toHaveValue('virtualization');
  await expect(options(page).first()).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Close search' }).click();
  await expect(dialogOf(page)).toBeHidden();
});

test('Escape gives the focus back to what a result had led to', async ({ page }) => {
  await open(page);
  for (const [query, target] of [
    ['multi-sorting', '#multi-sorting'],
    ['row grouping', 'main'],
  ] as const) {
    await search(page, query);
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.locator(target)).toBeFocused();
    // More than once: what takes no focus by itself has to take it again.
    for (let opened = 0; opened < 2; opened += 1) {
      await page.keyboard.press('Control+k');
      await expect(fieldOf(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toBeHidden();
      await expect(page.locator(target)).toBeFocused();
    }
    await page.keyboard.press('Control+k');
    await expect(fieldOf(page)).toBeFocused();
  }
});

for (const menu of ['settings', 'version-menu', 'products', 'languages']) {
  test(`Escape gives the focus back to the button of a menu that was open: ${menu}`, async ({
    page,
  }) => {
    await visit(page);
    const button = page.locator(`header button[popovertarget="${menu}"]`).first();
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator(`#${menu} :focus`)).toHaveCount(1);
    await page.keyboard.press('Control+k');
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test('the field has the focus when there is nothing more to show', async ({ page }) => {
  await open(page);
  await search(page, 'rowGroup');
  const more = dialogOf(page).getByRole('button', { name: 'Show more' });
  await more.focus();
  for (let presses = 0; presses < 20 && (await more.count()) > 0; presses += 1) {
    const before = await options(page).count();
    await page.keyboard.press('Enter');
    await expect.poll(() => options(page).count()).toBeGreaterThan(before);
  }
  await expect(more).toHaveCount(0);
  await expect(fieldOf(page)).toBeFocused();
});

test('what moves without end in a demo rests while the search is open', async ({ page }) => {
  await visit(page, '/components/buttons/');
  const endless = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) =>
              playState === 'running' && effect?.getTiming().iterations === Infinity,
          ).length,
    );
  await expect.poll(endless).toBeGreaterThan(0);
  const before = await endless();
  await buttonOf(page).click();
  await expect(fieldOf(page)).toBeFocused();
  expect(await endless()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect.poll(endless).toBe(before);
});

test('a slash is a letter where somebody types', async ({ page }) => {
  await open(page);
  await fieldOf(page).press('/');
  await expect(fieldOf(page)).toHaveValue('/');
});

test('narrows by product and plan, and offers to widen', async ({ page }) => {
  await open(page);
  await search(page, 'sorting');
  const all = await found(page).textContent();
  const dialog = dialogOf(page);
  const product = dialog.getByLabel('Product');
  const plan = dialog.getByLabel('Plan');
  // The product that is being read stands first, with what it would find.
  await expect(product.locator('option').nth(1)).toHaveText(/^Data Grid \([1-9]\d*\)$/);
  await product.selectOption('x-data-grid');
  await expect(found(page)).not.toHaveText(all!);
  await expect(found(page)).toHaveText(/found.*[1-9]\d* more in other products$/);
  const count = Number.parseInt((await found(page).textContent()) ?? '', 10);
  expect(await product.locator('option:checked').textContent()).toBe(`Data Grid (${count})`);
  const hrefs = () =>
    options(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect((await hrefs()).filter((href) => !/^\/x\/(react-|api\/)data-grid\//.test(href))).toEqual(
    [],
  );

  await plan.selectOption('pro');
  await expect(plan.locator('option:checked')).toHaveText(/^Pro \([1-9]\d*\)$/);
  await expect.poll(async () => (await found(page).textContent()) ?? '').toMatch(/found/);
  expect(Number.parseInt((await found(page).textContent()) ?? '', 10)).toBeLessThan(count);
  for (const group of await dialog.getByRole('listbox').last().getByRole('group').all())
    await expect(group.locator('a').first()).toContainText('Pro');

  await product.selectOption('x-tree-view');
  await plan.selectOption('premium');
  await fieldOf(page).fill('valueGetter');
  await expect(found(page)).toHaveText('Nothing found for “valueGetter”');
  await dialog.getByRole('button', { name: 'Search all products and plans' }).click();
  await expect(fieldOf(page)).toBeFocused();
  await expect(product).toHaveValue('all');
  await expect(plan).toHaveValue('all');
  await expect(found(page)).toHaveText(/[1-9]\d* results? found$/);
});

test('leads out of a product by keyboard, and says how much more there is', async ({ page }) => {
  await open(page);
  await search(page, 'sorting');
  const all = await found(page).textContent();
  await dialogOf(page).getByLabel('Product').selectOption('x-tree-view');
  await expect(found(page)).toHaveText(/[1-9]\d* more in other products$/);
  expect(await axeFindings(page)).toEqual([]);
  await fieldOf(page).focus();
  const widen = dialogOf(page).getByRole('button', { name: 'Search all products', exact: true });
  for (let tabs = 0; tabs < 6; tabs += 1) {
    if (await widen.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(widen).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(fieldOf(page)).toBeFocused();
  await expect(found(page)).toHaveText(all!);
  await expect(widen).toHaveCount(0);
});

test('says that nothing is found, and helps before anything is typed', async ({ page }) => {
  await open(page);
  await expect(dialogOf(page)).toContainText('Type a word');
  await fieldOf(page).fill('qqxxzzqq');
  await expect(found(page)).toHaveText('Nothing found for “qqxxzzqq”');
  // Nothing is like it, so nothing is offered but where the product begins.
  await expect(dialogOf(page).getByRole('list', { name: 'Other searches' })).toHaveCount(0);
  await dialogOf(page).getByRole('link', { name: 'Open the start page of Data Grid' }).click();
  await expect(page).toHaveURL('/x/react-data-grid/');
});

for (const prefix of ['', '/zh']) {
  test(`finds nothing for words that no page has, on ${prefix}/`, async ({ page }) => {
    await open(page, `${prefix}${start}`);
    // Pagefind knows what some of them begin with; others name kinds of which there is no such name.
    for (const query of ['zustand', 'apollo', 'asdfqwerzxcv', 'prop: zzzz', 'hook: useFoobar']) {
      await fieldOf(page).fill(query);
      await expect(found(page), query).toHaveText(
        new RegExp(`^(?:Nothing found for|没有找到).*${query}`),
      );
      await expect(options(page)).toHaveCount(0);
    }
  });
}

test('a long text that finds nothing leaves room for the ways out', async ({ page }) => {
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page);
    await fieldOf(page).fill('量子力学'.repeat(330));
    const way = dialogOf(page).getByRole('link', { name: 'Search the Chinese pages' });
    await expect(way).toBeVisible();
    const bottom = ({ y, height: size }: { y: number; height: number }) => y + size;
    expect(bottom((await way.boundingBox())!)).toBeLessThanOrEqual(
      bottom((await dialogOf(page).boundingBox())!),
    );
    await expect(fieldOf(page)).toBeInViewport();
  }
});

for (const [prefix, query, product] of [
  ['', 'agrrregtaionnn', 'all'],
  ['', 'agrrregtaionnn', 'x-tree-view'],
  ['/zh', 'agrrregtaionnn', 'all'],
] as const) {
  test(`each way out of a search that finds nothing finds something: ${prefix}/ ${query} in ${product}`, async ({
    page,
  }) => {
    await open(page, `${prefix}${start}`);
    await dialogOf(page).locator('select').first().selectOption(product);
    const ways = dialogOf(page).locator('ul[aria-label] button');
    const ask = async () => {
      await fieldOf(page).fill(query);
      await expect(found(page)).toHaveText(/Nothing found|没有找到/);
      await expect(ways.first()).toBeVisible();
    };
    await ask();
    expect(await axeFindings(page, 'dialog')).toEqual([]);
    const names = await ways.allTextContents();
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      await dialogOf(page).locator('select').first().selectOption(product);
      await ask();
      await ways.filter({ hasText: name }).first().click();
      await expect(fieldOf(page)).toBeFocused();
      await expect(options(page).first()).toBeVisible();
      await expect(found(page)).toHaveText(/[1-9]\d* results? found|找到 [1-9]/);
    }
  });
}

test('what a result leads to is marked for two seconds, and nothing moves', async ({ page }) => {
  await open(page);
  await search(page, 'multi-sorting');
  const href = (await options(page).first().getAttribute('href'))!;
  expect(href).toMatch(/^\/x\/react-data-grid\/sorting\/#/);
  // How long it is marked, and where it and what follows it stand meanwhile.
  await page.evaluate(() => {
    const seen: { begin?: number; end?: number; shift: number; color: string } = {
      shift: 0,
      color: '',
    };
    Object.assign(window, { seen });
    let before: { element: Element; size: string } | undefined;
    const sizeOf = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const next = element.nextElementSibling?.getBoundingClientRect().top ?? 0;
      return [width, height, next - element.getBoundingClientRect().top].join(' ');
    };
    const look = () => {
      const marked = document.querySelector('[data-found]');
      if (marked && seen.begin === undefined) {
        seen.begin = performance.now();
        before = { element: marked, size: sizeOf(marked) };
        seen.color = getComputedStyle(marked).backgroundColor;
      }
      if (!marked && before && seen.end === undefined) {
        seen.end = performance.now();
        if (sizeOf(before.element) !== before.size) seen.shift = 1;
      }
    };
    // At once: a frame may be late on a busy machine.
    const marks = { subtree: true, attributeFilter: ['data-found'] };
    new MutationObserver(look).observe(document, marks);
  });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
  const target = page.locator(href.slice(href.indexOf('#')));
  await expect(target).toHaveAttribute('data-found', '');
  await expect
    .poll(async () => Math.abs(((await target.boundingBox())?.y ?? 0) - 152))
    .toBeLessThan(3);
  const seen = () =>
    page.evaluate(
      () =>
        (
          window as unknown as {
            seen: { begin: number; end?: number; shift: number; color: string };
          }
        ).seen,
    );
  await expect.poll(async () => (await seen()).end).toBeGreaterThan(0);
  const { begin, end, shift, color } = await seen();
  expect(end! - begin).toBeGreaterThan(1900);
  expect(end! - begin).toBeLessThan(4000);
  expect(shift).toBe(0);
  expect(color).not.toBe('rgba(0, 0, 0, 0)');
  await expect(page.locator('[data-found]')).toHaveCount(0);
});

test('the mark stands still for who wants it so, and is drawn in forced colors', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await open(page);
  await search(page, 'multi-sorting');
  await page.keyboard.press('Enter');
  const marked = page.locator('[data-found]');
  await expect(marked).toHaveCount(1);
  expect(
    await marked.evaluate((each) => {
      const { animationName, outlineStyle, outlineWidth } = getComputedStyle(each);
      return { animationName, outlineStyle, outlineWidth };
    }),
  ).toEqual({ animationName: 'none', outlineStyle: 'solid', outlineWidth: '2px' });
  await expect(marked).toHaveCount(0);
});

test('a sentence is marked in the text that it was found in', async ({ page }) => {
  await open(page);
  await search(page, 'several rows of the same column are edited');
  const result = dialogOf(page)
    .locator('a[role="option"][href*="#"]')
    .filter({ has: page.locator('mark') })
    .filter({ hasNot: page.locator('code') });
  await expect(result.first()).toBeVisible();
  const words = await result.first().locator('mark').allTextContents();
  expect(words.length).toBeGreaterThan(0);
  await result.first().click();
  await expect(page.locator('[data-found]')).toHaveCount(1);
  const marked = await page.evaluate(() =>
    [...(CSS.highlights.get('search-found') ?? [])].map((range) => String(range).toLowerCase()),
  );
  expect(words.map((word) => word.toLowerCase())).toEqual(
    expect.arrayContaining([...new Set(marked)]),
  );
  await expect(page.locator('[data-found]')).toHaveCount(0);
  expect(await page.evaluate(() => CSS.highlights.has('search-found'))).toBe(false);
});

for (const [prefix, queries] of [
  ['', ['sorting', 'rowHeight', 'how to disable sorting']],
  ['/zh', ['排序', 'rowHeight', '如何自定义列']],
] as const) {
  test(`three results are in view at 390 × 844 px on ${prefix}/`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `${prefix}${start}`);
    for (const query of queries) {
      await search(page, query);
      await expect(options(page).nth(2)).toBeAttached();
      // Whole, above the keyboard of a telephone, which takes some 300 px.
      const bottoms = await options(page).evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect().bottom),
      );
      expect(bottoms.length).toBeGreaterThan(2);
      expect(bottoms.filter((bottom) => bottom <= 844 - 300).length).toBeGreaterThanOrEqual(3);
    }
  });
}

for (const prefix of ['', '/zh'] as const) {
  test(`whatever is typed is answered, on ${prefix}/`, async ({ page }) => {
    const seen = watch(page);
    await open(page, `${prefix}${start}`);
    let slowest = { ms: 0, what: '' };
    const queries = Object.entries(hostileQueries);
    expect(queries.length).toBeGreaterThan(30);
    for (const [what, query] of queries) {
      await fieldOf(page).fill('');
      await expect(options(page)).toHaveCount(0);
      // Code by code: half a character does not come through as a text.
      const codes = [...Array(query.length).keys()].map((at) => query.charCodeAt(at));
      const blocked = await fieldOf(page).evaluate(async (field, numbers) => {
        const text = numbers.map((code) => String.fromCharCode(code)).join('');
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
        const begin = performance.now();
        set!.call(field, text);
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        await new Promise((painted) => requestAnimationFrame(painted));
        return performance.now() - begin;
      }, codes);
      if (blocked > slowest.ms) slowest = { ms: blocked, what };
      await expect(found(page), what).toHaveText(/found|找到/);
      await expect(dialogOf(page).getByRole('alert'), what).toHaveCount(0);
      await expect(fieldOf(page)).toBeFocused();
    }
    console.info(
      `${queries.length} hostile queries on ${prefix}/, the slowest ${slowest.ms.toFixed(0)} ms to the next frame: ${slowest.what}`,
    );
    await search(page, prefix ? '排序' : 'sorting');
    await expect(options(page).first()).toBeVisible();
    expect(seen.foreign).toEqual([]);
    expect(seen.messages).toEqual([]);
  });
}

test('two Chinese characters find a page', async ({ page }) => {
  await open(page, '/zh/x/react-data-grid/filtering/');
  await search(page, '排序');
  await expect(options(page).first()).toContainText('排序');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/zh/x/react-data-grid/sorting/');
  await expect(page.locator('h1')).toHaveText('排序');
});

test('a script that does not arrive is said, and fetched again', async ({ page }) => {
  let refused = 0;
  let isDown = true;
  await page.route(/\/pagefind\/pagefind\.js|\/search\/current-\w+\.json/, (route) => {
    if (!isDown) return route.continue();
    refused += 1;
    return route.abort();
  });
  await open(page);
  await fieldOf(page).fill('sorting');
  const alert = dialogOf(page).getByRole('alert');
  await expect(alert).toContainText('The search index could not be loaded.');
  expect(refused).toBeGreaterThan(0);
  isDown = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(found(page)).toHaveText(/results found$/);
  await expect(fieldOf(page)).toBeFocused();
});

for (const [width, mode, direction] of [
  [1280, 'light', 'ltr'],
  [1280, 'dark', 'rtl'],
  [390, 'light', 'ltr'],
  [390, 'dark', 'rtl'],
] as const) {
  for (const prefix of ['', '/zh'] as const) {
    test(`the dialog at ${width} px, ${mode}, ${direction}, on ${prefix}/`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, `${prefix}${start}?mode=${mode}&dir=${direction}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);

      // The header is still one line, and nothing in it is wider than the screen.
      const header = await page
        .locator('header')
        .first()
        .evaluate((element) => ({
          height: element.getBoundingClientRect().height,
          overflow: element.scrollWidth - element.clientWidth,
          centers: [...element.querySelectorAll(':scope > button, :scope > a')]
            .map((child) => child.getBoundingClientRect())
            .filter(({ height }) => height > 0)
            .map(({ top, height }) => top + height / 2),
        }));
      expect(header.height).toBeLessThanOrEqual(64);
      expect(header.overflow).toBeLessThanOrEqual(0);
      expect(header.centers.length).toBeGreaterThan(3);
      expect(Math.max(...header.centers) - Math.min(...header.centers)).toBeLessThan(3);

      const check = async () => expect(await axeFindings(page, 'dialog')).toEqual([]);
      await check();
      await search(page, prefix ? '排序' : 'sorting');
      await page.keyboard.press('ArrowDown');
      await expect(activeOf(page)).toHaveCount(1);
      await check();
      const box = (await dialogOf(page).boundingBox())!;
      if (width === 390) expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
      else expect(box.width).toBeLessThan(720);
      expect(
        await dialogOf(page).evaluate((element) => element.scrollWidth - element.clientWidth),
      ).toBeLessThanOrEqual(0);
    });
  }
}

test('names are answered at the key, and nothing is fetched for them', async ({ page }) => {
  await open(page);
  await search(page, 'sorting');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const query of ['pag', 'rowHeight', 'prop:onRowClick', 'group by']) {
    await search(page, query);
    await expect(options(page).first()).toBeVisible();
  }
  // The types beside rows are no part of an answer: they come behind it, once for a product.
  const types = requests.filter((url) => /\/search\/signatures\//.test(url));
  expect(types).toEqual([...new Set(types)]);
  expect(requests.filter((url) => /pagefind|\/search\/(?!signatures\/)/.test(url))).toEqual([]);
});

test('a row of the API reference is found, and reached below the header', async ({ page }) => {
  await open(page);
  await search(page, 'rowHeight');
  const row = options(page).first();
  await expect(row).toHaveAttribute('href', '/x/api/data-grid/data-grid/#prop-rowHeight');
  await expect(row).toContainText('Prop');
  await expect(row.locator('mark').first()).toHaveText('rowHeight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/x/api/data-grid/data-grid/#prop-rowHeight');
  const target = page.locator('#prop-rowHeight');
  await expect(target).toBeInViewport();
  await expect
    .poll(async () => Math.abs(((await target.boundingBox())?.y ?? 0) - 152))
    .toBeLessThan(3);
});

test('the same shortcut closes the search, and a link opens it with a query', async ({ page }) => {
  await visit(page);
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page)).toBeHidden();
  await visit(page, `${start}?q=row%20grouping`);
  await expect(fieldOf(page)).toHaveValue('row grouping');
  await expect(options(page).first()).toHaveAttribute('href', '/x/react-data-grid/row-grouping/');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(start);
  await page.reload();
  await hydrated(page);
  await expect(dialogOf(page)).toBeHidden();
});

test('a slip is understood, and the right word is offered', async ({ page }) => {
  await open(page, '/components/buttons/');
  await search(page, 'toltip');
  await expect(options(page).first()).toHaveAttribute('href', '/components/tooltips/');
  await dialogOf(page).getByRole('button', { name: 'Did you mean “tooltip”?' }).click();
  await expect(fieldOf(page)).toHaveValue('tooltip');
  await expect(fieldOf(page)).toBeFocused();
});

test('what was opened is offered again, until it is removed', async ({ page }) => {
  await open(page);
  await search(page, 'row height');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('Row height');
  await page.keyboard.press('Control+k');
  await fieldOf(page).fill('');
  const before = dialogOf(page).getByRole('region', { name: 'Opened before' });
  await expect(before.getByRole('link')).toHaveText(['Row height']);
  expect(await axeFindings(page, 'dialog')).toEqual([]);
  await before.getByRole('button', { name: 'Remove “Row height”' }).click();
  await expect(before).toBeHidden();
  await expect(fieldOf(page)).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('search-recent'))).toBeNull();
});

test('Ctrl + Enter opens the result in a new tab; the search stays', async ({ page, context }) => {
  await open(page);
  await search(page, 'aggregation');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL('/x/react-data-grid/aggregation/');
  await expect(dialogOf(page)).toBeVisible();
});

test('Pinyin and traditional characters find Chinese pages', async ({ page }) => {
  await open(page, `/zh${start}`);
  for (const query of ['fenye', 'fy', '分頁', '分页']) {
    await search(page, query);
    await expect(options(page).first()).toHaveAttribute(
      'href',
      '/zh/x/react-data-grid/pagination/',
    );
  }
});
