import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { axeFindings } from '../support/axeFindings';
import { hydrated, watch } from '../support/page';

test.describe.configure({ timeout: 60_000 });

/** A guide, a switch of the component that it is about, and what that does to the component. */
interface Guide {
  address: string;
  component: string;
  prop: string;
  before: (frame: FrameLocator) => Promise<void>;
  after: (frame: FrameLocator) => Promise<void>;
}

const guides: Guide[] = [
  {
    address: '/components/buttons/',
    component: 'Button',
    prop: 'disabled',
    before: (frame) => expect(frame.getByRole('button', { name: 'Book a table' })).toBeEnabled(),
    after: (frame) => expect(frame.getByRole('button', { name: 'Book a table' })).toBeDisabled(),
  },
  {
    address: '/x/react-charts/bars/',
    component: 'BarChart',
    prop: 'hideLegend',
    before: (frame) => expect(frame.getByText('Soup')).toBeVisible(),
    after: (frame) => expect(frame.getByText('Soup')).toHaveCount(0),
  },
  {
    address: '/x/react-data-grid/sorting/',
    component: 'DataGrid',
    prop: 'checkboxSelection',
    before: async (frame) => {
      await expect(frame.getByRole('gridcell', { name: 'Soup' })).toBeVisible();
      await expect(frame.getByRole('checkbox')).toHaveCount(0);
    },
    after: (frame) => expect(frame.getByRole('checkbox')).toHaveCount(4),
  },
  {
    address: '/x/react-tree-view/simple-tree-view/items/',
    component: 'SimpleTreeView',
    prop: 'checkboxSelection',
    before: async (frame) => {
      await expect(frame.getByRole('treeitem', { name: 'Lentil' })).toBeVisible();
      await expect(frame.locator('input[type=checkbox]')).toHaveCount(0);
    },
    after: (frame) => expect(frame.locator('input[type=checkbox]')).toHaveCount(3),
  },
];

const first = (page: Page) => page.locator('[data-demo]').first();
const bench = (page: Page) => page.locator('[data-editor]');
const inside = (page: Page) => page.frameLocator('[data-editor] iframe');

/** Waits until the component has been shown. */
async function shown(page: Page): Promise<void> {
  await expect
    .poll(async () => Number(await bench(page).getAttribute('data-shown')), { timeout: 30_000 })
    .toBeGreaterThan(0);
}

for (const { address, component, prop, before, after } of guides) {
  test(`${address}: the props of ${component} are tried at the first demo, by keyboard`, async ({
    page,
  }) => {
    const seen = watch(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(address);
    await hydrated(page);
    const button = page.getByRole('button', { name: /^Props / });
    await expect(button).toHaveCount(1);
    await expect(first(page).getByRole('button', { name: `Props ${component}` })).toBeVisible();
    expect(asked.filter((path) => path.includes('/assets/api/'))).toEqual([]);
    await button.scrollIntoViewIfNeeded();
    // What is above has its height before it is alive.
    const top = () => first(page).evaluate((figure) => figure.firstElementChild!.clientHeight);
    const height = await top();

    await button.focus();
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { name: `Try the props of ${component}` });
    await expect(heading).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(asked.filter((path) => path.includes('/assets/api/'))).toHaveLength(1);
    await shown(page);
    await before(inside(page));
    expect(await top()).toBe(height);

    const code = bench(page).locator('pre');
    const tag = new RegExp(`<${component}[^>]*\\s${prop}\\b`);
    await expect(code).not.toHaveText(tag);
    await bench(page).getByRole('checkbox', { name: prop }).focus();
    await page.keyboard.press('Space');
    await expect(code).toHaveText(tag);
    await after(inside(page));

    await bench(page).getByRole('button', { name: 'Close props' }).focus();
    await page.keyboard.press('Enter');
    await expect(bench(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(seen.messages).toEqual([]);
  });
}

test('the button opens and closes in Chinese too, after a navigation', async ({ page }) => {
  await page.goto('/zh/components/chips/');
  await hydrated(page);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Alert/ })
    .first()
    .click();
  await expect(page).toHaveURL('/zh/components/alert/');
  const button = page.getByRole('button', { name: '属性 Alert' });
  await button.click();
  await expect(page.getByRole('heading', { name: '试用 Alert 的属性' })).toBeFocused();
  await shown(page);
  await expect(inside(page).getByRole('alert')).toContainText('The table is booked.');
  // Not where messages are counted: axe speaks to the frame, whose origin is none.
  expect(await axeFindings(page, '[data-editor]')).toEqual([]);
  await button.click();
  await expect(bench(page)).toHaveCount(0);
});

test('a page that explains no such component has no button', async ({ page }) => {
  await page.goto('/components/dialogs/');
  await hydrated(page);
  await expect(page.getByRole('button', { name: /^Props / })).toHaveCount(0);
});

test('a component of MUI X is tried on its API page, and taken to the playground', async ({
  page,
}) => {
  await page.goto('/x/api/charts/bar-chart/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Try these props' }).click();
  await shown(page);
  await expect(inside(page).getByText('Soup')).toBeVisible();
  await expect(bench(page).getByRole('button', { name: 'Close props' })).toHaveCount(0);
  const link = bench(page).getByRole('link', { name: 'Continue in the playground' });
  expect(await link.getAttribute('href')).toMatch(/^\/playground\/#edit=[\w~]+\.Components\.tsx$/);
});

test('a link opens the component with the props that were chosen, in either language', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/components/buttons/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Props Button' }).click();
  await shown(page);
  await bench(page).getByRole('combobox', { name: 'color' }).selectOption('error');
  await bench(page).getByRole('textbox', { name: 'children' }).fill('Gut & günstig');
  await bench(page).getByRole('checkbox', { name: 'disabled' }).check();
  const jsx = await bench(page).locator('pre').textContent();
  await bench(page).getByRole('button', { name: 'Copy JSX' }).click();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(clipboard).toBe(jsx);
  await bench(page).getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(clipboard).toMatch(/\/api-docs\/button\/#props=/);
  const link = new URL(await clipboard());

  for (const base of ['', '/zh']) {
    await page.goto(`${base}${link.pathname}${link.hash}`);
    await shown(page);
    await expect(bench(page).locator('pre')).toHaveText(jsx!);
    await expect(inside(page).getByRole('button', { name: 'Gut & günstig' })).toBeDisabled();
    await expect(bench(page).getByRole('heading')).toBeInViewport();
  }
  // Another link on the open page.
  await page.evaluate(() => window.location.assign('#props=children=Later'));
  await expect(bench(page).locator('pre')).toHaveText('<Button>Later</Button>');
});

test('a link that somebody has tampered with chooses what controls can, and nothing else', async ({
  page,
}) => {
  const seen = watch(page);
  await page.goto('/api-docs/button/#props=onClick=alert(1)&color=url(x)&size=small&%E0%A4%A');
  await shown(page);
  await expect(bench(page).locator('pre')).toHaveText('<Button size="small">Book a table</Button>');
  expect(seen.messages).toEqual([]);
});
