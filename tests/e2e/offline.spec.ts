import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { retiringWorker } from '../../plugins/offline/lib/retiringWorker';
import { field, figure, inside, saying, shown, type } from '../support/editor';
import { hostOfEachTest } from '../support/hostOfEachTest';
import { hydrated } from '../support/page';

const root = path.resolve(__dirname, '../..');
const chips = '/components/chips/';
const sorting = '/x/react-data-grid/sorting/';

const host = hostOfEachTest();

const go = (page: Page, address: string) => page.goto(host().origin + address);

/** Every address of which a copy is kept, without the origin. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys())
        kept.push(`${name}: ${url.replace(window.location.origin, '')}`);
    }
    return kept;
  });

const scopesOf = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations())
      .map(({ scope }) => new URL(scope).pathname)
      .sort(),
  );

/** Opens a page and waits until it and its demos are kept. */
async function read(page: Page, address: string): Promise<void> {
  await go(page, address);
  await hydrated(page);
  const language = address.startsWith('/zh/') ? '/zh' : '';
  await expect
    .poll(async () => (await keptIn(page)).filter((at) => at.endsWith(`: ${address}`)).length)
    .toBe(1);
  await expect
    .poll(async () => (await keptIn(page)).some((at) => at.includes(`${language}/assets/demos/`)))
    .toBe(true);
  // Until nothing more comes.
  let count = -1;
  await expect
    .poll(
      async () => {
        const before = count;
        count = (await keptIn(page)).length;
        return count === before;
      },
      { intervals: [700] },
    )
    .toBe(true);
}

/** Waits until a worker answers for the page. */
const controlled = (page: Page) =>
  expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);

/** A page with a worker, reloaded once so that the worker answers for it; counts what is loaded from then on. */
async function openControlled(page: Page, address: string): Promise<() => number> {
  await go(page, address);
  await hydrated(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await hydrated(page);
  await controlled(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

/** A new release, whose worker has taken over. */
async function bringRelease(page: Page): Promise<void> {
  host().release = '/* B */';
  await page.evaluate(async () => {
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve),
    );
    await (await navigator.serviceWorker.getRegistration())!.update();
    await changed;
  });
}

for (const address of [chips, `/zh${chips}`, sorting]) {
  test(`${address}: a page that was read once can be read without a network, with its demos`, async ({
    page,
  }) => {
    await read(page, address);
    host().isUp = false;
    await page.reload();
    await hydrated(page);
    await expect(page.locator('h1')).toBeVisible();
    const demos = page.locator('[data-demo]');
    expect(await demos.count()).toBeGreaterThan(2);
    const last = demos.last().locator('[data-status]').first();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveAttribute('data-status', 'live');
  });
}

test('each site has its worker, which keeps nothing of the other, and nothing of an ad', async ({
  page,
}) => {
  await read(page, chips);
  expect(await scopesOf(page)).toEqual(['/']);
  await read(page, sorting);
  expect(await scopesOf(page)).toEqual(['/', '/x/']);
  await page.evaluate(() => fetch('/x/introduction/').then((response) => response.text()));
  await page.evaluate(() => fetch('/ads-in-house/figma.svg').then((response) => response.text()));
  await go(page, '/no/such/page/');
  const kept = await keptIn(page);
  const pages = kept.filter((at) => at.startsWith('docs-pages'));
  expect(pages.toSorted()).toEqual([`docs-pages /: ${chips}`, `docs-pages /x/: ${sorting}`]);
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter((at) => /ads?[-/]|no\/such/.test(at.replace(/.*: /, '')))).toEqual([]);
});

test('a page that is reached by a link is kept, too', async ({ page }) => {
  await read(page, chips);
  await page.locator(`a[href="${'/components/buttons/'}"]`).first().click();
  await expect(page).toHaveURL(`${host().origin}/components/buttons/`);
  await expect.poll(async () => (await keptIn(page)).join()).toContain(': /components/buttons/');
});

for (const [prefix, title, language] of [
  ['', 'You are offline', 'en'],
  ['/zh', '当前处于离线状态', 'zh-CN'],
] as const) {
  test(`${language}: a page that is not there leads to the list of those that are`, async ({
    page,
  }) => {
    await read(page, prefix + chips);
    host().isUp = false;
    await go(page, `${prefix}/components/tabs/`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('listitem').getByRole('link').first().click();
    await expect(page).toHaveURL(host().origin + prefix + chips);
    await expect(page.locator('[data-demo]').first()).toBeVisible();
    await go(page, `${prefix}/components/tabs/`);
    host().isUp = true;
    await page.locator('.retry').click();
    await expect(page.locator('[data-demo]').first()).toBeVisible();
  });
}

test('a new release reloads each open tab once', async ({ page, context }) => {
  const first = await openControlled(page, chips);
  const other = await context.newPage();
  await go(other, '/components/tabs/');
  await controlled(other);
  let second = 0;
  other.on('load', () => (second += 1));
  host().release = '/* B */';
  await other.evaluate(() =>
    navigator.serviceWorker
      .getRegistration()
      .then((found) => found!.update().then(() => undefined)),
  );
  await expect.poll(() => [first(), second], { timeout: 20_000 }).toEqual([1, 1]);
  await page.waitForTimeout(1000);
  expect([first(), second]).toEqual([1, 1]);
});

test('a new release waits while the reader types in a demo, and for the tab to have focus', async ({
  page,
}) => {
  const loads = await openControlled(page, '/components/text-fields/');
  const field = page.locator('[data-demo] input').first();
  await field.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-status="live"]').first()).toBeVisible();
  await field.click();
  await field.pressSequentially('abc');
  await bringRelease(page);
  await page.waitForTimeout(600);
  expect(loads()).toBe(0);
  await expect(field).toHaveValue(/abc/);
  // Playwright's pages have focus, all of them.
  await page.evaluate(() => {
    document.hasFocus = () => false;
    (document.activeElement as HTMLElement).blur();
  });
  await page.waitForTimeout(600);
  expect(loads()).toBe(0);
  await page.evaluate(() => {
    document.hasFocus = () => true;
  });
  await expect.poll(loads).toBe(1);
});

test('a new release waits while an editor is open, wherever the focus is', async ({ page }) => {
  const loads = await openControlled(page, chips);
  await figure(page)
    .getByRole('button', { name: /^Edit / })
    .click();
  await shown(page);
  await page.getByRole('button', { name: 'What I changed' }).click();
  await bringRelease(page);
  await page.waitForTimeout(600);
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-editor] iframe')!.focus());
  await page.waitForTimeout(600);
  expect(loads()).toBe(0);
  await page.getByRole('button', { name: 'Close editor' }).click();
  await expect.poll(loads).toBe(1);
});

test("the playground that was used is there without a network, with the reader's code", async ({
  page,
}) => {
  await openControlled(page, '/playground/');
  await shown(page);
  await type(page, saying('of the reader'));
  await expect(inside(page).getByText('of the reader')).toBeVisible();
  await expect
    .poll(async () => (await keptIn(page)).join())
    .toContain('/sandboxes/docs/_playground/Components.json');
  host().isUp = false;
  await page.reload();
  await hydrated(page);
  await expect(field(page)).toContainText('of the reader');
});

/** What was ever at an address of a worker, and a page in its scope. */
const earlier = [
  { name: 'first', at: '/sw.js', scope: '/', chunk: '/609.sw.js' },
  { name: 'today', at: '/sw.js', scope: '/', chunk: undefined },
  { name: 'today', at: '/x/sw.js', scope: '/x/', chunk: undefined },
];

for (const { name, at, scope, chunk } of earlier) {
  test(`the kill switch removes the worker "${name}" at ${at} and what it has kept`, async ({
    page,
  }) => {
    if (chunk) {
      const folder = path.join(root, 'tests/fixtures/workers', name);
      for (const file of [at, chunk])
        host().texts.set(file, fs.readFileSync(path.join(folder, file), 'utf8'));
      // Its pages registered it themselves; today's page would register another one.
      await go(page, '/robots.txt');
      await page.evaluate(
        async ([address, below]) => {
          const parameters = encodeURIComponent(
            JSON.stringify({ offlineMode: true, debug: false }),
          );
          await navigator.serviceWorker.register(`${address}?params=${parameters}`, {
            scope: below,
          });
          await navigator.serviceWorker.ready;
        },
        [at, scope] as const,
      );
      await page.reload();
      await page.evaluate(() => fetch('/manifest.json').then((response) => response.text()));
    } else {
      await read(page, scope === '/' ? chips : sorting);
    }
    await expect.poll(async () => (await keptIn(page)).length).toBeGreaterThan(0);
    host().texts.set(at, retiringWorker(['/', '/zh/']));
    // A page of a site that registers none, in the scope of the worker.
    host().texts.set(`${scope}plain/`, '');
    await go(page, `${scope}plain/`);
    await expect.poll(() => scopesOf(page)).not.toContain(scope);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  });
}

test('pages are read as ever if there is no room to keep anything', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: host().origin, quotaSize: 1 });
  await openControlled(page, chips);
  await go(page, '/components/tabs/');
  await hydrated(page);
  await page.locator('[data-demo]').first().scrollIntoViewIfNeeded();
  await expect(page.locator('[data-status="live"]').first()).toBeVisible();
});

test('pages are read as ever if the browser refuses the storage', async ({ page }) => {
  host().release = `for (const name of ['open', 'match', 'keys', 'has', 'delete'])
    CacheStorage.prototype[name] = () => Promise.reject(new DOMException('refused', 'SecurityError'));
  indexedDB.open = () => { throw new DOMException('refused', 'SecurityError'); };`;
  await openControlled(page, chips);
  await go(page, '/components/tabs/');
  await hydrated(page);
  await expect(page.locator('[data-status="live"]').first()).toBeVisible();
  host().isUp = false;
  await go(page, '/components/menus/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
});

test('a demo whose script is gone loads the page again once, and then says so', async ({
  page,
}) => {
  const folder = '/assets/demos/docs/components';
  const [script] = fs
    .readdirSync(path.join(root, 'build', folder))
    .filter((name) => /^chips\.\w+\.js$/.test(name));
  expect(script).toBeDefined();
  host().gone.add(`${folder}/${script}`);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await go(page, chips);
  await expect.poll(() => loads).toBe(2);
  await page.locator('[data-demo]').first().scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.waitForTimeout(1000);
  expect(loads).toBe(2);
});

for (const prefix of ['', '/zh']) {
  test(`${prefix}/: the site can be installed`, async ({ page, request }) => {
    await go(page, `${prefix}/`);
    const address = await page.locator('link[rel="manifest"]').getAttribute('href');
    const manifest = (await (await request.get(host().origin + address!)).json()) as {
      lang: string;
      icons: { src: string; purpose: string; sizes: string }[];
      shortcuts: { url: string }[];
    };
    expect(manifest.lang).toBe(prefix ? 'zh-CN' : 'en');
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
    const addresses = [
      ...manifest.icons.map(({ src }) => src),
      ...manifest.shortcuts.map(({ url }) => url),
    ];
    expect(addresses.length).toBeGreaterThan(8);
    for (const at of addresses) expect((await request.get(host().origin + at)).status()).toBe(200);
    const session = await page.context().newCDPSession(page);
    const { errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
  });
}
