import { expect, test, type Page } from '@playwright/test';
import { hydrated } from '../support/page';
import { desktopPlace, scrollTo } from '../support/scrolling';

const marked = (page: Page) =>
  page
    .locator('[data-contents] a')
    .evaluateAll((links) =>
      links
        .filter((link) => link.hasAttribute('aria-current'))
        .map((link) => link.getAttribute('href')?.slice(1) ?? ''),
    );

/** The ids of the list, and where each of its headings stands in the page. */
const headings = (page: Page) =>
  page.locator('[data-contents] a').evaluateAll((links) =>
    links.map((link) => {
      const id = link.getAttribute('href')?.slice(1) ?? '';
      const box = document.getElementById(id)!.getBoundingClientRect();
      return { id, top: box.top + window.scrollY };
    }),
  );

const lengthOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);

for (const path of [
  '/customization/typography/',
  '/components/buttons/',
  '/zh/x/react-data-grid/sorting/',
  '/x/introduction/licensing/',
  '/getting-started/installation/',
]) {
  test(`${path}: the section that is read is marked, down the page and up again`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    const all = await headings(page);
    expect(all.length).toBeGreaterThan(3);
    const down = all.filter(({ top }) => top > desktopPlace);
    for (const { id, top } of [...down, ...down.toReversed()]) {
      const max = await lengthOf(page);
      if (top - desktopPlace > max - 2) continue;
      await scrollTo(page, top - desktopPlace);
      const now = (await headings(page)).filter((each) => each.id === id)[0]!.top;
      // What has grown meanwhile above it.
      await scrollTo(page, now - desktopPlace);
      await expect.poll(() => marked(page), { message: `at ${id}` }).toEqual([id]);
    }
    await scrollTo(page, 1_000_000);
    await expect.poll(() => marked(page), { message: 'at the end' }).toEqual([all.at(-1)!.id]);
    await scrollTo(page, 0);
    await expect
      .poll(async () => (await marked(page)).length, { message: 'at the top' })
      .toBeLessThanOrEqual(1);
  });

  test(`${path}: the entry that was chosen is marked, also near the end`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const links = page.locator('[data-contents] a');
    const count = await links.count();
    for (const index of new Set([count - 1, count - 2, count - 3, 0, 1])) {
      const link = links.nth(index);
      const id = (await link.getAttribute('href'))!.slice(1);
      await link.click();
      await expect.poll(() => marked(page), { message: id }).toEqual([id]);
      await page.waitForTimeout(1500);
      expect(await marked(page), `${id}, a moment later`).toEqual([id]);
      await expect(page.locator(`[id="${id}"]`)).toBeFocused();
    }
    // Going on from there, the rule counts again.
    await scrollTo(page, 1_000_000);
    const last = (await links.last().getAttribute('href'))!.slice(1);
    await expect.poll(() => marked(page)).toEqual([last]);
  });
}

test('exactly one entry is marked wherever the reader is below the first heading', async ({
  page,
}) => {
  await page.goto('/customization/typography/');
  await hydrated(page);
  const [first] = await headings(page);
  const max = await lengthOf(page);
  let looks = 0;
  for (let y = first!.top - desktopPlace; y <= max; y += 137) {
    await scrollTo(page, y);
    // What marks is fetched when the reader begins to scroll.
    await expect.poll(async () => (await marked(page)).length, { message: `${y}` }).toBe(1);
    looks += 1;
  }
  expect(looks).toBeGreaterThan(10);
});

test('on a window in which the page hardly scrolls, the last entry is marked at its end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1400, height: 2400 });
  await page.goto('/getting-started/installation/');
  await hydrated(page);
  const links = page.locator('[data-contents] a');
  await links.first().hover();
  await scrollTo(page, 1_000_000);
  const last = (await links.last().getAttribute('href'))!.slice(1);
  await expect.poll(() => marked(page)).toEqual([last]);
  const chosen = links.nth(1);
  await chosen.click();
  const id = (await chosen.getAttribute('href'))!.slice(1);
  await expect.poll(() => marked(page)).toEqual([id]);
});

test('the marks follow a navigation', async ({ page }) => {
  await page.goto('/customization/theming/');
  await hydrated(page);
  await scrollTo(page, 900);
  await expect.poll(async () => (await marked(page)).length).toBe(1);
  await page
    .locator('main a[href="/customization/typography/#responsive-font-sizes"]')
    .first()
    .click();
  await expect.poll(() => marked(page)).toEqual(['responsive-font-sizes']);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Theming');
  await expect.poll(async () => (await marked(page)).length).toBe(1);
});
