import { expect, test } from '@playwright/test';
import { hydrated, searchButtons } from '../support/page';

test.use({ forcedColors: 'active' });

/** What can be chosen, chosen or not; demos look after themselves. */
const choices = ['aria-pressed', 'aria-current', 'aria-selected'];

for (const path of [
  '/components/buttons/',
  '/zh/components/buttons/',
  '/getting-started/installation/',
  '/x/react-data-grid/',
  '/api-docs/button/',
]) {
  test(`what is chosen on ${path} has the system colors of a choice, and nothing else has`, async ({
    page,
  }) => {
    expect((await page.goto(path))!.status()).toBe(200);
    await hydrated(page);
    const { looked, wrong } = await page.evaluate((attributes) => {
      const probe = document.createElement('i');
      probe.style.cssText = 'background: highlight; forced-color-adjust: none';
      document.body.append(probe);
      const highlight = getComputedStyle(probe).backgroundColor;
      probe.remove();
      const all = [
        ...document.querySelectorAll(attributes.map((each) => `[${each}]`).join()),
      ].filter((each) => !each.closest('[data-stage]'));
      const isChosen = (each: Element) =>
        attributes.some((name) => !['false', null].includes(each.getAttribute(name)));
      return {
        looked: all.filter(isChosen).length,
        wrong: all
          .filter(
            (each) => (getComputedStyle(each).backgroundColor === highlight) !== isChosen(each),
          )
          .map((each) => each.outerHTML.slice(0, 100)),
      };
    }, choices);
    expect(looked).toBeGreaterThan(2);
    expect(wrong).toEqual([]);
  });
}

test('the search result that the keyboard is on can be told from the others', async ({ page }) => {
  await page.goto('/components/buttons/');
  await hydrated(page);
  await searchButtons(page);
  const ground = (each: Element) => getComputedStyle(each).backgroundColor;
  for (const key of ['ArrowDown', 'ArrowDown']) {
    await page.keyboard.press(key);
    const active = await page.locator('[role="option"][aria-selected="true"]').evaluate(ground);
    const others = await page
      .locator('[role="option"][aria-selected="false"]')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
    expect(others.length).toBeGreaterThan(2);
    expect(others).not.toContain(active);
  }
});
