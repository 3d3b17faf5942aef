import { expect, test, type Locator, type Page } from '@playwright/test';
import { inTurn } from '../support/inTurn';
import { isFullSweep } from '../support/sweep';
import { watch } from '../support/page';

/** A control of a demo, what a reader does with it before it is alive, and what has to hold once it is. */
interface Case {
  name: string;
  path: string;
  demo: string;
  act: (stage: Locator, page: Page) => Promise<unknown>;
  check: (stage: Locator, page: Page) => Promise<unknown>;
}

const field = (stage: Locator, name: string) => stage.getByLabel(name, { exact: true });

/** Sets a field as a browser does that fills it in: before any script, and telling nobody. */
const fillIn = (target: Locator, value: string) =>
  target.evaluate((element, text) => {
    (element as HTMLInputElement).value = text;
  }, value);

/** Two places along a slider, as shares of its length from where it begins. */
async function along(stage: Locator, from: number, to: number) {
  const track = stage.locator('.MuiSlider-root');
  const { x, y, width, height } = (await track.boundingBox())!;
  const direction = await track.evaluate((element) => getComputedStyle(element).direction);
  const at = (share: number) => ({
    x: x + width * (direction === 'rtl' ? 1 - share : share),
    y: y + height / 2,
  });
  return { from: at(from), to: at(to) };
}

const cases: Case[] = [
  {
    name: 'a text field that validates',
    path: '/components/text-fields/',
    demo: 'UsernameValidation',
    act: async (stage, page) => {
      await field(stage, 'User name').fill('');
      await page.keyboard.type('ab');
      await page.keyboard.press('Home');
    },
    check: async (stage, page) => {
      await expect(field(stage, 'User name')).toHaveValue('ab');
      await expect(stage).toContainText('Use at least 3 characters');
      await expect(field(stage, 'User name')).toBeFocused();
      // The caret is where it was.
      await page.keyboard.type('x-');
      await expect(field(stage, 'User name')).toHaveValue('x-ab');
      await expect(stage).toContainText('Shown on your public profile');
    },
  },
  {
    name: 'a text field that was left again',
    path: '/components/text-fields/',
    demo: 'UsernameValidation',
    act: async (stage) => {
      await field(stage, 'User name').fill('ada-l');
      await field(stage, 'User name').fill('a');
      await field(stage, 'User name').blur();
    },
    check: (stage) => expect(stage).toContainText('Use at least 3 characters'),
  },
  {
    name: 'a text field that the browser fills in',
    path: '/components/text-fields/',
    demo: 'QuantityField',
    act: (stage) => fillIn(field(stage, 'Boxes'), '100'),
    check: (stage) => expect(stage).toContainText('2400 bottles'),
  },
  {
    name: 'a text of several lines',
    path: '/components/text-fields/',
    demo: 'MultilineFields',
    act: (stage) => field(stage, 'Message to the courier').fill('one\ntwo\nthree'),
    check: async (stage) => {
      const message = field(stage, 'Message to the courier');
      await expect(message).toHaveValue('one\ntwo\nthree');
      await expect(message).toBeFocused();
      // It has grown with its text.
      await expect
        .poll(() => message.evaluate((area) => area.scrollHeight - area.clientHeight))
        .toBeLessThanOrEqual(1);
    },
  },
  {
    name: 'a form that is sent',
    path: '/components/text-fields/',
    demo: 'UncontrolledForm',
    act: async (stage, page) => {
      await stage.getByRole('textbox', { name: 'Seats' }).fill('6');
      await page.keyboard.press('Enter');
    },
    check: (stage) => expect(stage).toContainText('Sent: Marta Silva, table for 6'),
  },
  {
    name: 'an autocomplete',
    path: '/components/autocomplete/',
    demo: 'CountrySelect',
    act: (stage, page) =>
      field(stage, 'Country')
        .focus()
        .then(() => page.keyboard.type('ind')),
    check: async (stage, page) => {
      await expect(field(stage, 'Country')).toHaveValue('ind');
      await expect(page.getByRole('option', { name: /India/ })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(field(stage, 'Country')).toHaveValue('India');
    },
  },
  {
    name: 'a select that is pressed',
    path: '/components/selects/',
    demo: 'CurrencySelect',
    act: (stage) => stage.getByRole('combobox').click(),
    check: (_stage, page) => expect(page.getByRole('option', { name: 'Yen' })).toBeVisible(),
  },
  {
    name: 'a select that is opened by keyboard',
    path: '/components/selects/',
    demo: 'CurrencySelect',
    act: async (stage, page) => {
      await stage.getByRole('combobox').focus();
      await page.keyboard.press('ArrowDown');
    },
    check: (_stage, page) => expect(page.getByRole('option', { name: 'Yen' })).toBeVisible(),
  },
  {
    name: 'a native select',
    path: '/components/selects/',
    demo: 'NativeSelects',
    act: (stage) => field(stage, 'Morning').selectOption('1 g'),
    check: (stage) => expect(field(stage, 'Morning')).toHaveValue('1 g'),
  },
  {
    name: 'a switch',
    path: '/components/switches/',
    demo: 'ControlledSwitch',
    act: (stage) => stage.getByText('Quiet hours').click(),
    check: async (stage) => {
      await expect(stage.getByLabel('Quiet hours')).not.toBeChecked();
      await expect(stage).toContainText('Sound at any time');
    },
  },
  {
    name: 'a checkbox',
    path: '/components/checkboxes/',
    demo: 'ControlledConsent',
    act: async (stage, page) => {
      await stage.getByRole('checkbox').focus();
      await page.keyboard.press('Space');
    },
    check: async (stage) => {
      await expect(stage.getByRole('checkbox')).toBeChecked();
      await expect(stage.getByRole('button', { name: 'Book the van' })).toBeEnabled();
    },
  },
  {
    name: 'radio buttons',
    path: '/components/radio-buttons/',
    demo: 'ControlledShipping',
    act: (stage) => stage.getByText('Pick up').click(),
    check: async (stage) => {
      await expect(stage.getByLabel('Pick up')).toBeChecked();
      await expect(stage).toContainText('Ready in two hours');
    },
  },
  {
    name: 'a slider that is moved by keyboard',
    path: '/components/slider/',
    demo: 'BrightnessSlider',
    act: async (stage, page) => {
      await stage.getByRole('slider').focus();
      for (const key of ['Home', 'PageUp', 'ArrowUp']) await page.keyboard.press(key);
    },
    check: async (stage) => {
      const slider = stage.getByRole('slider');
      const value = await slider.inputValue();
      expect(Number(value)).toBeGreaterThan(0);
      expect(Number(value)).toBeLessThan(40);
      await expect(slider).toHaveAttribute('aria-valuenow', value);
      await expect(slider).toBeFocused();
    },
  },
  {
    name: 'a slider that is pressed',
    path: '/components/slider/',
    demo: 'BrightnessSlider',
    act: async (stage) => {
      const track = stage.locator('.MuiSlider-root');
      const { width } = (await track.boundingBox())!;
      const isMirrored = await track.evaluate(
        (element) => getComputedStyle(element).direction === 'rtl',
      );
      await track.click({ position: { x: width * (isMirrored ? 0.8 : 0.2), y: 14 }, force: true });
    },
    check: (stage) => expect(stage.getByRole('slider')).toHaveValue(/^(19|20|21)$/),
  },
  {
    name: 'a slider that is dragged and let go of beside it',
    path: '/components/slider/',
    demo: 'DiscreteSlider',
    act: async (stage, page) => {
      const { from, to } = await along(stage, 0.4, 0.8);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y + 22, { steps: 5 });
      await page.mouse.up();
    },
    check: (stage) => expect(stage.getByRole('slider')).toHaveValue('225'),
  },
  {
    name: 'a rating',
    path: '/components/rating/',
    demo: 'BasicRatings',
    act: (stage) => stage.getByRole('radiogroup', { name: 'Food' }).locator('label').nth(4).click(),
    check: async (stage) => {
      const food = stage.getByRole('radiogroup', { name: 'Food' });
      await expect(food.getByRole('radio', { name: '5 Stars' })).toBeChecked();
      await expect(food.locator('.MuiRating-iconFilled')).toHaveCount(5);
    },
  },
  {
    name: 'toggle buttons',
    path: '/components/toggle-button/',
    demo: 'ChartTypeToggle',
    act: (stage) => stage.getByRole('button', { name: 'Line' }).click(),
    check: (stage) =>
      expect(stage.getByRole('button', { name: 'Line' })).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    name: 'a button that opens a menu',
    path: '/components/menus/',
    demo: 'SelectedMenu',
    act: (stage) => stage.getByRole('button').click(),
    check: (_stage, page) =>
      expect(page.getByRole('menuitemradio', { name: 'By size' })).toBeVisible(),
  },
  {
    name: 'a button that is pressed again and again',
    path: '/components/buttons/',
    demo: 'TicketCounter',
    act: async (stage) => {
      for (let times = 0; times < 3; times += 1)
        await stage.getByRole('button', { name: 'Add a ticket' }).click();
    },
    check: (stage) => expect(stage).toContainText('1 of 4 tickets'),
  },
  {
    name: 'files that are chosen',
    path: '/components/buttons/',
    demo: 'InvoiceUpload',
    act: (stage) =>
      stage.locator('input[type=file]').setInputFiles({
        name: 'march.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF'),
      }),
    check: (stage) => expect(stage).toContainText('march.pdf'),
  },
  ...[
    { demo: 'UsernameValidation', label: 'User name' },
    { demo: 'MultilineFields', label: 'Message to the courier' },
  ].map(({ demo, label }): Case => ({
    name: `a text of ${demo} that is selected, to be typed over`,
    path: '/components/text-fields/',
    demo,
    act: async (stage, page) => {
      await field(stage, label).click();
      await page.keyboard.press('ControlOrMeta+a');
    },
    check: async (stage, page) => {
      await page.keyboard.type('abc');
      await expect(field(stage, label)).toHaveValue('abc');
    },
  })),
  {
    name: 'a part of a date',
    path: '/x/react-date-pickers/validation/',
    demo: 'PlainSentence',
    act: async (stage, page) => {
      await stage.getByRole('spinbutton', { name: 'Year' }).click();
      await page.keyboard.type('2025');
    },
    check: async (stage) => {
      await expect(stage.getByRole('spinbutton', { name: 'Year' })).toHaveText('2025');
      await expect(stage).toContainText('Any day of 2025');
    },
  },
  {
    name: 'parts of a date that are walked through',
    path: '/x/react-date-pickers/validation/',
    demo: 'PlainSentence',
    act: async (stage, page) => {
      await stage.getByRole('spinbutton', { name: 'Month' }).click();
      await page.keyboard.type('0203');
    },
    check: async (stage) => {
      await expect(stage.getByRole('spinbutton', { name: 'Month' })).toHaveText('02');
      await expect(stage.getByRole('spinbutton', { name: 'Day' })).toHaveText('03');
    },
  },
  {
    name: 'a cell that is edited with a double click',
    path: '/x/react-data-grid/editing/',
    demo: 'EditableFleet',
    act: (stage) => stage.getByRole('gridcell').first().dblclick(),
    check: async (stage) => {
      const input = stage.locator('.MuiDataGrid-cell--editing input');
      await expect(input).toBeVisible();
      await expect(input).toBeFocused();
    },
  },
  {
    name: 'a part of a date that is deleted',
    path: '/x/react-date-pickers/validation/',
    demo: 'PlainSentence',
    act: async (stage, page) => {
      await stage.getByRole('spinbutton', { name: 'Day' }).click();
      await page.keyboard.press('Backspace');
    },
    check: (stage) => expect(stage.getByRole('spinbutton', { name: 'Day' })).toHaveText('DD'),
  },
  {
    name: 'cells that are walked through',
    path: '/x/react-data-grid/editing/',
    demo: 'EditableFleet',
    act: async (stage, page) => {
      await stage.getByRole('gridcell').first().click();
      const top = await page.evaluate(() => scrollY);
      for (let times = 0; times < 2; times += 1) await page.keyboard.press('ArrowDown');
      await page.waitForTimeout(100);
      expect(await page.evaluate(() => scrollY)).toBe(top);
    },
    check: async (stage, page) => {
      const row = stage.locator('[role="row"][data-rowindex="2"]');
      await expect(row.locator('[data-field="frame"]')).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(row.locator('[data-field="frame"]')).not.toBeFocused();
    },
  },
  {
    name: 'a cell that is edited by typing',
    path: '/x/react-data-grid/editing/',
    demo: 'EditableFleet',
    act: async (stage, page) => {
      await stage.getByRole('gridcell').first().click();
      await page.keyboard.type('CX');
    },
    check: async (stage, page) => {
      const input = stage.locator('.MuiDataGrid-cell--editing input');
      await expect(input).toHaveValue('CX');
      await page.keyboard.type('-9');
      await expect(input).toHaveValue('CX-9');
    },
  },
  {
    name: 'a menu of the demo’s own',
    path: '/components/menus/',
    demo: 'PlanContextMenu',
    act: (stage) => stage.getByText('Right-click anywhere').click({ button: 'right' }),
    check: (_stage, page) =>
      expect(page.getByRole('menuitem', { name: 'Add a door' })).toBeVisible(),
  },
  {
    name: 'a menu of a row',
    path: '/x/react-data-grid/components/',
    demo: 'RowContextMenu',
    act: (stage) => stage.locator('.MuiDataGrid-cell').first().click({ button: 'right' }),
    check: (_stage, page) =>
      expect(page.getByRole('menuitem', { name: 'Open or close the trail' })).toBeVisible(),
  },
];

/** Until a script chooses, at any moment, the demo is there in both densities. */
const shownOf = (stage: Locator) =>
  stage.locator('xpath=self::*[not(*[@data-density-copy])] | *[@data-density-copy="standard"]');

/** Scripts wait until they are let through. */
async function holdScripts(page: Page, which: RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(which, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

async function run(page: Page, { path, demo, act, check }: Case, dir: string, which: RegExp) {
  const seen = watch(page);
  const letGo = await holdScripts(page, which);
  await page.goto(`${path}?dir=${dir}`, { waitUntil: 'commit' });
  const frame = page.locator(`[data-demo="${demo}"]`);
  const stage = frame.locator('[data-stage]').first();
  await stage.scrollIntoViewIfNeeded();
  await act(shownOf(stage), page);
  letGo();
  await expect(frame.locator('[data-status]').first()).toHaveAttribute('data-status', 'live', {
    timeout: 20_000,
  });
  await check(stage, page);
  expect(seen.messages).toEqual([]);
}

const all = /\/assets\/js\//;

const bothWays = cases.flatMap((each) => ['ltr', 'rtl'].map((dir) => ({ dir, each })));
for (const { dir, each } of inTurn(bothWays, 3)) {
  test(`${dir}: ${each.name} holds what is done before any script is there`, ({ page }) =>
    run(page, each, dir, all));
}

// Once the page itself is alive, and only demos are on their way.
for (const [index, each] of cases.entries()) {
  if (!isFullSweep && index % 5 > 0) continue;
  test(`${each.name} holds what is done while its demo comes`, ({ page }) =>
    run(page, each, index % 2 === 0 ? 'ltr' : 'rtl', /\/assets\/demos\//));
}

/** Begins something before a demo is alive, lets it come alive, and goes on. */
async function across(
  page: Page,
  { path, demo, dir }: { path: string; demo: string; dir: string },
  begin: (stage: Locator) => Promise<unknown>,
  isLiveMeanwhile: boolean,
): Promise<Locator> {
  const letGo = await holdScripts(page, /\/assets\/demos\//);
  await page.goto(`${path}?dir=${dir}`);
  const frame = page.locator(`[data-demo="${demo}"]`);
  const stage = frame.locator('[data-stage]').first();
  await stage.scrollIntoViewIfNeeded();
  await begin(shownOf(stage));
  letGo();
  const status = frame.locator('[data-status]').first();
  if (isLiveMeanwhile) await expect(status).toHaveAttribute('data-status', 'live');
  else await page.waitForTimeout(1000);
  return stage;
}

for (const dir of ['ltr', 'rtl']) {
  test(`${dir}: a slider goes on with a drag during which it comes alive`, async ({ page }) => {
    const place = { path: '/components/slider/', demo: 'DiscreteSlider', dir };
    let end = { x: 0, y: 0 };
    const stage = await across(
      page,
      place,
      async (shown) => {
        const { from, to } = await along(shown, 0.4, 0.8);
        end = to;
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
      },
      true,
    );
    await page.mouse.move(end.x, end.y + 22, { steps: 10 });
    await page.mouse.up();
    await expect(stage.getByRole('slider')).toHaveValue('225');
    await page.mouse.move(end.x - 80, end.y);
    await expect(stage.getByRole('slider')).toHaveValue('225');
  });

  test(`${dir}: an input method goes on with a text during which its field comes alive`, async ({
    page,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      devtools.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    const place = { path: '/components/text-fields/', demo: 'UsernameValidation', dir };
    const stage = await across(
      page,
      place,
      async (shown) => {
        await field(shown, 'User name').click();
        await page.keyboard.press('ControlOrMeta+a');
        await compose('n');
        await compose('ni');
      },
      false,
    );
    await compose('nihao');
    await devtools.send('Input.insertText', { text: '你好' });
    await expect(field(stage, 'User name')).toHaveValue('你好');
    await expect(stage).toContainText('Use at least 3 characters');
    await expect(field(stage, 'User name')).toHaveValue('你好');
  });
}

test('nothing is lost on a slow line and a slow machine', async ({ page }) => {
  test.setTimeout(120_000);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/components/text-fields/', { waitUntil: 'commit' });
  const frame = page.locator('[data-demo="QuantityField"]');
  const boxes = frame.getByLabel('Boxes').filter({ visible: true });
  await boxes.scrollIntoViewIfNeeded();
  await boxes.fill('');
  // One letter after the other, on both sides of the moment in which it comes alive.
  let typed = '';
  for (const digit of '1234') {
    await page.keyboard.type(digit);
    typed += digit;
    await page.waitForTimeout(400);
  }
  await expect(frame.locator('[data-status]').first()).toHaveAttribute('data-status', 'live', {
    timeout: 60_000,
  });
  await expect(boxes).toHaveValue(typed);
  await expect(frame).toContainText(`${Number(typed) * 24} bottles`);
  await expect(boxes).toBeFocused();
});

/** Fields of demos as they are before a reader changes them, what a reader does, and what shows that the demo knows. */
const returns = [
  {
    name: 'a text field',
    path: '/components/text-fields/',
    demo: 'UncontrolledForm',
    change: (stage: Locator) => stage.getByRole('textbox', { name: 'Seats' }).fill('7'),
    holds: async (stage: Locator, isKept: boolean) => {
      await expect(stage.getByRole('textbox', { name: 'Seats' })).toHaveValue(isKept ? '7' : '4');
      await stage.getByRole('button', { name: 'Reserve' }).click();
      await expect(stage).toContainText(`table for ${isKept ? 7 : 4}`);
    },
  },
  {
    name: 'a checkbox',
    path: '/components/checkboxes/',
    demo: 'ControlledConsent',
    change: (stage: Locator) => stage.getByRole('checkbox').check(),
    holds: async (stage: Locator, isKept: boolean) => {
      await expect(stage.getByRole('checkbox')).toBeChecked({ checked: isKept });
      await expect(stage.getByRole('button', { name: 'Book the van' })).toBeEnabled({
        enabled: isKept,
      });
    },
  },
  {
    name: 'a select',
    path: '/components/selects/',
    demo: 'NativeSelects',
    change: (stage: Locator) => field(stage, 'Morning').selectOption('1 g'),
    holds: (stage: Locator, isKept: boolean) =>
      expect(field(stage, 'Morning')).toHaveValue(isKept ? '1 g' : '500 mg'),
  },
  {
    // React keeps the attribute equal to what is typed: then a browser has nothing to remember, and the demo starts anew.
    name: 'a text field whose state the demo holds',
    path: '/components/text-fields/',
    demo: 'QuantityField',
    change: async (stage: Locator) => {
      await field(stage, 'Boxes').fill('50');
      await expect(field(stage, 'Boxes')).toHaveAttribute('value', '50');
    },
    holds: async (stage: Locator) => {
      await expect(field(stage, 'Boxes')).toHaveValue('12');
      await expect(stage).toContainText('288 bottles');
    },
  },
];

/** Leaves a page and comes back, or loads it once more; always another document. */
async function comeBack(page: Page, way: 'a reload' | 'going back'): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isLeft: true }));
  if (way === 'a reload') await page.reload();
  else {
    await page.goto('/404/');
    await page.goBack();
  }
  expect(await page.evaluate(() => Reflect.get(window, 'isLeft'))).toBeUndefined();
}

const ways = (['going back', 'a reload'] as const).flatMap((way) =>
  ['ltr', 'rtl'].map((dir) => ({ way, dir })),
);
for (const { way, dir } of inTurn(ways, 2)) {
  test(`${dir}: what ${way} brings back, a demo knows`, async ({ page }) => {
    // Whether this browser brings anything back is seen on a page without a script.
    await page.route('**/plain/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><input value="4">' }),
    );
    await page.goto('/plain/');
    await page.locator('input').fill('7');
    await comeBack(page, way);
    const isKept = (await page.locator('input').inputValue()) === '7';
    // Chromium does after going back, before any demo is alive.
    if (way === 'going back') expect(isKept).toBe(true);
    for (const { path, demo, change, holds, name } of returns) {
      await test.step(name, async () => {
        const frame = page.locator(`[data-demo="${demo}"]`);
        const stage = frame.locator('[data-stage]').first();
        const wake = async () => {
          await frame.scrollIntoViewIfNeeded();
          const status = frame.locator('[data-status]').first();
          await expect(status).toHaveAttribute('data-status', 'live');
        };
        await page.goto(`${path}?dir=${dir}`);
        await wake();
        await change(stage);
        await comeBack(page, way);
        await wake();
        await expect(stage).toHaveCSS('direction', dir);
        await holds(stage, isKept);
      });
    }
  });
}
