import { expect, test } from '@playwright/test';
import { hydrated, openDemo, watch } from '../support/page';

test('a click on a column header sorts the grid', async ({ page }) => {
  const demo = await openDemo(page, '/x/react-data-grid/sorting/', 'SortOnHeaderClick');
  const column = demo.getByRole('columnheader').nth(2);
  const cells = demo.locator('[role="gridcell"][aria-colindex="3"]');
  const before = await cells.allInnerTexts();
  await column.click();
  await expect(column).toHaveAttribute('aria-sort', 'ascending');
  const after = await cells.allInnerTexts();
  expect(after).not.toEqual(before);
  expect(after).toEqual([...after].sort((a, b) => a.localeCompare(b)));
});

test('a cell is edited and keeps its value', async ({ page }) => {
  const demo = await openDemo(page, '/x/react-data-grid/editing/', 'EditableFleet');
  const cell = demo.locator('[data-field="frame"][role="gridcell"]').first();
  await cell.dblclick();
  const input = cell.locator('input');
  await input.fill('Halcyon');
  await input.press('Enter');
  await expect(cell).toHaveText('Halcyon');
});

test('a date is picked from the calendar', async ({ page }) => {
  await page.goto('/x/react-date-pickers/date-picker/');
  await hydrated(page);
  const demo = page.locator('[data-demo]').first();
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.locator('[data-status]')).toHaveAttribute('data-status', 'live');
  await demo
    .getByRole('button', { name: /choose date/i })
    .first()
    .click();
  const day = (name: string) =>
    page.getByRole('dialog').getByRole('gridcell', { name, exact: true });
  // The calendar grows into its place above or below the field; until then a day moves away under the pointer.
  await expect(day('16')).toBeFocused();
  await page.waitForTimeout(800);
  await day('17').click();
  await expect(demo.getByRole('button', { name: / 17,/ }).first()).toBeAttached();
});

test('hovering a bar shows its value', async ({ page }) => {
  const demo = await openDemo(page, '/x/react-charts/bars/', 'WeekdayBoardings');
  const bar = demo.locator('.MuiBarElement-root').first();
  await bar.hover();
  await expect(page.locator('.MuiChartsTooltip-root')).toBeVisible();
  await expect(page.locator('.MuiChartsTooltip-root')).toContainText(/\d/);
});

test('a tree item is expanded', async ({ page }) => {
  await page.goto('/x/react-tree-view/rich-tree-view/items/');
  await hydrated(page);
  const demo = page.locator('[data-demo]').first();
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.locator('[data-status]')).toHaveAttribute('data-status', 'live');
  const item = demo.locator('[role="treeitem"][aria-expanded="false"]').first();
  const label = (await item.innerText()).split('\n')[0] ?? '';
  await item.locator('.MuiTreeItem-content').first().click();
  await expect(demo.getByRole('treeitem', { name: label }).first()).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('a demo that throws says so, leaves the rest of the page alive, and can be tried again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const original = window.ResizeObserver;
    // The grid observes its size when it mounts: with this it throws there, as a broken demo would.
    Object.assign(window, {
      breakGrids: true,
      ResizeObserver: class extends original {
        constructor(callback: ResizeObserverCallback) {
          if ((window as never as { breakGrids: boolean }).breakGrids)
            throw new Error('made to throw');
          super(callback);
        }
      },
    });
  });
  const seen = watch(page);
  await page.goto('/x/react-data-grid/sorting/');
  await hydrated(page);
  const demo = page.locator('[data-demo="SortOnHeaderClick"]');
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.getByRole('alert')).toContainText('stopped because of an error');
  expect(seen.messages).toEqual([]);

  await demo.locator('summary').click();
  await expect(demo.locator('[data-variant="ts"] pre').first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { breakGrids: false }));
  await demo.getByRole('button', { name: 'Try again' }).click();
  await expect(demo.getByRole('alert')).toHaveCount(0);
  await expect(demo.getByRole('grid')).toBeVisible();
});

test('a demo whose code does not arrive keeps its HTML, says so, and can be tried again', async ({
  page,
}) => {
  let blocked = true;
  await page.route('**/assets/demos/library*', (route) =>
    blocked ? route.abort() : route.continue(),
  );
  await page.goto('/components/buttons/');
  await hydrated(page);
  const demo = page.locator('[data-demo]').first();
  // The page is loaded again once, as after a release.
  await expect(async () => {
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.getByRole('alert')).toContainText('could not be loaded', { timeout: 3000 });
  }).toPass();
  blocked = false;
  await demo.getByRole('button', { name: 'Try again' }).click();
  await expect(demo.locator('[data-status]')).toHaveAttribute('data-status', 'live');
});

test('the first demo waits for nothing that only the others need', async ({ page }) => {
  const held: string[] = [];
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/demos\/.*(?:\.later|-more)\./, async (route) => {
    held.push(route.request().url());
    await released;
    await route.continue();
  });
  await page.goto('/x/react-data-grid/sorting/');
  await hydrated(page);
  const [first, second] = [0, 1].map((place) => page.locator('[data-demo]').nth(place));
  await first!.scrollIntoViewIfNeeded();
  await first!.getByRole('columnheader').nth(2).click();
  await expect(first!.getByRole('columnheader').nth(2)).toHaveAttribute('aria-sort', 'ascending');
  await second!.scrollIntoViewIfNeeded();
  await second!.getByRole('columnheader').nth(1).click();
  await expect.poll(() => held.length).toBeGreaterThan(1);
  await expect(second!.locator('[data-status]').first()).toHaveAttribute('data-status', 'static');
  letGo();
  await expect(second!.locator('[data-status]').first()).toHaveAttribute('data-status', 'live');
});

test('reset starts a demo afresh', async ({ page }) => {
  const demo = await openDemo(page, '/x/react-data-grid/sorting/', 'SortOnHeaderClick');
  const column = demo.getByRole('columnheader').nth(2);
  await column.click();
  await expect(column).toHaveAttribute('aria-sort', 'ascending');
  await demo.getByRole('button', { name: /^Reset/ }).click();
  await expect(demo.getByRole('columnheader').nth(2)).toHaveAttribute('aria-sort', 'none');
});

test('the source is shown in TypeScript or JavaScript and copied as shown', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const demo = await openDemo(page, '/x/react-data-grid/sorting/', 'SortOnHeaderClick');
  await demo.locator('summary').click();
  const ts = demo.locator('[data-variant="ts"] code').first();
  const js = demo.locator('[data-variant="js"] code').first();
  await expect(ts).toBeVisible();
  await expect(js).toBeHidden();
  await demo.getByRole('button', { name: 'JS', exact: true }).click();
  await expect(js).toBeVisible();
  await demo.getByRole('button', { name: 'Copy SortOnHeaderClick', exact: true }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await js.evaluate((element) => element.textContent));
  expect(copied).not.toMatch(/GridColDef/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-code', 'JS');
});

for (const dir of ['ltr', 'rtl']) {
  test(`the arrow of a source points down where it opens, and up where it closes (${dir})`, async ({
    page,
  }) => {
    await page.goto(`/components/buttons/?dir=${dir}`);
    await hydrated(page);
    const summary = page.locator('[data-demo] summary').first();
    /** Where the arrow's corner points, from its middle: to the right and down. */
    const corner = () =>
      summary.evaluate((element) => {
        const { borderRightWidth, rotate } = getComputedStyle(element, '::before');
        const side = borderRightWidth === '0px' ? -1 : 1;
        const angle = (parseFloat(rotate) * Math.PI) / 180;
        const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
        return { right: Math.round(side * cos - sin) + 0, down: Math.sign(side * sin + cos) };
      });
    expect(await corner()).toEqual({ right: 0, down: 1 });
    await summary.click();
    expect(await corner()).toEqual({ right: 0, down: -1 });
  });
}

for (const prefix of ['', '/zh']) {
  test(`a page reached by navigation shows the texts that its HTML has (${prefix || '/'})`, async ({
    page,
  }) => {
    const address = `${prefix}/x/react-data-grid/sorting/`;
    /** Of every demo, the texts of its sources in each form and styling, its preview and its links to the API. */
    const texts = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-demo]')].map((demo) => {
          const all = (selector: string) =>
            [...demo.querySelectorAll(selector)].map(({ textContent }) => textContent);
          const links = [...demo.querySelectorAll('details a')].map((link) =>
            link.getAttribute('href'),
          );
          return { files: all('[data-variant] code'), preview: all('pre[data-styling]'), links };
        }),
      );
    await page.goto(address);
    await hydrated(page);
    // A reader is there, for whom folded sources become elements: also one that a demo sees which hydrates later.
    let x = 5;
    await expect
      .poll(async () => {
        await page.mouse.move((x += 1), 5);
        return (await texts()).filter(({ files }) => files.length < 2);
      })
      .toEqual([]);
    const written = await texts();
    expect(written.length).toBeGreaterThan(5);
    expect(written.flatMap(({ preview }) => preview).length).toBeGreaterThan(0);

    const pages: string[] = [];
    await page.goto(`${prefix}/x/react-data-grid/filtering/`);
    await hydrated(page);
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === address) pages.push(request.resourceType());
    });
    await page.locator(`nav a[href="${address}"]`).first().click();
    await page.waitForURL(`**${address}`);
    await expect.poll(texts).toEqual(written);
    // One request for all demos.
    expect(pages).toEqual(['fetch']);
  });
}

test('an early click is not lost', async ({ page }) => {
  await page.route('**/assets/js/*', async (route) => {
    if (/demo-/.test(route.request().url()))
      await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/components/buttons/');
  await hydrated(page);
  const demo = page.locator('[data-demo="TicketCounter"]');
  await demo.scrollIntoViewIfNeeded();
  const before = await demo.locator('[data-stage]').innerText();
  await demo.locator('[data-stage] button').first().click();
  await expect(demo.locator('[data-status]')).toHaveAttribute('data-status', 'live', {
    timeout: 20_000,
  });
  await expect(demo.locator('[data-stage]')).not.toHaveText(before);
});
