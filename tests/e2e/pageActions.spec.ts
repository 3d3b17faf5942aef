import { expect, test, type Page } from '@playwright/test';
import { pageCommits } from '../../plugins/support/pageCommits';
import { axeFindings } from '../support/axeFindings';
import { hydrated, watch } from '../support/page';

const path = '/components/buttons/';
const repository = 'https://git.example.org/owner/docs';

/** What a deployment may configure stands in a script of all pages: the build that is tested has none of it. */
async function configure(page: Page, configured: Record<string, string>) {
  let changed = 0;
  await page.route('**/assets/js/*.js', async (route) => {
    const answer = await route.fetch();
    let body = await answer.text();
    for (const [written, instead] of Object.entries(configured)) {
      if (body.includes(written)) changed += 1;
      body = body.replaceAll(written, instead);
    }
    await route.fulfill({ response: answer, body });
  });
  return () => changed;
}

/** The button that is seen on this screen: beside the contents, or under the title. */
const button = (page: Page) =>
  page.getByRole('button', { name: /^(Use this page|使用本页)$/ }).filter({ visible: true });

async function open(page: Page, address = path) {
  await page.goto(address);
  await hydrated(page);
  await button(page).click();
  await expect(page.locator('[data-key="c"]')).toBeFocused();
}

const status = (page: Page, text: string) =>
  expect(page.locator('[role="status"]', { hasText: text }).first()).toBeVisible();
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('copies the Markdown in the chosen form, and the page’s own where there is no other', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked: string[] = [];
  await page.route('**/*.md', async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    if (pathname.includes('.tailwind')) await route.fulfill({ status: 404, body: 'Not found' });
    else await route.fulfill({ contentType: 'text/markdown', body: `# ${pathname}` });
  });
  await open(page, `${path}?code=js&style=tailwind`);
  await page.keyboard.press('c');
  await status(page, 'Markdown copied');
  expect(asked).toEqual([
    '/components/buttons.js.tailwind.md',
    '/components/buttons.tailwind.md',
    '/components/buttons.js.md',
  ]);
  expect(await clipboard(page)).toBe('# /components/buttons.js.md');
  await expect(page.locator('[data-key]')).toHaveCount(0);
});

test('says where there is no Markdown', async ({ page }) => {
  await page.route('**/*.md', (route) => route.fulfill({ status: 404, body: '' }));
  await open(page);
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await status(page, 'This page is not available as Markdown');
});

test('copies a link to the view and prints', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const seen = watch(page);
  await open(page, `${path}?mode=dark`);
  await page.keyboard.press('l');
  await status(page, 'Link copied');
  expect(new URL(await clipboard(page)).searchParams.get('mode')).toBe('dark');
  await button(page).click();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  expect(seen).toEqual({ messages: [], foreign: [] });
});

test('is used by keyboard alone, and names nobody who is not configured', async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  await button(page).focus();
  await page.keyboard.press('Enter');
  const first = page.locator('[data-key="c"]');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const link = page.getByRole('link', { name: 'View as Markdown' });
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('href', '/components/buttons.md');
  expect(
    await page.locator('[data-key]').evaluateAll((all) => all.map((each) => each.dataset.key)),
  ).toEqual(['c', 'm', 'l', 'p']);
  await page.keyboard.press('Escape');
  await expect(first).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test('leads to assistants, the source, an issue and feedback where they are configured', async ({
  page,
  context,
}) => {
  const isConfigured = await configure(page, {
    '"repositoryUrl":""': `"repositoryUrl":"${repository}"`,
    'repositoryUrl:""': `repositoryUrl:"${repository}"`,
    '"assistants":[]':
      '"assistants":[{"name":"One","href":"https://one.example.org/?q={markdown}"}]',
    'assistants:[]': 'assistants:[{name:"One",href:"https://one.example.org/?q={markdown}"}]',
  });
  await context.route(/example\.org/, (route) => route.fulfill({ body: 'There' }));
  await page.goto(path);
  await hydrated(page);
  expect(isConfigured()).toBeGreaterThan(0);
  // The foot of a page that came as HTML is as it was built.
  await page.locator('a[rel="next"]').click();
  await expect(page.locator('h1')).not.toHaveText('Button');
  await page.locator('.prose h2[id] ~ p').first().waitFor();
  const [heading, quote] = await page.evaluate(() => {
    const title = document.querySelector('.prose h2[id]')!;
    const text = document.querySelector('.prose h2[id] ~ p')!;
    window.getSelection()!.selectAllChildren(text);
    return [title.id, text.textContent ?? ''];
  });
  const { pathname } = new URL(page.url());

  await button(page).click();
  await expect(page.getByRole('link', { name: 'Open in One' })).toHaveAttribute(
    'href',
    `https://one.example.org/?q=${encodeURIComponent(`${new URL(page.url()).origin}${pathname.replace(/\/$/, '')}.md`)}`,
  );
  const [issue] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Report a problem with the selected text' }).click(),
  ]);
  const reported = new URL(issue.url()).searchParams.get('body') ?? '';
  expect(reported).toContain(`> ${quote.replace(/\s+/g, ' ').trim().slice(0, 200)}`);
  expect(reported).toContain(`${pathname}#${heading}`);
  expect(reported).toMatch(/- Version: \d+\.\d+\.\d+\n- Code: TS, system\n- Browser: Mozilla/);
  await issue.close();

  await page.getByRole('button', { name: 'No', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'What was missing? (optional)' });
  await expect(field).toBeFocused();
  await field.fill('An example');
  expect(await axeFindings(page)).toEqual([]);
  const [feedback] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Open as an issue' }).click(),
  ]);
  const said = new URL(feedback.url()).searchParams;
  expect(said.get('title')).toMatch(/^Not helpful: /);
  expect(said.get('body')).toMatch(/^An example\n\n/);
  await expect(page.getByText('Thank you for telling us.')).toBeVisible();
});

for (const [name, address, size] of [
  ['a telephone, in Chinese, dark', `/zh${path}?mode=dark`, { width: 390, height: 844 }],
  ['a telephone, from right to left', `${path}?dir=rtl`, { width: 390, height: 844 }],
  ['a wide screen, from right to left', `${path}?dir=rtl`, { width: 1280, height: 900 }],
] as const) {
  test(`its menu stands within ${name}, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, address);
    const box = (await page.locator('[popover]:popover-open').boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(size.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('the foot names the last change of the file in the language that is shown', async ({
  page,
}) => {
  // None where the clone that was built is shallow.
  const commits = pageCommits(process.cwd());
  for (const [address, folder] of [
    [path, 'docs'],
    [`/zh${path}`, 'i18n/zh/docusaurus-plugin-content-docs/current'],
  ] as const) {
    await page.goto(address);
    const last = commits.get(`${folder}${path}index.mdx`);
    const time = page.locator('main footer time');
    await expect(time).toHaveText(last ? [last.date] : []);
    if (last) await expect(page.locator('main footer')).toContainText(last.commit);
  }
});
