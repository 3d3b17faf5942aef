import { expect, test, type Page } from '@playwright/test';
import { hydrated } from '../support/page';
import { addLink, arrived, linkIn, restored, scrolled, scrollTo } from '../support/scrolling';

/** Follows a link of that address from where the page is. */
async function follow(page: Page, href: string): Promise<void> {
  await addLink(page, href);
  await page.evaluate(() => {
    [...document.querySelectorAll('a')]
      .find((link) => link.textContent === 'to the place')
      ?.click();
  });
  await expect(page).toHaveURL(href);
  await expect(page.getByText('to the place')).toHaveCount(0);
  await expect(page.locator('main h1')).toBeVisible();
}

/** Scrolls as soon as what is fetched has made the page high enough. */
async function scrollOnceHigh(page: Page, top: number): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
    .toBeGreaterThan(top);
  await scrollTo(page, top);
}

const grid = '/x/api/data-grid/data-grid/';

for (const [name, steps] of [
  [
    'guides',
    [
      ['/components/buttons/', 2000],
      ['/components/tabs/', 2500],
      ['/components/text-fields/', 3000],
      ['/customization/palette/', 800],
    ],
  ],
  [
    'guides and pages of the API',
    [
      ['/x/react-data-grid/sorting/', 2000],
      [grid, 6000],
      ['/x/api/data-grid/data-grid-pro/', 9000],
      ['/components/autocomplete/components-api/', 2000],
    ],
  ],
  [
    'Chinese pages',
    [
      ['/zh/components/buttons/', 1500],
      ['/zh/api-docs/button/', 2000],
      ['/zh/x/react-charts/bars/', 2600],
      ['/zh/api-docs/autocomplete/', 4000],
    ],
  ],
] as const) {
  test(`over three steps, back and forward find the position again: ${name}`, async ({ page }) => {
    await page.goto(steps[0][0]);
    await hydrated(page);
    const positions: number[] = [];
    for (const [index, [path, top]] of steps.entries()) {
      if (index > 0) await follow(page, path);
      await scrollOnceHigh(page, top);
      await page.waitForTimeout(400);
      positions.push(await scrolled(page));
    }
    expect(positions.every((position) => position > 500)).toBe(true);
    for (const index of [2, 1, 0]) {
      await page.goBack();
      await restored(page, positions[index]!, `back to ${steps[index]![0]}`);
    }
    for (const index of [1, 2, 3]) {
      await page.goForward();
      await restored(page, positions[index]!, `forward to ${steps[index]![0]}`);
    }
    await page.evaluate(() => history.go(-3));
    await restored(page, positions[0]!, `three steps back to ${steps[0][0]}`);
  });
}

test('a page whose rows come late is brought to its position when they are there', async ({
  page,
}) => {
  await page.goto(grid);
  await hydrated(page);
  await scrollTo(page, 7000);
  await page.waitForTimeout(400);
  const before = await scrolled(page);
  await follow(page, '/components/buttons/');
  await page.route(/\/assets\/api\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await route.continue();
  });
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('DataGrid');
  await restored(page, before, 'back');
});

test('positions within a page are kept too', async ({ page }) => {
  await page.goto('/components/buttons/');
  await hydrated(page);
  await scrollTo(page, 400);
  await page.evaluate(() => {
    window.location.hash = '#sizes';
  });
  await page.waitForTimeout(500);
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 300);
  await page.waitForTimeout(500);
  const further = await scrolled(page);
  expect(further).not.toBe(400);
  await page.goBack();
  await restored(page, 400, 'back');
  await page.goForward();
  await restored(page, further, 'forward');
});

test('a heading that a link led to is gone forward to, though the page had grown above it', async ({
  page,
}) => {
  await page.goto('/components/buttons/');
  await hydrated(page);
  await follow(page, '/customization/typography/#responsive-font-sizes');
  const heading = page.locator('#responsive-font-sizes');
  const top = () => heading.evaluate((each) => Math.round(each.getBoundingClientRect().top));
  await expect.poll(top).toBe(152);
  // A reader who does something is not held any longer; from then on the browser itself keeps what is in view.
  await page.keyboard.press('ArrowRight');
  const before = await scrolled(page);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('main h2')!.style.paddingBlockStart = '97px';
  });
  await expect.poll(() => scrolled(page)).toBe(before + 97);
  expect(await top()).toBe(152);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Button');
  await page.goForward();
  await expect.poll(top).toBe(152);
  await page.waitForTimeout(500);
  expect(await top(), 'a moment later').toBe(152);
});

test('on a slow machine a row is gone forward to, and stays there when the rows around it are laid out', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const to = '/api-docs/input-base/#class-sizeSmall';
  for (const round of ['first', 'second', 'third']) {
    await page.goto('/api-docs/input/');
    await hydrated(page);
    const cpu = await page.context().newCDPSession(page);
    await cpu.send('Emulation.setCPUThrottlingRate', { rate: 10 });
    await (await linkIn(page, to)).click();
    await arrived(page, 'class-sizeSmall', `${round} time, by the link`);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Input');
    await page.waitForTimeout(1500);
    await page.goForward();
    await arrived(page, 'class-sizeSmall', `${round} time, forward`);
    await cpu.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await cpu.detach();
  }
});

test('groups that were open are open again, so that the position is the same place', async ({
  page,
}) => {
  await page.goto(grid);
  await hydrated(page);
  for (const name of ['prop-columns', 'prop-initialState']) {
    await page.locator(`#${name}`).getByText('Demos').click();
  }
  await scrollTo(page, 5000);
  await page.waitForTimeout(400);
  const before = await scrolled(page);
  await follow(page, '/components/buttons/');
  await page.goBack();
  await expect(page.locator('#prop-initialState details')).toHaveAttribute('open', '');
  await restored(page, before, 'back');
});

for (const [name, breakStorage] of [
  ['as it is', false],
  ['that throws', true],
] as const) {
  test(`another document and a reload give the position back, with a storage ${name}`, async ({
    page,
  }) => {
    if (breakStorage) {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      });
    }
    await page.goto('/components/buttons/');
    await hydrated(page);
    await follow(page, '/components/tabs/');
    await scrollTo(page, 2200);
    await page.reload();
    await hydrated(page);
    await restored(page, 2200, 'after a reload');
    // Another language is another document.
    await page.evaluate(() => {
      window.location.href = '/zh/components/tabs/';
    });
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await hydrated(page);
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await restored(page, 2200, 'back from the other language');
    await page.goForward();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  });
}

test('a document that was loaded again brings back an entry before its own', async ({ page }) => {
  await page.goto('/components/buttons/');
  await hydrated(page);
  await scrollTo(page, 1800);
  await follow(page, '/components/tabs/');
  await scrollTo(page, 900);
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Button');
  await restored(page, 1800, 'back');
  await page.goForward();
  await restored(page, 900, 'forward');
});

test('forward in the very frame in which the way back ends, and back again', async ({ page }) => {
  // The place is reached by a script, of which the window is told a frame later.
  await page.addInitScript(() => {
    const scrollAsBefore = window.scrollTo.bind(window);
    window.scrollTo = (...given: unknown[]) => {
      (scrollAsBefore as (...args: unknown[]) => void)(...given);
      if (window.scrollY < 3000 || !Reflect.get(window, 'goesForward')) return;
      Object.assign(window, { goesForward: false, hasGone: true });
      history.forward();
      const end = performance.now() + 300;
      while (performance.now() < end);
    };
  });
  await page.goto(grid);
  await hydrated(page);
  await scrollTo(page, 4000);
  await page.waitForTimeout(400);
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(3000);
  await follow(page, '/customization/typography/#responsive-font-sizes');
  await arrived(page, 'responsive-font-sizes');
  await page.evaluate(() => {
    Object.assign(window, { goesForward: true });
    history.back();
  });
  await page.waitForFunction(() => Reflect.get(window, 'hasGone'));
  await expect(page).toHaveURL('/customization/typography/#responsive-font-sizes');
  await arrived(page, 'responsive-font-sizes', 'forward');
  await page.goBack();
  await restored(page, before, 'back again');
});

/** Waits until a document that comes again is at its place. Looked at before, it takes the look for something that the reader does. */
const comeAgain = (page: Page) => page.waitForTimeout(3000);

for (const [path, top] of [
  ['/compare/', 700],
  ['/zh/compare/', 700],
  ['/discover-more/changelog/', 2000],
] as const) {
  test(`${path}, whose end comes late, is where it was after a reload and back from another document`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    await scrollOnceHigh(page, top);
    await page.reload();
    await comeAgain(page);
    await restored(page, top, 'after a reload');
    await page.goto('/zh/components/buttons/');
    await hydrated(page);
    await page.goBack();
    await comeAgain(page);
    await restored(page, top, 'back');
  });
}

for (const [path, keys] of [
  ['/api-docs/button/', Array<string>(8).fill('PageDown')],
  ['/api-docs/tab/', ['End']],
] as const) {
  test(`rows of ${path} that the browser has led astray are where they were`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(400);
    }
    await page.waitForTimeout(1000);
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(3000);
    await page.reload();
    await comeAgain(page);
    await restored(page, before, 'after a reload');
    await page.goto('/zh/components/buttons/');
    await hydrated(page);
    await page.goBack();
    await comeAgain(page);
    await restored(page, before, 'back');
  });
}

test('the way back from a link in an opened group leads the focus to it', async ({ page }) => {
  await page.goto('/api-docs/button/');
  await hydrated(page);
  const row = page.locator('#prop-color');
  await row.getByText('Demos').click();
  const link = row.locator('details a').first();
  await link.press('Enter');
  await expect(page.locator('h1')).toHaveText('Button');
  await expect(page).not.toHaveURL(/api-docs/);
  await page.goBack();
  await expect(link).toBeFocused();
});

test('the way back from what the search has found leads the focus to its button', async ({
  page,
}) => {
  await page.goto('/components/buttons/');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search the documentation' }).fill('checkbox');
  await page.getByRole('dialog').getByRole('option', { name: 'Checkbox' }).first().click();
  await expect(page.locator('h1')).not.toHaveText('Button');
  await page.goBack();
  await expect(page.locator('#search-button')).toBeFocused();
});

for (const place of ['#sizes', '?dir=rtl']) {
  test(`the way back from another language leads the focus to its button: ${place}`, async ({
    page,
  }) => {
    await page.goto(`/components/buttons/${place}`);
    await hydrated(page);
    const button = page.locator('[popovertarget="languages"]');
    await button.press('Enter');
    await page.locator('#languages a[hreflang^="zh"]').press('Enter');
    await expect(page).toHaveURL(`/zh/components/buttons/${place}`);
    await hydrated(page);
    await page.goBack();
    await expect(button).toBeFocused();
  });
}
