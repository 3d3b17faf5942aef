import { expect, test, type Page } from '@playwright/test';
import { hydrated } from '../support/page';
import { addLink, linkIn, scrollTo } from '../support/scrolling';

/** Notes what live regions say from now on, over documents too. */
async function listen(page: Page): Promise<string[]> {
  const said: string[] = [];
  await page.exposeFunction('noteSaid', (text: string) => said.push(text));
  await page.addInitScript(() => {
    const note = (window as never as { noteSaid: (text: string) => void }).noteSaid;
    new MutationObserver((records) => {
      const regions = new Set(
        records.flatMap(({ target }) => {
          const element = target instanceof Element ? target : target.parentElement;
          return element?.closest('[aria-live="polite"], [role="status"], [role="alert"]') ?? [];
        }),
      );
      // What a demo says while it runs is its own affair.
      for (const region of regions)
        if (region.textContent && !region.closest('[data-stage]')) note(region.textContent.trim());
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return said;
}

/** What the next Tab reaches, as a path of elements. */
async function nextStop(page: Page) {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const { activeElement: active } = document;
    const stops = [
      ...document.querySelectorAll('main :is(a[href], button, summary, input)'),
    ].filter((element) => element.checkVisibility());
    return { inMain: Boolean(active?.closest('main')), index: stops.indexOf(active as Element) };
  });
}

const title = (page: Page) => page.title();

for (const [name, go, heading] of [
  [
    'a link in the text, by mouse',
    async (page: Page) => (await addLink(page, '/components/tabs/')).click(),
    'Tabs',
  ],
  [
    'a link in the text, by keyboard',
    async (page: Page) => (await addLink(page, '/components/tabs/')).press('Enter'),
    'Tabs',
  ],
  ['the next page', async (page: Page) => page.locator('a[rel="next"]').press('Enter'), undefined],
  ['the previous page', async (page: Page) => page.locator('a[rel="prev"]').click(), undefined],
  [
    'a page of the API',
    async (page: Page) => (await addLink(page, '/x/api/data-grid/data-grid/')).click(),
    'DataGrid',
  ],
  [
    'the search',
    async (page: Page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
      await page.locator('input[role="combobox"]').fill('snackbar');
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Enter');
    },
    undefined,
  ],
  [
    'the menu of products',
    async (page: Page) => {
      await page.getByRole('button', { name: 'Material UI' }).click();
      await page.getByRole('link', { name: /^Charts/ }).click();
    },
    undefined,
  ],
  [
    'the menu of languages',
    async (page: Page) => {
      await page.getByRole('button', { name: 'Language' }).click();
      await page.getByRole('link', { name: '简体中文' }).click();
    },
    undefined,
  ],
] as const) {
  test(`${name}: the title is said once, and the next Tab reaches the start of the content`, async ({
    page,
  }) => {
    const said = await listen(page);
    await page.goto('/components/buttons/');
    await hydrated(page);
    await page.waitForTimeout(500);
    expect(said, 'on the first load').toEqual([]);
    const before = page.url();
    await go(page);
    await expect(page).not.toHaveURL(before);
    if (heading) await expect(page.locator('h1')).toHaveText(heading);
    await page.waitForTimeout(1500);
    const words = await title(page);
    expect(said.filter((text) => text === words)).toEqual([words]);
    expect(await nextStop(page)).toEqual({ inMain: true, index: 0 });
  });
}

test('the list of pages keeps the focus, and the title is said', async ({ page }) => {
  const said = await listen(page);
  await page.goto('/components/buttons/');
  await hydrated(page);
  const link = page.locator('#sidebar').getByRole('link', { name: 'Tabs', exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('Tabs');
  await page.waitForTimeout(1500);
  await expect(link).toBeFocused();
  expect(said).toEqual([await title(page)]);
});

test('a fragment of the same page is not said; the focus goes along', async ({ page }) => {
  const said = await listen(page);
  await page.goto('/components/buttons/');
  await hydrated(page);
  const entry = page.locator('[data-contents] a').nth(2);
  const id = (await entry.getAttribute('href'))!.slice(1);
  await entry.press('Enter');
  const heading = page.locator(`[id="${id}"]`);
  await expect(heading).toBeFocused();
  await expect(heading).toHaveAttribute('tabindex', '-1');
  expect(await heading.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none');
  await page.waitForTimeout(1000);
  expect(said).toEqual([]);
  await page.keyboard.press('Tab');
  // The next stop stands behind the heading's start, and nothing of the heading's focus is left.
  await expect(heading).not.toHaveAttribute('tabindex', '-1');
  expect(
    await page.evaluate(
      (name) =>
        Boolean(
          document.getElementById(name)!.compareDocumentPosition(document.activeElement!) &
          (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY),
        ),
      id,
    ),
  ).toBe(true);
});

test('at a place of another page the focus is there', async ({ page }) => {
  await page.goto('/customization/theming/');
  await hydrated(page);
  await (await linkIn(page, '/customization/typography/#responsive-font-sizes')).click();
  await expect(page.locator('#responsive-font-sizes')).toBeFocused();
});

test('back puts the focus on the link that was left, and says where one is', async ({ page }) => {
  const said = await listen(page);
  await page.goto('/customization/theming/');
  await hydrated(page);
  const href = '/customization/typography/#responsive-font-sizes';
  const link = await linkIn(page, href);
  await link.press('Enter');
  await expect(page.locator('h1')).toHaveText('Typography');
  await page.waitForTimeout(800);
  await scrollTo(page, 300);
  await page.locator('a[rel="next"]').press('Enter');
  await expect(page.locator('h1')).not.toHaveText('Typography');
  await page.waitForTimeout(800);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Typography');
  await expect(page.locator('a[rel="next"]')).toBeFocused();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Theming');
  await expect(link).toBeFocused();
  await page.waitForTimeout(800);
  expect(said).toHaveLength(4);
});

test('back from another language puts the focus on the menu of languages', async ({ page }) => {
  await page.goto('/components/buttons/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await hydrated(page);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect
    .poll(() =>
      page.evaluate(
        () => document.activeElement?.closest('[popover], button')?.outerHTML.slice(0, 200) ?? '',
      ),
    )
    .toContain('languages');
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a page chosen in the drawer gets the focus', async ({ page }) => {
    await page.goto('/components/buttons/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.locator('#sidebar').getByRole('link', { name: 'Tabs', exact: true }).click();
    await expect(page.locator('h1')).toHaveText('Tabs');
    await expect(page.locator('#sidebar')).toBeHidden();
    await page.waitForTimeout(800);
    expect(await nextStop(page)).toEqual({ inMain: true, index: 0 });
  });
});
