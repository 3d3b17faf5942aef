import { expect, test, type Page } from '@playwright/test';
import {
  imageHost,
  startAdServer,
  type AdServer,
  type FeedCase,
  type ScriptCase,
} from '../support/adServer';
import { axeFindings } from '../support/axeFindings';
import { inTurn } from '../support/inTurn';
import { hydrated, layoutShift, licenceNotice, watch, watchLayoutShift } from '../support/page';

const path = '/x/react-data-grid/sorting/';
const measurementId = 'G-TEST1234';

// The server's origin is that of no build. What a deployment with ads gets is tested beside config/contentSecurityPolicy.ts.
test.use({ bypassCSP: true });

let server: AdServer;
test.beforeEach(async () => {
  server = await startAdServer();
});
test.afterEach(() => server.close());

interface Setup {
  script?: ScriptCase;
  feed?: FeedCase;
  /** What every draw gives before the ad is on the page; shape and kind of ad follow from it. */
  draw?: number;
  query?: string;
  address?: string;
}

/**
 * Puts what a configured build has in every page's head there, as soon as there is one. A rewritten answer
 * would not do: Chromium takes its page for one of the internet, which may not talk to this machine.
 */
async function configure(page: Page, meta: Record<string, string>): Promise<void> {
  await page.addInitScript((tags) => {
    const observer = new MutationObserver(add);
    function add() {
      if (!document.head) return;
      observer.disconnect();
      for (const [name, content] of Object.entries(tags)) {
        document.head.append(Object.assign(document.createElement('meta'), { name, content }));
      }
    }
    observer.observe(document, { childList: true, subtree: true });
  }, meta);
}

const frame = (page: Page) => page.locator('[data-ad=""]');
const box = (page: Page) => page.locator('[data-ad=""] [data-ad-content]');
const outcome = (page: Page) => box(page).getAttribute('data-ad-content');

/** Lets the stopped clock of the page run until a condition of the real world holds. */
async function until(page: Page, holds: () => Promise<boolean>, step = 20): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await holds()) return true;
        await page.clock.runFor(step);
        return holds();
      },
      { intervals: [20, 50], timeout: 30_000 },
    )
    .toBe(true);
}

/** What a page said that neither the browser said about a request nor the network's script threw. */
function ours(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    if (url.startsWith(server.origin) || !/^https?:\/\/localhost/.test(url || 'http://localhost'))
      return;
    if (message.text().startsWith('[DOM]') || licenceNotice.test(message.text())) return;
    messages.push(`${message.type()}: ${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => {
    if (!error.message.includes('The ad script failed.')) messages.push(String(error));
  });
  return messages;
}

/**
 * Opens a page whose clock stands still, until its ad slot is there. From then on every draw is 0.05, so
 * that every display is reported.
 */
async function open(page: Page, setup: Setup): Promise<{ messages: string[] }> {
  const { script, feed, draw = 0.5, query = '', address = path } = setup;
  const messages = ours(page);
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.route(`${imageHost}/**`, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="130" height="100"><rect width="130" height="100" fill="#888"/></svg>',
    }),
  );
  await configure(page, {
    'analytics-id': measurementId,
    ...(script ? { 'ad-script': `${server.origin}/script/${script}` } : {}),
    ...(feed ? { 'ad-feed': `${server.origin}/feed/${feed}` } : {}),
  });
  await watchLayoutShift(page);
  await page.addInitScript((before) => {
    const state = { draw: before };
    Object.assign(window, { adDraw: state });
    Math.random = () => state.draw;
  }, draw);
  await page.clock.install({ time: new Date('2026-01-01T00:00:00Z') });
  await page.clock.pauseAt(new Date('2026-01-01T00:00:01Z'));
  await page.goto(address + query);
  // The frame's runtime waits for the next frame of the browser, which is a matter of this clock.
  await until(page, async () => (await page.locator('html[data-has-hydrated]').count()) === 1);
  await expect(frame(page)).toHaveCount(1);
  await until(page, async () => (await box(page).count()) === 1);
  if ((await outcome(page)) === 'network')
    await until(page, async () => (await page.locator('#_carbonads_js').count()) === 1, 5);
  await page.evaluate(() => {
    (window as never as { adDraw: { draw: number } }).adDraw.draw = 0.05;
  });
  return { messages };
}

/** The events of category `ad` that were reported, as `action label`. */
async function adEvents(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
      .map((call) => Array.from(call))
      .filter(([command, category]) => command === 'event' && category === 'ad')
      .map(([, , details]) => {
        const { eventAction, eventLabel } = details as { eventAction: string; eventLabel: string };
        return `${eventAction} ${eventLabel}`;
      }),
  );
}

/** Waits for the network's script to have run, while the page's clock stands. */
async function scriptRan(page: Page): Promise<void> {
  const runs = () => page.evaluate(() => (window as { adScripts?: number }).adScripts ?? 0);
  await expect.poll(runs).toBeGreaterThan(0);
}

async function expectWhole(page: Page, messages: string[], events: string[]): Promise<void> {
  await expect.poll(() => adEvents(page)).toEqual(events);
  expect(await frame(page).boundingBox()).toMatchObject({ height: 126 });
  expect(await layoutShift(page)).toEqual({ sum: 0, sources: [] });
  expect(messages).toEqual([]);
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.title()).not.toBe('taken');
}

const blockedEvents = [
  'display carbon-body-top-image',
  'display in-house-tidelift',
  'display in-house-body-top-image',
];

for (const script of ['missing', 'refused', 'throws', 'silent', 'hanging'] as const) {
  test(`a script that is ${script}: this site's own ad after three seconds`, async ({ page }) => {
    const { messages } = await open(page, { script });
    expect(await outcome(page)).toBe('network');
    await expect.poll(() => server.requests).toContain(`/script/${script}`);
    await page.clock.runFor(2800);
    expect(await outcome(page)).toBe('network');
    await page.clock.runFor(20_000);
    expect(await outcome(page)).toBe('in-house');
    const link = frame(page).getByRole('link');
    await expect(link).toHaveAttribute('href', /^https:\/\/tidelift\.com\/.*utm_source=docs/);
    await expect(link).toHaveAttribute('rel', 'sponsored noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
    await expectWhole(page, messages, blockedEvents);
  });
}

test('the network shows its ad, and nothing else comes', async ({ page }) => {
  const { messages } = await open(page, { script: 'ok' });
  await scriptRan(page);
  await page.clock.runFor(30_000);
  expect(await outcome(page)).toBe('network');
  await expect(frame(page).getByRole('link')).toHaveText('Network ad');
  expect(server.requests).toEqual(['/script/ok']);
  await expectWhole(page, messages, ['display carbon-body-top-image']);
});

test("the network's link to the backers becomes an own ad", async ({ page }) => {
  const { messages } = await open(page, { script: 'backers' });
  await scriptRan(page);
  await page.clock.runFor(30_000);
  expect(await outcome(page)).toBe('in-house');
  await expect(frame(page).getByRole('link')).toHaveText(/ad by MUI/);
  await expectWhole(page, messages, [
    'display in-house-tidelift',
    'display in-house-carbon-body-top-image',
  ]);
});

test('of two ads that a script writes one is shown', async ({ page }) => {
  const { messages } = await open(page, { script: 'two' });
  await scriptRan(page);
  await page.clock.runFor(30_000);
  expect(await outcome(page)).toBe('network');
  await expect(frame(page).locator('#carbonads')).toHaveCount(2);
  await expect(frame(page).getByRole('link')).toHaveText('First ad');
  await expectWhole(page, messages, ['display carbon-body-top-image']);
});

test('an ad that comes after 14 s takes its place back', async ({ page }) => {
  const { messages } = await open(page, { script: 'late' });
  await scriptRan(page);
  await page.clock.runFor(13_000);
  expect(await outcome(page)).toBe('in-house');
  await page.clock.runFor(1700);
  expect(await outcome(page)).toBe('network');
  await expect(frame(page).getByRole('link')).toHaveText('Late network ad');
  await page.clock.runFor(30_000);
  expect(server.requests).toEqual(['/script/late']);
  await expectWhole(page, messages, [...blockedEvents, 'display carbon-body-top-image']);
});

test('an ad blocker that refuses every request sees an own ad, or the appeal', async ({ page }) => {
  // As a list of rules does: the network, its pictures and analytics.
  await page.route(
    (url) => url.origin === server.origin || url.hostname !== 'localhost',
    (route) =>
      route.request().resourceType() === 'document'
        ? route.fallback()
        : route.abort('blockedbyclient'),
  );
  const { messages } = await open(page, { script: 'ok', feed: 'ok', draw: 0.1 });
  await page.clock.runFor(20_000);
  expect(server.requests).toEqual([]);
  expect(await outcome(page)).toBe('appeal');
  await expect(frame(page)).toContainText('Help us keep running');
  await expect(frame(page).getByRole('img', { name: 'Love' })).toBeVisible();
  await expectWhole(page, messages, [
    'display carbon-body-top-inline',
    'display in-house-adblock-body-top-inline',
  ]);
});

test('a crash leaves the space and is reported once', async ({ page }) => {
  await page.addInitScript(() => {
    const { append } = Element.prototype;
    Element.prototype.append = function (...nodes) {
      if (nodes.some((node) => node instanceof Element && node.id === '_carbonads_js'))
        throw new Error('No scripts here.');
      append.apply(this, nodes);
    };
  });
  const messages = ours(page);
  // The slot is gone as soon as it is there: it is waited for by its event.
  await configure(page, {
    'analytics-id': measurementId,
    'ad-script': `${server.origin}/script/ok`,
  });
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await watchLayoutShift(page);
  await page.goto(path);
  await hydrated(page);
  await expect.poll(async () => (await adEvents(page)).length, { timeout: 15_000 }).toBe(1);
  await page.waitForTimeout(3000);
  await expect(box(page)).toHaveCount(0);
  expect(await adEvents(page)).toEqual([
    expect.stringMatching(/^crash carbon-body-top-(image|inline)$/),
  ]);
  await expect(frame(page)).toBeEmpty();
  expect(await frame(page).boundingBox()).toMatchObject({ height: 126 });
  expect(await layoutShift(page)).toEqual({ sum: 0, sources: [] });
  expect(messages).toEqual([]);
});

test('a crawler finds the space empty', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL!,
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });
  const page = await context.newPage();
  const { messages } = await open(page, { script: 'ok', feed: 'ok' });
  await page.clock.runFor(20_000);
  expect(await outcome(page)).toBe('empty');
  await expect(frame(page)).toHaveText('');
  expect(server.requests).toEqual([]);
  await expectWhole(page, messages, []);
  await context.close();
});

for (const feed of ['refused', 'status-500', 'html', 'no-list', 'null-list', 'huge'] as const) {
  test(`a feed that is ${feed} is asked once and leaves the space empty`, async ({ page }) => {
    const { messages } = await open(page, { feed });
    await until(page, async () => (await outcome(page)) === 'failed');
    await page.clock.runFor(60_000);
    expect(await outcome(page)).toBe('failed');
    await expect(frame(page)).toHaveText('');
    expect(server.requests).toEqual([`/feed/${feed}`]);
    if (feed === 'huge') await expect.poll(() => server.abandoned).toEqual(['/feed/huge']);
    await expectWhole(page, messages, []);
  });
}

test('a feed that hangs is given up after eight seconds', async ({ page }) => {
  const { messages } = await open(page, { feed: 'hanging' });
  await until(page, async () => server.requests.length === 1);
  expect(server.requests).toEqual(['/feed/hanging']);
  await page.clock.runFor(7500);
  expect(await outcome(page)).toBe('waiting');
  await page.clock.runFor(500);
  await expect.poll(() => outcome(page)).toBe('failed');
  await expect.poll(() => server.abandoned).toEqual(['/feed/hanging']);
  await page.clock.runFor(60_000);
  expect(server.requests).toEqual(['/feed/hanging']);
  await expectWhole(page, messages, []);
});

for (const feed of [
  'empty',
  'javascript-link',
  'javascript-image',
  'data-link',
  'data-image',
  'missing-fields',
] as const) {
  test(`a feed with nothing usable (${feed}) is asked ten times`, async ({ page }) => {
    const { messages } = await open(page, { feed });
    await until(page, async () => (await outcome(page)) === 'failed', 2000);
    await page.clock.runFor(60_000);
    expect(server.requests).toEqual(Array(10).fill(`/feed/${feed}`));
    await expect(frame(page)).toHaveText('');
    await expect(frame(page).getByRole('link')).toHaveCount(0);
    await expectWhole(page, messages, []);
  });
}

for (const [feed, text] of [
  ['ok', 'Acme - Tools for tables'],
  ['controls', 'Ac me - Tools for tables'],
  ['overrides', 'Acme - Tools for tables'],
  ['markup', `Acme - <img src="x" onerror="document.title='taken'">`],
] as const) {
  test(`a feed with an ad (${feed}) shows it as text`, async ({ page }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(imageHost)) pictures.push(request.url().slice(imageHost.length));
    });
    const { messages } = await open(page, { feed });
    await until(page, async () => (await outcome(page)) === 'feed');
    const link = frame(page).getByRole('link');
    await expect(link).toHaveAttribute('href', 'https://ads.example/click');
    await expect(link).toHaveAttribute('rel', 'sponsored noopener noreferrer');
    expect((await link.innerText()).replace(/\s+/g, ' ')).toBe(`${text} ad by Carbon`);
    await expect(frame(page).getByRole('img')).toHaveCount(1);
    await page.clock.runFor(10_000);
    expect(server.requests).toEqual([`/feed/${feed}`]);
    await expect
      .poll(() => pictures.slice().sort())
      .toEqual(['/image.svg', '/one?t=1700000000', '/seen?t=1700000000', '/two']);
    await expectWhole(page, messages, ['display carbon-body-top-image']);
  });
}

test('who leaves the page leaves its requests and timers behind', async ({ page }) => {
  const { messages } = await open(page, { feed: 'hanging' });
  await until(page, async () => server.requests.length === 1);
  expect(server.requests).toEqual(['/feed/hanging']);
  await page.locator('a[rel="next"]').click();
  await expect(page).not.toHaveURL(new RegExp(`${path}$`));
  await until(page, async () => server.abandoned.length === 1);
  await until(page, async () => (await box(page).count()) === 1 && server.requests.length === 2);
  expect(server.abandoned).toHaveLength(1);
  expect(messages).toEqual([]);
});

test('the small ad below a demo: asked for once its source is opened, in a box of its own', async ({
  page,
}) => {
  const { messages } = await open(page, {
    script: 'ok',
    feed: 'ok',
    address: '/components/buttons/',
  });
  await scriptRan(page);
  await page.clock.runFor(3000);
  expect(server.requests).toEqual(['/script/ok']);
  const demo = page.locator('[data-demo]').first();
  const name = await demo.getAttribute('data-demo');
  const place = demo.getByRole('complementary', { name: `Advertisement: ${name}` });
  await expect(place).toHaveCount(0);
  await demo.locator('summary').click();
  await expect(place).toHaveCount(1);
  expect(await place.boundingBox()).toMatchObject({ height: 52 });
  // Opening the source moved what is below it; the ad does not.
  const before = (await layoutShift(page)).sum;
  await until(page, async () => (await place.getByRole('link').count()) === 1);
  await expect(place.getByRole('link')).toHaveText(
    'Ad Acme - Tools for tables Get startedad by Carbon',
  );
  expect(await place.boundingBox()).toMatchObject({ height: 52 });
  expect((await layoutShift(page)).sum).toBe(before);
  // axe waits by timers of the page.
  await page.clock.resume();
  expect(await axeFindings(page, '[data-demo] [data-ad]')).toEqual([]);
  await demo.locator('summary').click();
  await demo.locator('summary').click();
  await page.clock.runFor(10_000);
  expect(server.requests).toEqual(['/script/ok', '/feed/ok']);
  await expect
    .poll(async () => (await adEvents(page)).sort())
    .toEqual(['display carbon-body-top-image', 'display carbon-demo-inline']);
  expect(messages).toEqual([]);
});

test('a click reports the ad that was clicked, not its wrapper', async ({ page, context }) => {
  await context.route('https://tidelift.com/**', (route) => route.fulfill({ body: 'Tidelift' }));
  await open(page, {});
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    frame(page).getByRole('link').click(),
  ]);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  expect((await adEvents(page)).filter((event) => event.startsWith('click'))).toEqual([
    'click in-house-tidelift',
  ]);
});

test('without configuration an own ad stands there, and nobody else is asked', async ({ page }) => {
  const seen = watch(page);
  await watchLayoutShift(page);
  await page.goto(path);
  await hydrated(page);
  await expect(box(page)).toHaveAttribute('data-ad-content', 'in-house', { timeout: 15_000 });
  await page.waitForLoadState('networkidle');
  await expect(frame(page).getByRole('link')).toHaveText(/ad by MUI/);
  expect(await layoutShift(page)).toEqual({ sum: 0, sources: [] });
  expect(seen.foreign).toEqual([]);
  expect(seen.messages).toEqual([]);
});

test('a page that opts out keeps no space', async ({ page }) => {
  for (const address of ['/versions/', '/zh/versions/']) {
    await page.goto(address);
    await hydrated(page);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('[data-ad]')).toHaveCount(0);
  }
});

test('without script the space is kept, and empty', async ({ browser, baseURL }) => {
  for (const [width, height] of [
    [1280, 126],
    [390, 142],
  ] as const) {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width, height: 844 },
    });
    const page = await context.newPage();
    await page.goto(baseURL + path);
    expect(await frame(page).boundingBox()).toMatchObject({ height });
    await expect(frame(page)).toHaveText('');
    await context.close();
  }
});

const views = [
  [1280, 'light', 'ltr'],
  [1280, 'dark', 'rtl'],
  [390, 'light', 'rtl'],
  [390, 'dark', 'ltr'],
] as const;
const outcomes: { content: string; setup: Setup }[] = [
  { content: 'network', setup: { script: 'ok' } },
  { content: 'in-house', setup: {} },
  { content: 'in-house', setup: { draw: 0.19 } },
  { content: 'appeal', setup: { script: 'missing', draw: 0.19 } },
  { content: 'feed', setup: { feed: 'ok' } },
  { content: 'feed', setup: { feed: 'ok', draw: 0.19 } },
  { content: 'failed', setup: { feed: 'no-list' } },
];

const seen = views.flatMap(([width, mode, direction]) =>
  (['', '/zh'] as const)
    // The opposite corners in Chinese too.
    .filter((language) => language === '' || (width === 390) === (mode === 'dark'))
    .map((language) => ({ width, mode, direction, language })),
);
for (const { width, mode, direction, language } of inTurn(seen, 3)) {
  test(`every outcome has one size at ${width} px, ${mode}, ${direction}, on ${language}/`, async ({
    browser,
    baseURL,
  }) => {
    for (const { content, setup } of outcomes) {
      const name = `${content} ${JSON.stringify(setup)}`;
      const context = await browser.newContext({
        baseURL: baseURL!,
        viewport: { width, height: 844 },
      });
      const page = await context.newPage();
      const { messages } = await open(page, {
        ...setup,
        address: language + path,
        query: `?mode=${mode}&dir=${direction}`,
      });
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      if (setup.script === 'ok') await scriptRan(page);
      await until(page, async () => (await outcome(page)) === content, 500);
      const size = await frame(page).boundingBox();
      expect(size, name).toMatchObject({ height: width === 390 ? 142 : 126 });
      // Nothing is cut off or sticks out.
      const cut = await box(page).evaluate((element) =>
        [element, ...element.querySelectorAll<HTMLElement>('a, p, span, div')]
          .filter(
            ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
              clientHeight > 0 &&
              (scrollHeight > clientHeight + 2 || scrollWidth > clientWidth + 2),
          )
          .map((part) => `${part.tagName}.${part.className}`),
      );
      expect(cut, name).toEqual([]);
      expect(await layoutShift(page), name).toEqual({ sum: 0, sources: [] });
      await expect(
        page.getByRole('complementary', {
          name: language ? '广告' : 'Advertisement',
          exact: true,
        }),
      ).toHaveCount(1);
      // axe waits by timers of the page.
      await page.clock.resume();
      expect(await axeFindings(page, '[data-ad=""]'), name).toEqual([]);
      expect(messages, name).toEqual([]);
      await context.close();
    }
  });
}
