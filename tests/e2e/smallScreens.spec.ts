import { expect, test } from '@playwright/test';
import { chooseTypeSize } from '../support/largeType';
import { cutControls } from '../support/cutControls';
import { overflow } from '../support/overflow';
import { hydrated, searchButtons, wakeDemos } from '../support/page';
import { addLink, arrived } from '../support/scrolling';

test('menus of the header are walked by keyboard and closed by Tab', async ({ page }) => {
  await page.goto('/components/buttons/');
  await hydrated(page);
  let walked = 0;
  const buttons = page.locator('header button[popovertarget]:visible');
  for (let index = 0; index < (await buttons.count()); index += 1) {
    const button = buttons.nth(index);
    const panel = page.locator(`[id="${await button.getAttribute('popovertarget')}"]`);
    await button.focus();
    await page.keyboard.press('ArrowDown');
    const items = panel.locator('a[href]:visible, button:visible, summary:visible');
    expect(await items.count()).toBeGreaterThan(0);
    // Counted at each step: what few panels have comes after they were opened, at their end.
    for (let at = 0; at < (await items.count()); at += 1) {
      await expect(items.nth(at)).toBeFocused();
      await page.keyboard.press('ArrowDown');
    }
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(items.last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel).toBeHidden();
    // Opened without going in, and left from the button.
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(panel).toBeHidden();
    walked += 1;
  }
  expect(walked).toBeGreaterThanOrEqual(3);
});

test('the drawer keeps Tab and the page, and closes for the current page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/components/buttons/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const drawer = page.locator('#sidebar');
  await expect(drawer).toBeVisible();
  // The keys of panels come with what follows a reader, which their first sign fetches: no reader is faster than it.
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name, duration }) => name.includes('/arrival') && duration > 0),
  );
  await drawer.getByRole('button', { name: 'Close navigation' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(drawer.getByRole('button', { name: 'Close navigation' })).toBeFocused();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await drawer.locator('[aria-current="page"]').click();
  await expect(drawer).toBeHidden();
});

for (const [viewport, top] of [
  [{ width: 1280, height: 800 }, 152],
  [{ width: 320, height: 256 }, 16],
] as const) {
  test(`a heading lands ${top} px below the top at ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/customization/typography/#responsive-font-sizes');
    const heading = page.locator('#responsive-font-sizes');
    await expect
      .poll(() => heading.evaluate((each) => Math.round(each.getBoundingClientRect().top)))
      .toBe(top);
  });
}

test('a long word does not make the search scroll sideways, at 320 × 256 px too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/components/buttons/');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await page.getByRole('combobox', { name: 'Search the documentation' }).fill('w'.repeat(200));
  await expect(dialog.locator('output, [role="status"]').first()).toContainText(/found/);
  const wide = await dialog.evaluate((root) =>
    [root, ...root.querySelectorAll('*')]
      .filter(
        (each) => each.scrollWidth > each.clientWidth + 1 && !each.matches('input, span, svg *'),
      )
      .map((each) => each.outerHTML.slice(0, 80)),
  );
  expect(wide).toEqual([]);
});

test('at 320 × 256 px three results are in view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/components/buttons/');
  await hydrated(page);
  const options = await searchButtons(page);
  const tops = await options.evaluateAll((all) =>
    all.map((each) => each.querySelector('span')!.getBoundingClientRect().bottom),
  );
  expect(tops.filter((bottom) => bottom <= 256).length).toBeGreaterThanOrEqual(3);
});

test('the settings are chosen and the menus of a demo are walked by keyboard', async ({ page }) => {
  for (const direction of ['ltr', 'rtl']) {
    await page.goto('/components/buttons/');
    await hydrated(page);
    const button = page.getByRole('button', { name: 'Settings' });
    await button.click();
    const panel = page.locator(`[id="${await button.getAttribute('popovertarget')}"]`);
    const options = panel.locator('a[href]:visible, button:visible, summary:visible');
    await page.keyboard.press('Escape');
    await button.press('Enter');
    await expect(panel).toBeVisible();
    await button.press('ArrowDown');
    await expect(options.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(options.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(options.first()).toBeFocused();
    // Chosen by both keys.
    for (const [name, key] of [
      ['Dark', 'Enter'],
      ['Light', 'Space'],
      [direction === 'ltr' ? 'Right to left' : 'Left to right', 'Enter'],
    ] as const) {
      const option = panel.getByRole('button', { name, exact: true });
      await option.press(key);
      await expect(option).toHaveAttribute('aria-pressed', 'true');
    }
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();

    const demo = page.locator('[data-demo]').first();
    await demo.scrollIntoViewIfNeeded();
    const more = demo.getByRole('button', { name: /^Open in…/ });
    await more.focus();
    await page.keyboard.press('Enter');
    const menu = page.locator('[popover]:popover-open');
    await expect(menu).toBeVisible();
    const entries = menu.locator('a[href]:visible, button:visible');
    await expect(entries.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(entries.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(entries.first()).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await expect(menu).toHaveCount(0);
  }
});

test('a link names a row that a filter hides: on a direct load and by the fragment', async ({
  page,
}) => {
  await page.goto('/api-docs/button/#prop-color');
  await hydrated(page);
  const row = page.locator('#prop-color');
  const place = () => row.evaluate((each) => Math.round(each.getBoundingClientRect().top));
  await expect.poll(place).toBe(152);
  const field = page.getByRole('searchbox', { name: 'Filter' }).first();
  for (const query of ['no such row', 'size']) {
    await field.fill(query);
    await expect(row).toBeHidden();
    await page.evaluate(() => (location.hash = '#prop-size'));
    await field.fill(query);
    await page.evaluate(() => (location.hash = '#prop-color'));
    await expect(row).toBeVisible();
    await expect(field).toHaveValue('');
    await expect.poll(place).toBe(152);
  }
});

for (const { path, closed } of [
  // Taken over from another component: in a closed group, which no filter reaches.
  { path: '/api-docs/button/', closed: 'prop-tabIndex' },
  { path: '/zh/api-docs/autocomplete/', closed: undefined },
  { path: '/x/api/data-grid/data-grid/', closed: undefined },
  // Of a module rather than a component.
  { path: '/api-docs/use-autocomplete/', closed: undefined },
  { path: '/x/api/data-grid/events/', closed: undefined },
]) {
  test(`a link that is clicked, and clicked again, takes away the filter over its row, and no other: ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    const filters = page.locator('main input[type="search"]');
    await expect(filters.nth(1)).toBeVisible();
    const hideAll = async () => {
      for (const filter of await filters.all()) await filter.fill('no such row');
    };
    await hideAll();
    // The first row of the first table that has a filter, and the last one of the last.
    const filtered = await page
      .locator('[data-row][id]')
      .evaluateAll((rows) => rows.filter((each) => each.closest('[hidden]')).map(({ id }) => id));
    expect(filtered.length).toBeGreaterThan(1);
    const gaveWay = new Set<number>();
    for (const id of [filtered[0]!, filtered.at(-1)!, ...(closed ? [closed] : [])]) {
      const row = page.locator(`[id="${id}"]`);
      const link = await addLink(page, `#${id}`);
      // The second time the address is the one that the page has already.
      for (const turn of ['first click', 'second click']) {
        await hideAll();
        if (id === closed) await row.evaluate((each) => (each.closest('details')!.open = false));
        await expect(row).toBeHidden();
        await link.click();
        await expect(row, turn).toBeVisible();
        await arrived(page, id, turn);
        const values = await filters.evaluateAll((all) =>
          all.map((each) => (each as HTMLInputElement).value),
        );
        const empty = values.flatMap((value, index) => (value === '' ? [index] : []));
        expect(empty, `${turn}, ${id}`).toHaveLength(id === closed ? 0 : 1);
        empty.forEach((index) => gaveWay.add(index));
      }
      await link.evaluate((each) => each.remove());
    }
    expect(gaveWay.size, 'filters that gave way').toBeGreaterThan(1);
  });
}

for (const path of [
  '/x/react-date-pickers/date-calendar/',
  '/zh/x/react-date-pickers/date-calendar/',
  '/zh/components/steppers/',
  '/components/masonry/',
  '/zh/x/api/data-grid/grid-aggregation-function-data-source/',
]) {
  test(`${path} is no wider than its screen, before its demos are alive and after`, async ({
    page,
  }) => {
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      expect(await overflow(page), `${width} px, as it comes`).toEqual([]);
      await hydrated(page);
      await wakeDemos(page);
      expect(await overflow(page), `${width} px, alive`).toEqual([]);
    }
  });
}

for (const path of [
  '/components/date-picker/',
  '/components/time-picker/',
  '/x/react-date-pickers/custom-layout/',
  '/x/react-date-pickers/shortcuts/',
  '/zh/x/react-date-pickers/date-time-picker/',
]) {
  test(`every control of a demo can be scrolled to on a telephone: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await hydrated(page);
    await wakeDemos(page);
    const { looked, cut } = await cutControls(page);
    expect(looked).toBeGreaterThan(15);
    expect(cut).toEqual([]);
  });
}

for (const path of [
  '/components/buttons/',
  '/system/getting-started/',
  '/x/react-data-grid/',
  '/x/react-date-pickers/',
  '/zh/x/react-charts/',
  '/zh/x/react-tree-view/',
]) {
  test(`the name of the product in the header is whole on a screen of 320 px: ${path}`, async ({
    page,
  }) => {
    // As it is set, and twice as large.
    for (const [size, width] of [16, 32].flatMap((each) =>
      [320, 360, 390, 480].map((screen) => [each, screen] as const),
    )) {
      const name = `${width} px, type of ${size} px`;
      await chooseTypeSize(page, size);
      await page.setViewportSize({ width, height: 600 });
      await page.goto(path);
      const parts = page.locator('header > *:visible');
      const ends = await parts.evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).map(({ left, right }) => [left, right]),
      );
      expect(ends.length).toBeGreaterThanOrEqual(5);
      expect(Math.min(...ends.flat()), name).toBeGreaterThanOrEqual(0);
      expect(Math.max(...ends.flat()), name).toBeLessThanOrEqual(width);
      const product = page.locator('header [popovertarget="products"]');
      const { cut, room } = await product.evaluate((button) => {
        const text = button.firstElementChild!;
        const words = document.createRange();
        words.selectNodeContents(text);
        const outer = button.getBoundingClientRect();
        return {
          cut: [...words.getClientRects()].filter(
            ({ left, right }) => left < outer.left || right > outer.right,
          ).length,
          room: button.closest('header')!.getBoundingClientRect().height - outer.height,
        };
      });
      expect(cut, `lines of the name that stand over their button at ${name}`).toBe(0);
      expect(room, name).toBeGreaterThanOrEqual(12);
    }
  });
}

test('a table is a stop of the Tab key where it scrolls, with a name, and none where it fits', async ({
  page,
}) => {
  for (const path of [
    '/getting-started/supported-components/',
    '/versions/',
    '/components/buttons/',
  ]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await hydrated(page);
    const frames = page.locator('main .table-frame');
    const count = await frames.count();
    expect(count).toBeGreaterThan(0);
    const stops = frames.and(page.locator('[tabindex="0"]'));
    await expect(stops, path).toHaveCount(0);
    // All of them are wider than this.
    await page.setViewportSize({ width: 200, height: 800 });
    await expect(stops, path).toHaveCount(count);
    await expect(
      page.getByRole('main').getByRole('group', { name: 'Table', exact: true }),
    ).toHaveCount(count);
  }
});
