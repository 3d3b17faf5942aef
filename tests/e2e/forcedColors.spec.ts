import { expect, test, type Page } from '@playwright/test';
import { hydrated, openDemo, searchButtons } from '../support/page';
import { differingPixels } from '../support/screens';

test.use({ forcedColors: 'active' });

/** What can be chosen, chosen or not; demos look after themselves. */
const choices = ['aria-pressed', 'aria-current', 'aria-selected'];

/** How many choices the page outside of demos' stages offers and has made, and which look like the other kind. */
const wrongChoices = (page: Page) =>
  page.evaluate((attributes) => {
    const probe = document.createElement('i');
    probe.style.cssText = 'background: highlight; forced-color-adjust: none';
    document.body.append(probe);
    const highlight = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const all = [...document.querySelectorAll(attributes.map((each) => `[${each}]`).join())].filter(
      (each) => !each.closest('[data-stage]'),
    );
    const isChosen = (each: Element) =>
      attributes.some((name) => !['false', null].includes(each.getAttribute(name)));
    return {
      looked: all.filter(isChosen).length,
      wrong: all
        .filter((each) => (getComputedStyle(each).backgroundColor === highlight) !== isChosen(each))
        .map((each) => each.outerHTML.slice(0, 100)),
    };
  }, choices);

for (const path of [
  '/components/buttons/',
  '/zh/components/buttons/',
  '/getting-started/installation/',
  '/x/react-data-grid/',
  '/api-docs/button/',
  '/playground/',
  '/compare/?product=x-charts',
]) {
  test(`what is chosen on ${path} has the system colors of a choice, and nothing else has`, async ({
    page,
  }) => {
    expect((await page.goto(path))!.status()).toBe(200);
    await hydrated(page);
    const { looked, wrong } = await wrongChoices(page);
    expect(looked).toBeGreaterThan(2);
    expect(wrong).toEqual([]);
  });
}

test('what is chosen in the editor of a demo has the system colors of a choice, its text can be read', async ({
  page,
}) => {
  const demo = await openDemo(page, '/components/buttons/', 'TicketCounter');
  const { looked: before } = await wrongChoices(page);
  await demo.getByRole('button', { name: /^Edit / }).click();
  const editor = demo.locator('[data-editor]');
  const lines = editor.locator('.cm-line');
  await expect(lines.nth(3)).toBeVisible();
  await editor.locator('.cm-content').click();
  await page.keyboard.press('Control+a');
  const { looked, wrong } = await wrongChoices(page);
  expect(looked).toBeGreaterThanOrEqual(before);
  expect(wrong).toEqual([]);
  // The system's ground shines through, and no letter has its color.
  const { ground, colors } = await editor.evaluate((root) => {
    const probe = document.createElement('i');
    probe.style.cssText = 'color: canvas; forced-color-adjust: none';
    document.body.append(probe);
    const canvas = getComputedStyle(probe).color;
    probe.remove();
    return {
      ground: canvas,
      colors: [...root.querySelectorAll('.cm-line, .cm-line *')].map(
        (each) => getComputedStyle(each).color,
      ),
    };
  });
  expect(colors.length).toBeGreaterThan(20);
  expect(colors).not.toContain(ground);
});

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

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the text of a marked line of code can be read', async ({ page }) => {
      await page.goto('/x/react-date-pickers/quickstart/');
      await hydrated(page);
      const mark = page.locator('main mark').filter({ visible: true }).first();
      const before = await mark.screenshot();
      // What can be read looks otherwise when it says something else.
      const letters = await mark.evaluate((root) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        let count = 0;
        while (walker.nextNode()) {
          const node = walker.currentNode as Text;
          count += node.data.replace(/\W/g, '').length;
          node.data = node.data.replace(/\w/g, 'x');
        }
        return count;
      });
      expect(letters).toBeGreaterThan(30);
      expect(await differingPixels(page, before, await mark.screenshot())).toBeGreaterThan(
        10 * letters,
      );
    });

    test('the row that a link leads to has an edge, and no other row has', async ({ page }) => {
      await page.goto('/api-docs/button/#prop-disabled');
      await hydrated(page);
      const edged = await page.locator('[data-row]').evaluateAll((rows) =>
        rows
          .filter((row) => {
            const { outlineStyle, outlineColor, color } = getComputedStyle(row);
            return outlineStyle !== 'none' && outlineColor === color;
          })
          .map(({ id }) => id),
      );
      expect(edged).toEqual(['prop-disabled']);
    });
  });
}

test('the line with a fault has an edge in the editor', async ({ page }) => {
  const demo = await openDemo(page, '/components/buttons/', 'TicketCounter');
  await demo.getByRole('button', { name: /^Edit / }).click();
  await demo.locator('.cm-content').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('export default function (');
  const { outline, text } = await demo.locator('.cm-faulty').evaluate((line) => {
    const { outlineStyle, outlineColor, color } = getComputedStyle(line);
    return { outline: `${outlineStyle} ${outlineColor}`, text: color };
  });
  expect(outline).toBe(`solid ${text}`);
});
