import { expect, test } from '@playwright/test';
import { hydrated, searchButtons } from '../support/page';
import { seenText } from '../support/seenText';

for (const [path, selector, text, typed] of [
  ['/x/api/data-grid/data-grid/', 'main output', /^\d+ of \d+$/, 'sort'],
  ['/zh/x/api/data-grid/data-grid/', 'main output', /^\d+ \/ \d+$/, 'sort'],
  ['/api-docs/button/', 'main summary', /^\d+ from ButtonBase$/, ''],
  ['/discover-more/changelog/', 'main [role="status"]', /^\d+ of \d+ releases$/, ''],
  ['/zh/discover-more/changelog/', 'main [role="status"]', /^\d+ 个版本，共 \d+ 个$/, ''],
  ['/components/material-icons/', 'main [role="status"]', /^\d+ of \d+ icons$/, 'arrow'],
  ['/zh/components/material-icons/', 'main [role="status"]', /^\d+ 个图标，共 \d+ 个$/, 'arrow'],
  ['/discover-more/languages/', 'main td:nth-child(2)', /^\d+\s%$/, ''],
  ['/discover-more/languages/', 'main td:nth-child(3)', /^[\d,]+\sof\s[\d,]+$/, ''],
  ['/customization/breakpoints/', 'main td', /^\d+ px$/, ''],
  ['/compnents/buttn/', 'main nav li code', /^\/components\/buttons\/$/, ''],
  ['/components/buttons/', '[data-demo] button', /^Open in…/, ''],
] as const) {
  test(`a text that begins or ends with no letter is read in its order in rtl: ${path} ${selector}`, async ({
    page,
  }) => {
    await page.goto(`${path}?dir=rtl`);
    await hydrated(page);
    if (typed) await page.locator('main input[type="search"]').first().fill(typed);
    const found = page.locator(selector).filter({ hasText: text }).first();
    await expect(found).toBeVisible();
    const { written, seen } = await seenText(found);
    expect(seen).toBe(written);
  });
}

test('how many results a search has is read in its order in rtl', async ({ page }) => {
  await page.goto('/components/buttons/?dir=rtl');
  await hydrated(page);
  await searchButtons(page);
  const count = page.getByRole('dialog').locator('[role="status"]').first();
  await expect(count).toHaveText(/^\d+ results found/);
  const { written, seen } = await seenText(count);
  expect(seen).toBe(written);
});

test('badges of the sidebar stand behind their words in rtl', async ({ page }) => {
  await page.goto('/x/react-data-grid/?dir=rtl');
  await hydrated(page);
  const places = await page.locator('#sidebar [data-kind="new"]:visible').evaluateAll((all) =>
    all.map((badge) => {
      const words = document.createRange();
      words.selectNodeContents(badge.parentElement!.firstChild!);
      return {
        boxes: badge.getClientRects().length,
        apart: words.getBoundingClientRect().left - badge.getBoundingClientRect().right,
      };
    }),
  );
  expect(places.length).toBeGreaterThan(1);
  for (const { boxes, apart } of places) {
    expect(boxes).toBe(1);
    expect(apart).toBeGreaterThan(0);
  }
});

test('the names of all products begin at one edge in rtl, apart from their versions', async ({
  page,
}) => {
  await page.goto('/?dir=rtl');
  await hydrated(page);
  const cards = page.locator('main li > a:has(> span)');
  const places = await cards.evaluateAll((all) =>
    all.map((card) => {
      const { firstElementChild: name } = card;
      const words = document.createRange();
      words.setStart(name!.firstChild!, 0);
      words.setEnd(name!.firstChild!, name!.firstChild!.textContent!.trimEnd().length);
      const { left, right } = words.getBoundingClientRect();
      const version = name!.querySelector('span')?.getBoundingClientRect();
      return {
        inset: Math.round(card.getBoundingClientRect().right - right),
        apart: version && left - version.right,
      };
    }),
  );
  expect(new Set(places.map(({ inset }) => inset)).size).toBe(1);
  const gaps = places.flatMap(({ apart }) => (apart === undefined ? [] : [apart]));
  expect(gaps.length).toBeGreaterThan(4);
  expect(Math.min(...gaps)).toBeGreaterThan(5);
});
