import { expect, test, type Page } from '@playwright/test';
import { contentSecurityPolicy } from '../../config/contentSecurityPolicy';
import { readEnv } from '../../config/env';
import { addPolicy } from '../../plugins/policy/lib/addPolicy';
import { hydrated, watch, type Watch } from '../support/page';

const id = 'G-TEST1234';
const tagHost = 'https://www.googletagmanager.com/';

type Call = [string, ...unknown[]];

/** Answers the tag's script here; nothing leaves the machine. Returns the addresses that were asked for. */
async function answerTag(page: Page, answer: 'empty' | 'blocked' | 'throws' | 'missing') {
  const asked: string[] = [];
  await page.route(`${tagHost}**`, async (route) => {
    asked.push(route.request().url());
    if (answer === 'blocked') return route.abort('blockedbyclient');
    if (answer === 'missing') return route.fulfill({ status: 404, body: '' });
    const body =
      answer === 'throws'
        ? 'window.dataLayer.push = () => { throw new Error("broken tag"); }; throw new Error("broken tag");'
        : '';
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return asked;
}

const policy = contentSecurityPolicy(readEnv({ ANALYTICS_ID: id }));

/** Puts a measurement id into every page, and the policy that goes with it, as a configured build has them. */
async function configure(page: Page, content = id): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text())
      .replace('<head>', `<head><meta name="analytics-id" content="${content}">`)
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    // The server's own policy is that of a build without analytics; a page obeys both.
    const { 'content-security-policy': _, ...headers } = response.headers();
    return route.fulfill({ response, headers, body: addPolicy(html, policy) });
  });
}

/** What the tag function was called with so far. Dates become texts. */
function calls(page: Page): Promise<Call[]> {
  return page.evaluate(
    () =>
      JSON.parse(
        JSON.stringify(
          ((window as { dataLayer?: unknown[] }).dataLayer ?? []).map((call) =>
            Array.from(call as ArrayLike<unknown>),
          ),
        ),
      ) as Call[],
  );
}

const views = async (page: Page) =>
  (await calls(page)).filter(([, name]) => name === 'page_view').map(([, , details]) => details);

/** Opens a page and waits for its first view, which is the last of what the start reports. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await expect.poll(() => views(page)).toHaveLength(1);
}

/** What our own page said; the browser's own words about a request that failed are not ours. */
const ours = (seen: Watch) =>
  seen.messages.filter((message) => !/Failed to load resource|broken tag/.test(message));

/** Gives everything that waits for an idle moment its time. */
async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
}

/** The chunk that holds analytics. */
const signals = /\/assets\/js\/signals\b/;

async function expectNothing(page: Page, path: string): Promise<void> {
  const seen = watch(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await quiet(page);
  expect(seen.foreign).toEqual([]);
  expect(scripts.filter((url) => signals.test(url))).toEqual([]);
  expect(await page.evaluate(() => ['dataLayer', 'gtag'].filter((name) => name in window))).toEqual(
    [],
  );
  expect(seen.messages).toEqual([]);
}

test('without an id nothing is loaded and nothing is sent', async ({ page }) => {
  await expectNothing(page, '/components/buttons/');
});

for (const [name, field, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const) {
  test(`${name}: nothing is loaded and nothing is sent`, async ({ page }) => {
    await page.addInitScript(
      ([key, setting]) =>
        Object.defineProperty(Navigator.prototype, key, { get: () => setting, configurable: true }),
      [field, value] as const,
    );
    await configure(page);
    await expectNothing(page, '/components/buttons/');
  });
}

for (const wrong of ['UA-1-1', 'G-AB12&amp;l=other', '&quot;&gt;&lt;script&gt;']) {
  test(`an id that is none (${wrong}) loads and sends nothing`, async ({ page }) => {
    await configure(page, wrong);
    const seen = watch(page);
    await page.goto('/components/buttons/');
    await hydrated(page);
    await quiet(page);
    expect(seen.foreign).toEqual([]);
    expect(await calls(page)).toEqual([]);
    expect(seen.messages).toEqual([]);
  });
}

test('with an id: the start, the reader and the page; the script comes last', async ({ page }) => {
  await configure(page);
  const asked = await answerTag(page, 'empty');
  const seen = watch(page);
  await open(page, '/components/buttons/');
  // What is shown may report itself too.
  const [start, config, ...rest] = (await calls(page)).filter(([, name]) => name !== 'ad');
  expect(start).toEqual(['js', expect.stringMatching(/^\d{4}-\d\d-\d\dT/)]);
  expect(config).toEqual(['config', id, { send_page_view: false }]);
  expect(rest).toEqual([
    ['set', 'user_properties', { codeVariant: 'TS' }],
    ['set', 'user_properties', { codeStylingVariant: 'system' }],
    ['set', 'user_properties', { userLanguage: 'en' }],
    ['set', 'user_properties', { devicePixelRatio: 1 }],
    ['set', 'user_properties', { colorSchemeOS: 'light' }],
    ['set', 'user_properties', { colorScheme: 'light' }],
    [
      'event',
      'page_view',
      {
        page_title: 'React Button component - Material UI',
        page_location: '/components/buttons/',
        productId: 'material-ui',
        productCategoryId: 'core',
      },
    ],
  ]);
  await expect.poll(() => asked).toEqual([`${tagHost}gtag/js?id=${id}`]);
  expect(seen.foreign).toEqual(asked);
  expect(seen.messages).toEqual([]);
});

test('a client navigation is a view of the new page; a fragment is none', async ({ page }) => {
  await configure(page);
  await answerTag(page, 'empty');
  await open(page, '/components/buttons/');
  await page.evaluate(() => {
    window.location.hash = '#main-content';
  });
  await quiet(page);
  expect(await views(page)).toHaveLength(1);
  await page
    .getByRole('navigation', { name: 'Pages of this product' })
    .getByRole('link', { name: 'Tabs', exact: true })
    .click();
  await expect.poll(() => views(page)).toHaveLength(2);
  expect((await views(page))[1]).toEqual({
    page_title: 'React Tabs component - Material UI',
    page_location: '/components/tabs/',
    productId: 'material-ui',
    productCategoryId: 'core',
  });
  await page.goBack();
  await expect.poll(() => views(page)).toHaveLength(3);
  expect((await views(page))[2]).toMatchObject({
    page_title: 'React Button component - Material UI',
    page_location: '/components/buttons/',
  });
});

test('another product and another language: ids of the page, path without language', async ({
  page,
}) => {
  await configure(page);
  await answerTag(page, 'empty');
  await open(page, '/zh/x/react-data-grid/sorting/');
  expect((await views(page))[0]).toMatchObject({
    page_location: '/x/react-data-grid/sorting/',
    productId: 'x-data-grid',
    productCategoryId: 'x',
  });
  expect(await calls(page)).toContainEqual(['set', 'user_properties', { userLanguage: 'zh' }]);
});

test('a click reports category, action and label; one whose share is not drawn does not', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // As likely as not to be drawn for a share of 0.1: not.
    Math.random = () => 0.5;
  });
  await configure(page);
  await answerTag(page, 'empty');
  await open(page, '/components/buttons/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  expect(await calls(page)).toContainEqual([
    'event',
    'settings',
    { eventAction: 'dark', eventLabel: null },
  ]);
  expect(await calls(page)).toContainEqual(['set', 'user_properties', { colorScheme: 'dark' }]);
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect.poll(() => views(page)).toHaveLength(2);
  expect((await calls(page)).filter(([, name]) => name === 'header')).toEqual([]);
});

test('a click on a header link is reported when its share is drawn', async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0.05;
  });
  await configure(page);
  await answerTag(page, 'empty');
  await open(page, '/components/buttons/');
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect.poll(() => views(page)).toHaveLength(2);
  expect((await calls(page)).filter(([, name]) => name === 'header')).toEqual([
    ['event', 'header', { eventAction: 'click', eventLabel: 'home' }],
  ]);
});

test('what the reader changes is reported once, and what they have chosen before from the start', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await configure(page);
  await answerTag(page, 'empty');
  await open(page, '/components/buttons/');
  const before = await calls(page);
  expect(before).toContainEqual(['set', 'user_properties', { colorSchemeOS: 'dark' }]);
  expect(before).toContainEqual(['set', 'user_properties', { colorScheme: 'dark' }]);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Light', exact: true }).click();
  await page.emulateMedia({ colorScheme: 'light' });
  const changes = async () =>
    (await calls(page)).slice(before.length).filter(([command]) => command === 'set');
  await expect.poll(changes).toEqual([
    ['set', 'user_properties', { colorScheme: 'light' }],
    ['set', 'user_properties', { colorSchemeOS: 'light' }],
  ]);
});

for (const [draw, share] of [
  [0.0001, 'drawn'],
  [0.5, 'not drawn'],
] as const) {
  test(`web vitals of a visitor who is ${share}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Math.random = () => value;
    }, draw);
    await configure(page);
    await answerTag(page, 'empty');
    const vitals = () =>
      calls(page).then((all) => all.filter(([, name]) => ['TTFB', 'FCP'].includes(String(name))));
    await open(page, '/components/buttons/');
    if (share === 'drawn') {
      await expect.poll(vitals).toHaveLength(2);
      for (const [command, name, details] of await vitals()) {
        expect(command).toBe('event');
        const { metric_label: label, metric_value: value } = details as Record<string, unknown>;
        expect(label, String(name)).toBe('Web Vitals');
        expect(Number(value)).toBeGreaterThanOrEqual(0);
      }
    } else {
      await quiet(page);
      expect(await vitals()).toEqual([]);
    }
  });
}

for (const answer of ['blocked', 'missing', 'throws'] as const) {
  test(`a tag script that is ${answer} leaves the page whole`, async ({ page }) => {
    await configure(page);
    const asked = await answerTag(page, answer);
    const seen = watch(page);
    await page.goto('/components/buttons/');
    await hydrated(page);
    await expect.poll(() => asked).toHaveLength(1);
    await quiet(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('h1')).toBeVisible();
    expect(ours(seen)).toEqual([]);
  });
}

test('a demo that throws is reported once a day, with its place and none of its words', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The grid observes its size when it mounts: with this it throws there, as a broken demo would.
    window.ResizeObserver = function broken() {
      throw new TypeError('what the reader has typed');
    } as never;
  });
  await configure(page);
  await answerTag(page, 'empty');
  const demo = page.locator('[data-demo="SortOnHeaderClick"]');
  const crashes = async () =>
    (await calls(page)).filter(
      ([, name, details]) =>
        name === 'demo' && (details as { eventLabel?: string }).eventLabel === 'SortOnHeaderClick',
    );
  const crash = async () => {
    await open(page, '/x/react-data-grid/sorting/');
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.getByRole('alert')).toContainText('stopped because of an error');
  };
  await crash();
  await expect.poll(crashes).toEqual([
    [
      'event',
      'demo',
      expect.objectContaining({
        eventAction: 'crash',
        eventLabel: 'SortOnHeaderClick',
        demoId: 'x-docs/react-data-grid/sorting/SortOnHeaderClick',
        demoVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/) as unknown,
        errorName: 'TypeError',
        stack1: expect.stringMatching(/^\/assets\/demos\/[\w./-]+\.js:\d+:\d+$/) as unknown,
      }),
    ],
  ]);
  expect(JSON.stringify(await calls(page))).not.toContain('typed');

  // Starting it again throws again, and so does the page when it is opened once more.
  await demo.getByRole('button', { name: 'Try again' }).click();
  await expect(demo.getByRole('alert')).toBeVisible();
  await quiet(page);
  expect(await crashes()).toHaveLength(1);
  await crash();
  await quiet(page);
  expect(await crashes()).toEqual([]);
});

test('analytics whose code does not arrive is not missed', async ({ page }) => {
  await configure(page);
  await page.route(signals, (route) => route.abort());
  const seen = watch(page);
  await page.goto('/components/buttons/');
  await hydrated(page);
  await quiet(page);
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  expect(seen.foreign).toEqual([]);
  expect(ours(seen)).toEqual([]);
});
