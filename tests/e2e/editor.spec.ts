import { expect, test, type Request } from '@playwright/test';
import { axeFindings } from '../support/axeFindings';
import {
  demo,
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
import { overflow } from '../support/overflow';
import { hydrated, watch } from '../support/page';

test.describe.configure({ timeout: 60_000 });

test('what is typed is seen; errors say where they are, and what was seen stays', async ({
  page,
}) => {
  const seen = watch(page);
  await edit(page);
  await type(page, saying('first'));
  await expect(inside(page).getByText('first')).toBeVisible();
  await expect(problem(page)).toHaveCount(0);

  await type(page, saying('second').replace('return <Chip', 'return <<Chip'));
  await expect(problem(page)).toContainText('cannot be read');
  await page.getByRole('button', { name: `${demo}.tsx, line 4` }).click();
  await expect(page.locator('.cm-faulty')).toHaveCount(1);
  await expect(inside(page).getByText('first')).toBeVisible();

  await type(
    page,
    saying('third', 'const nothing = null as unknown as { at: string };\n').replace(
      '"third"',
      '{nothing.at}',
    ),
  );
  await expect(problem(page)).toContainText('ran into an error');
  await expect(problem(page)).toContainText(`${demo}.tsx, line 5`);
  await expect(inside(page).getByText('first')).toBeVisible();

  await type(page, saying('fourth').replace('@mui/material/Chip', 'left-pad'));
  await expect(problem(page)).toContainText('left-pad');

  await type(page, saying('fifth'));
  await expect(inside(page).getByText('fifth')).toBeVisible();
  await expect(problem(page)).toHaveCount(0);
  expect(await axeFindings(page, '[data-editor]')).toEqual([]);
  expect(seen.foreign).toEqual([]);
});

test('types are checked by the compiler when somebody asks, against the packages of the site', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const seen = watch(page);
  const fetched: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('/assets/demos/types/')) fetched.push(request);
  });
  const types = page.locator('[data-types]');
  const said = (text: string) =>
    expect(types.getByRole('status')).toHaveText(text, { timeout: 60_000 });
  await edit(page);
  expect(fetched).toEqual([]);
  await page.getByRole('button', { name: 'Check types' }).click();
  await said('The types are right.');

  await type(page, saying('wrong').replace('label=', 'color="pink" label='));
  await said('The compiler found 1:');
  await expect(types.getByRole('listitem')).toContainText('"pink"\' is not assignable');
  await types.getByRole('button', { name: `${demo}.tsx, line 4` }).click();
  await expect(field(page)).toBeFocused();
  expect(await axeFindings(page, '[data-types]')).toEqual([]);

  // A package that was not needed until now, and icons, which are thousands of modules.
  await type(
    page,
    `import Add from '@mui/icons-material/Add';
import { DataGrid } from '@mui/x-data-grid';

export default function Changed() {
  return (
    <>
      <Add fontSize="huge" />
      <DataGrid rows={[]} />
    </>
  );
}
`,
  );
  await said('The compiler found 2:');
  await expect(types.getByRole('list')).toContainText("Property 'columns' is missing");
  await type(page, saying('right'));
  await said('The types are right.');
  const sizes = await Promise.all(fetched.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(fetched.length).toBeGreaterThan(5);
  expect(bytes).toBeLessThanOrEqual(1_500_000);
  expect(new Set(fetched.map((request) => request.url())).size).toBe(fetched.length);
  expect(seen.messages.filter((message) => !message.includes('postMessage'))).toEqual([]);
});

test('code that does not end is stopped, wherever it is', async ({ page }) => {
  await edit(page);
  await type(page, saying('before'));
  await expect(inside(page).getByText('before')).toBeVisible();
  for (const endless of [
    'while (true) {}\n',
    'const f = () => Promise.resolve().then(f);\nvoid f();\n',
  ]) {
    await type(page, saying('endless', endless));
    await expect(problem(page)).toContainText('did not finish', { timeout: 15_000 });
    await type(page, saying('after'));
    await expect(inside(page).getByText('after')).toBeVisible();
    await expect(problem(page)).toHaveCount(0);
  }
});

test('changes are shown, kept over reload and navigation, shared by a link and taken back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await edit(page);
  const before = await field(page).innerText();
  await type(page, saying('mine'));
  await expect(inside(page).getByText('mine')).toBeVisible();
  await page.getByRole('button', { name: 'What I changed' }).click();
  await expect(page.locator('[data-editor] ins').filter({ hasText: 'mine' })).toHaveCount(1);
  await expect(page.locator('[data-editor] del').first()).toBeVisible();
  expect(await axeFindings(page, '[data-editor]')).toEqual([]);

  await editor(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(editor(page).getByText('Link to the edited code copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#edit=');

  // Reload, and a page in between.
  await edit(page);
  await expect(inside(page).getByText('mine')).toBeVisible();
  await page.locator('a[href="/components/buttons/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Chip');
  await page.goBack();
  await figure(page)
    .getByRole('button', { name: /^Edit / })
    .click();
  await expect(inside(page).getByText('mine')).toBeVisible();

  await editor(page).getByRole('button', { name: 'Reset code' }).click();
  await expect(inside(page).getByText('mine')).toHaveCount(0);
  expect(await field(page).innerText()).toBe(before);

  // Somebody else's browser, which asks before it runs what a link brings.
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  await hydrated(page);
  await expect(page.getByText('This code came with a link')).toBeVisible({ timeout: 15_000 });
  await expect(field(page)).toContainText('mine');
  expect(await editor(page).getAttribute('data-shown')).toBe('0');
  await page.getByRole('button', { name: 'Run the code' }).click();
  await expect(inside(page).getByText('mine')).toBeVisible();
});

test('the frame follows mode and direction, and the field is left by keys', async ({ page }) => {
  await edit(page);
  const root = inside(page).locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('header button[aria-label*="ettings"]')?.click();
  });
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Right to left' }).click();
  await expect(inside(page).locator('body')).toHaveAttribute('dir', 'rtl');
  expect(await axeFindings(page, '[data-editor]')).toEqual([]);
  await page.keyboard.press('Escape');

  await field(page).focus();
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(field(page)).not.toBeFocused();
  // A shortcut of the page is a letter in the field.
  await field(page).focus();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.getByRole('button', { name: 'Close editor' }).click();
  await expect(editor(page)).toHaveCount(0);
  await expect(figure(page).getByRole('button', { name: /^Edit / })).toBeFocused();
});

test('on a phone and in Chinese it is whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await edit(page, '/zh/components/chips/?mode=dark&dir=rtl');
  expect(await overflow(page)).toEqual([]);
  expect(await axeFindings(page, '[data-editor]')).toEqual([]);
  await expect(editor(page).getByRole('button', { name: '我的更改' })).toBeVisible();
  await expect(field(page)).toHaveAttribute('dir', 'ltr');
});

test('every form of a demo can be edited, with its stylesheet and its utilities', async ({
  page,
}) => {
  await edit(page, '/components/buttons/?code=JS&style=css', 'ButtonColors');
  await page.getByRole('button', { name: 'ButtonColors.css', exact: true }).click();
  await type(page, '.MuiButton-root { border-radius: 0 }\n');
  await expect(inside(page).getByRole('button').first()).toHaveCSS('border-radius', '0px');

  await figure(page, 'ButtonColors').getByRole('button', { name: 'Tailwind' }).click();
  await shown(page);
  await type(
    page,
    'import Button from \'@mui/material/Button\';\n\nexport default () => <Button className="mt-7 rounded-none">utility</Button>;\n',
  );
  const button = inside(page).getByRole('button', { name: 'utility' });
  await expect(button).toHaveCSS('margin-top', '28px');
  await expect(button).toHaveCSS('border-radius', '0px');
});

test('the playground runs packages of this site, icons among them, without a theme', async ({
  page,
}) => {
  const seen = watch(page);
  await page.goto('/playground/');
  await hydrated(page);
  await shown(page);
  await expect(inside(page).getByRole('button', { name: 'Book a table' })).toBeVisible();
  await type(
    page,
    `import dayjs from 'dayjs';
import { Button, Chip } from '@mui/material';
import { Delete } from '@mui/icons-material';
import { DataGrid } from '@mui/x-data-grid';
import { BarChart } from '@mui/x-charts/BarChart';

export default function All() {
  return (
    <>
      <Button startIcon={<Delete />}>{dayjs('2026-01-02').format('D MMMM')}</Button>
      <Chip label="chip" />
      <div style={{ height: 200 }}>
        <DataGrid rows={[{ id: 1, name: 'row' }]} columns={[{ field: 'name' }]} />
      </div>
      <BarChart height={200} series={[{ data: [1, 2] }]} />
    </>
  );
}
`,
  );
  await expect(inside(page).getByRole('button', { name: '2 January' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(
    inside(page).getByRole('button', { name: '2 January' }).locator('svg'),
  ).toBeVisible();
  await expect(inside(page).getByRole('gridcell', { name: 'row' })).toBeVisible();
  await expect(problem(page)).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(seen.foreign).toEqual([]);
});

/** What a program tries that means harm; each says what came of it. */
const hostile = `import Chip from '@mui/material/Chip';

const tries: Record<string, () => unknown> = {
  parent: () => parent.document.title,
  top: () => { top!.location.href = 'about:blank'; },
  cookie: () => document.cookie,
  storage: () => localStorage.length,
  window: () => { if (!open('https://stranger.example/')) throw new Error('no window'); },
  eval: () => (0, eval)('1'),
  worker: () => new Worker('/sw.js'),
};
const outcome = Object.entries(tries).map(([name, attempt]) => {
  try {
    attempt();
    return name;
  } catch {
    return '';
  }
});
fetch('https://stranger.example/a').then(() => outcome.push('fetch'), () => {});
fetch('/index.html').then(() => outcome.push('site'), () => {});
new Image().src = 'https://stranger.example/a.png';

export default function Hostile() {
  return <Chip label={'got: ' + outcome.filter(Boolean).join(' ') + '.'} />;
}
`;

test('a program that means harm does none, and the reader is told', async ({ page, context }) => {
  const asked: string[] = [];
  await context.route('https://stranger.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: 'strange' });
  });
  await edit(page);
  const address = page.url();
  await type(page, hostile);
  await expect(inside(page).getByText('got: .')).toBeVisible();
  await expect(editor(page).getByText('The sandbox blocked this')).toBeVisible();
  expect(context.pages()).toHaveLength(1);
  expect(page.url()).toBe(address);
  expect(asked).toEqual([]);

  await type(
    page,
    saying(
      'flood',
      'for (let n = 0; n < 5000; n += 1) parent.postMessage({ type: "frame ready", n }, "*");\n',
    ),
  );
  await expect(inside(page).getByText('flood')).toBeVisible();
  await type(page, saying('left', 'location.href = "/";\n'));
  await expect(problem(page)).toContainText('tried to leave its frame', { timeout: 15_000 });
  await type(
    page,
    saying('hoard', 'const hoard: unknown[] = [];\nfor (;;) hoard.push(new Array(100).fill(0));\n'),
  );
  await expect(problem(page)).toContainText('did not finish', { timeout: 20_000 });
  await type(page, saying('at peace'));
  await expect(inside(page).getByText('at peace')).toBeVisible();
});

test('without a network it works as before', async ({ page, context }) => {
  await edit(page);
  await page.getByRole('button', { name: 'Close editor' }).click();
  await context.setOffline(true);
  await figure(page)
    .getByRole('button', { name: /^Edit / })
    .click();
  await shown(page);
  await type(page, saying('offline'));
  await expect(inside(page).getByText('offline')).toBeVisible();
});
