import { expect, test, type Page } from '@playwright/test';
import {
  edit,
  editor,
  field,
  figure,
  inside,
  problem,
  saying,
  shown,
  type,
} from '../support/editor';
import { hydrated } from '../support/page';

test.describe.configure({ timeout: 60_000 });

const frameHeight = (page: Page) =>
  page.locator('[data-editor] iframe').evaluate((frame) => frame.clientHeight);

/** Demos whose result opens something, with the last thing in that. */
const opening = [
  ['/components/selects/', 'CurrencySelect', 'combobox', 'option'],
  ['/components/menus/', 'FileMenu', 'button', 'menuitem'],
  ['/components/dialogs/', 'RoomPicker', 'button', 'button'],
  ['/components/autocomplete/', 'SpiceCombo', 'combobox', 'option'],
  ['/x/react-date-pickers/date-picker/', 'DeliveryDay', 'button', 'gridcell'],
] as const;

for (const width of [1280, 390]) {
  for (const [address, name, trigger, item] of opening) {
    test(`at ${width} px ${name} opens whole in its frame, which is as before when that closes`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await edit(page, address, name);
      await expect(inside(page).getByRole(trigger).first()).toBeVisible();
      const before = await frameHeight(page);
      await inside(page).getByRole(trigger).first().click();
      const last = inside(page).getByRole(item).last();
      await expect(last).toBeVisible();
      // In the frame: the last option of a long list only where the list is scrolled to it.
      const isWithin = () =>
        last.evaluate((element) => {
          element.scrollIntoView({ block: 'nearest' });
          const { top, bottom } = element.getBoundingClientRect();
          return top >= 0 && bottom <= window.innerHeight;
        });
      await expect.poll(isWithin).toBe(true);
      expect(await frameHeight(page)).toBeGreaterThanOrEqual(560);
      await page.keyboard.press('Escape');
      await expect.poll(() => frameHeight(page)).toBe(before);
    });
  }
}

test('what fills the window does not make its frame grow on and on', async ({ page }) => {
  await edit(page);
  await type(
    page,
    `import Box from '@mui/material/Box';\n\nexport default () => <Box sx={{ minHeight: '100vh' }}>Sign in</Box>;\n`,
  );
  await expect(inside(page).getByText('Sign in')).toBeVisible();
  await page.waitForTimeout(1500);
  const height = await frameHeight(page);
  expect(height).toBeLessThan(300);
  await page.waitForTimeout(1000);
  expect(await frameHeight(page)).toBe(height);
});

test('what the sandbox drops is told, and a link leaves the program where it is', async ({
  page,
}) => {
  await edit(page);
  await type(
    page,
    `export default () => (
  <p>
    <button onClick={() => alert('Saved')}>Save</button> <a href="/">Home</a>
  </p>
);
`,
  );
  await inside(page).getByRole('button', { name: 'Save' }).click();
  await expect(editor(page).getByText('alert("Saved")', { exact: true })).toBeVisible();
  await inside(page).getByRole('link', { name: 'Home' }).click();
  await expect(editor(page).getByText('<a href="/">', { exact: true })).toBeVisible();
  await expect(inside(page).getByRole('link', { name: 'Home' })).toBeVisible();
});

test('a name that a module does not have is named with its line', async ({ page }) => {
  await edit(page);
  await type(
    page,
    `// First\nimport { Chip, Nope } from '@mui/material';\n\nexport default () => <Chip label={<Nope />} />;\n`,
  );
  await expect(problem(page)).toContainText("'@mui/material' has no Nope");
  await expect(problem(page)).toContainText('line 2');
});

test('an accordion is whole when it has opened', async ({ page }) => {
  await edit(page, '/components/accordion/', 'ParcelAccordion');
  const body = inside(page).locator('body');
  for (const press of [0, 1, 0]) {
    await inside(page).getByRole('button').nth(press).click();
    await page.waitForTimeout(1000);
    const { height } = (await body.boundingBox())!;
    expect(Math.abs((await frameHeight(page)) - Math.max(height, 120))).toBeLessThan(2);
  }
});

for (const open of [
  '<Dialog open><input aria-label="Name" autoFocus /></Dialog>',
  '<Menu open anchorReference="none"><MenuItem>Second</MenuItem></Menu>',
]) {
  test(`what is typed stays in the field beside ${open.slice(1, 5)}…`, async ({ page }) => {
    await edit(page);
    await type(
      page,
      `import { Dialog, Menu, MenuItem } from '@mui/material';\n\nexport default () => (\n  ${open}\n);\n`,
    );
    await expect(inside(page).getByRole('presentation').first()).toBeVisible();
    const count = Number(await editor(page).getAttribute('data-shown'));
    await page.keyboard.press('Control+End');
    await page.keyboard.type('// first');
    await shown(page, count + 1);
    await page.waitForTimeout(500);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(' second');
    await expect(field(page)).toContainText('// first second');
  });
}

test('a dialog takes the focus where it is opened, and gives it back', async ({ page }) => {
  await edit(page, '/components/dialogs/', 'RoomPicker');
  const button = inside(page).getByRole('button').first();
  await button.click();
  const dialog = inside(page).getByRole('dialog');
  await expect
    .poll(() => dialog.evaluate((element) => !!element.closest(':focus-within')))
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('another form that is chosen elsewhere moves no focus, and leaves the settings open', async ({
  page,
}) => {
  await edit(page, '/components/buttons/', 'ButtonVariants');
  const last = page.locator('[data-demo]').nth(5);
  await last.locator('summary').click();
  const js = last.getByRole('button', { name: 'JS', exact: true });
  await js.click();
  await expect(field(page)).toHaveAttribute('aria-label', /\.js$/);
  await page.waitForTimeout(500);
  await expect(js).toBeFocused();

  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const tailwind = page.locator('#settings').getByRole('button', { name: /Tailwind/ });
  await tailwind.first().click();
  await expect(figure(page, 'ButtonVariants').locator('.cm-content')).toBeVisible();
  await page.waitForTimeout(500);
  await expect(tailwind.first()).toBeFocused();
});

test('what was reset can be taken back, and what was typed after another file was shown', async ({
  page,
}) => {
  await edit(page);
  await type(page, saying('mine'));
  await expect(inside(page).getByText('mine')).toBeVisible();
  await editor(page).getByRole('button', { name: 'Reset code' }).click();
  await expect(inside(page).getByText('mine')).toHaveCount(0);
  await field(page).focus();
  await page.keyboard.press('Control+z');
  await expect(inside(page).getByText('mine')).toBeVisible();
  await editor(page).getByRole('button', { name: 'Reset code' }).click();
  await page.reload();
  await hydrated(page);
  await figure(page)
    .getByRole('button', { name: /^Edit / })
    .click();
  const earlier = editor(page).getByRole('button', { name: 'Your earlier code' });
  await earlier.focus();
  await page.keyboard.press('Enter');
  await expect(inside(page).getByText('mine')).toBeVisible();
  await expect(editor(page)).toBeFocused();

  await edit(page, '/components/autocomplete/', 'SpiceCombo');
  await field(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('// typed');
  for (const name of ['spices.ts', 'SpiceCombo.tsx']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(field(page)).toHaveAttribute('aria-label', `Code of ${name}`);
  }
  await field(page).focus();
  await page.keyboard.press('Control+z');
  await expect(field(page)).not.toContainText('typed');
});

test('paper gets the result light, and the code whole', async ({ page }) => {
  await edit(page, '/components/chips/?mode=dark');
  const lines = Array.from({ length: 60 }, (_, index) => `// line ${index}`).join('\n');
  await type(page, `${saying('mine')}${lines}\n`);
  await expect(inside(page).getByText('mine')).toBeVisible();
  const root = inside(page).locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ media: 'print' });
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(root).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(field(page)).toContainText('// line 0');
  await expect(field(page)).toContainText('// line 59');
  const scroller = page.locator('[data-editor] .cm-scroller');
  await expect(scroller).toHaveCSS('max-height', 'none');
  expect(await scroller.evaluate((element) => element.clientHeight)).toBeGreaterThan(60 * 20);
  await page.emulateMedia({ media: 'screen' });
  await expect(root).toHaveAttribute('data-theme', 'dark');
});
