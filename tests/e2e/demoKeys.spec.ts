import { expect, test, type Locator, type Page } from '@playwright/test';
import { hydrated } from '../support/page';

const search = (page: Page) => page.getByRole('combobox', { name: 'Search the documentation' });

/** Where keys belong to a demo, and how its control gets the focus. */
const places: readonly [
  name: string,
  path: string,
  demo: string,
  focus: (stage: Locator, page: Page) => Promise<void>,
][] = [
  [
    'a text field',
    '/components/text-fields/',
    'UsernameValidation',
    (stage) => stage.getByRole('textbox').focus(),
  ],
  [
    'a select',
    '/components/selects/',
    'CurrencySelect',
    (stage) => stage.getByRole('combobox').focus(),
  ],
  [
    'a slider',
    '/components/slider/',
    'BrightnessSlider',
    (stage) => stage.getByRole('slider').focus(),
  ],
  [
    'an open menu, which is outside its stage',
    '/components/menus/',
    'SelectedMenu',
    async (stage, page) => {
      await stage.getByRole('button').click();
      await page.getByRole('menuitemradio').first().focus();
    },
  ],
  [
    'a part of a date',
    '/x/react-date-pickers/validation/',
    'PlainSentence',
    (stage) => stage.getByRole('spinbutton').first().click(),
  ],
  [
    'an item of a tree',
    '/x/react-tree-view/rich-tree-view/expansion/',
    'ArrowsOnly',
    (stage) => stage.getByRole('treeitem').first().focus(),
  ],
  [
    'a cell of a grid',
    '/x/react-data-grid/editing/',
    '',
    (stage) => stage.getByRole('gridcell').first().click(),
  ],
];

for (const [name, path, demo, focus] of places) {
  test(`the search leaves keys to ${name}`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const frame = page.locator(demo ? `[data-demo="${demo}"]` : '[data-demo]').first();
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.locator('[data-status]').first()).toHaveAttribute('data-status', 'live');
    const stage = frame.locator('[data-stage]').first();
    await focus(stage, page);
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await page.waitForTimeout(200);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    // Where nobody has the keys, the search takes them.
    await page.keyboard.press('Escape');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await expect(page.locator('body > .MuiModal-root')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(search(page)).toBeFocused();
  });
}

test('keys on a plain button of a demo are the page’s', async ({ page }) => {
  await page.goto('/components/buttons/');
  await hydrated(page);
  const demo = page.locator('[data-demo="TicketCounter"]');
  await demo.scrollIntoViewIfNeeded();
  await demo.getByRole('button', { name: 'Add a ticket' }).focus();
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
});

test('a composition keeps its keys, in whatever order the browser tells of them', async ({
  page,
}) => {
  await page.goto('/components/buttons/');
  await hydrated(page);
  const events = [
    { key: '/', isComposing: true },
    // Safari tells of the key after the end of the composition, Chromium of the first one before its beginning.
    { key: '/', keyCode: 229 },
    { key: 'Process', keyCode: 229, ctrlKey: true },
  ];
  for (const init of events) {
    const isLeft = await page.evaluate(
      (how) =>
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { ...how, bubbles: true, cancelable: true }),
        ),
      init,
    );
    expect([init, isLeft]).toEqual([init, true]);
  }
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});
