import { expect, test, type Page } from '@playwright/test';
import { inTurn } from '../support/inTurn';
import { hydrated } from '../support/page';
import { desktopPlace, scrollTo } from '../support/scrolling';
import { isFullSweep, sweptPages } from '../support/sweep';

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

/** How many positions of each page are looked at, from its first heading to its end. */
const looksOfPage = 12;

/** Guide pages: API pages are made of compiled data by one piece of code, and the home page has no list. */
const guides = sweptPages().filter((path) => path !== '/' && !/\/(api|api-docs)\//.test(path));

/**
 * What is wrong with the marks where the page is scrolled to: the section that is read is that of the last heading that has come to
 * its place. Headings that the page's end keeps from their place share the way that is left: of these, one in the window is marked.
 */
const wrongMark = (page: Page, place: number) =>
  page.evaluate((top) => {
    const entries = [...document.querySelectorAll('[data-contents] a')].map((link) => {
      const id = link.getAttribute('href')?.slice(1) ?? '';
      const below = document.getElementById(id)!.getBoundingClientRect().top - top;
      return { id, below, isMarked: link.hasAttribute('aria-current') };
    });
    const left = document.documentElement.scrollHeight - innerHeight - scrollY;
    const marks = entries.filter(({ isMarked }) => isMarked);
    const say = (what: string) =>
      `at ${Math.round(scrollY)} px ${marks.map(({ id }) => `#${id}`).join() || 'nothing'} is marked instead of ${what}`;
    if (marks.length !== 1) return say('one entry');
    const at = entries.indexOf(marks[0]!);
    if (left <= 1) return at === entries.length - 1 ? '' : say('the last one');
    // Up to 16 px below its place a heading counts as there; browsers round.
    const mayBe = [14, 18].map((ahead) => entries.findLastIndex(({ below }) => below <= ahead));
    const next = entries[mayBe[1]! + 1];
    const isNearEnd = next === undefined || next.below > left;
    if (mayBe.includes(at)) return '';
    if (isNearEnd && at > mayBe[1]! && entries[at]!.below + top < innerHeight) return '';
    return say(`#${entries[mayBe[0]!]?.id}`);
  }, place);

test('wherever the reader is below the first heading, exactly the section that is read is marked', async ({
  page,
}) => {
  test.setTimeout(isFullSweep ? 3_600_000 : 300_000);
  let pages = 0;
  let looks = 0;
  const faults: string[] = [];
  for (const path of inTurn(guides, 4)) {
    await page.goto(path);
    await hydrated(page);
    const [first] = await headings(page);
    if (!first) continue;
    const start = Math.max(0, first.top - desktopPlace);
    pages += 1;
    for (let look = 0; look < looksOfPage; look += 1) {
      // Demos on the way come alive, and the page may grow.
      const end = look === looksOfPage - 1 ? 1_000_000 : await lengthOf(page);
      await scrollTo(page, start + ((end - start) * look) / (looksOfPage - 1));
      looks += 1;
      try {
        // What marks is fetched when the reader begins to scroll.
        await expect.poll(() => wrongMark(page, desktopPlace), { timeout: 5000 }).toBe('');
      } catch {
        faults.push(`${path} ${await wrongMark(page, desktopPlace)}`);
      }
    }
  }
  console.log(`${looks} positions of ${pages} pages with a list of headings`);
  expect(pages).toBeGreaterThan(2);
  expect(looks).toBe(pages * looksOfPage);
  expect(faults).toEqual([]);
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
