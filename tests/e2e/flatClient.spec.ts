import { execFile } from 'node:child_process';
import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import handler from 'serve-handler';
import { LoopbackHost } from '../support/loopbackHost';
import { flatBase, makeFlatSite, recipe, recipeCount, type Release } from '../support/makeFlatSite';

const root = path.resolve(__dirname, '../..');
const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** Builds a release of the site. @returns its folder */
async function build(folder: string, release: Release): Promise<string> {
  makeFlatSite(folder, release);
  const out = `build-${release}`;
  await promisify(execFile)(process.execPath, [docusaurus, 'build', '--out-dir', out], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return path.join(folder, out);
}

/** A host below whose base URL one release lies, and later another. */
class Host extends LoopbackHost {
  release: Release = 1;

  constructor(private readonly folders: Record<Release, string>) {
    super();
  }

  protected async answer(request: http.IncomingMessage, response: http.ServerResponse) {
    const address = request.url ?? '/';
    if (!address.startsWith(flatBase)) {
      response.writeHead(404).end('Outside the site');
      return;
    }
    request.url = address.slice(flatBase.length - 1);
    await handler(request, response, { public: this.folders[this.release], trailingSlash: true });
  }
}

// One site for all tests of the file: it is built once.
test.describe.configure({ mode: 'default' });

let folder: string;
let host: Host;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  // Below the project, where its packages are found.
  fs.mkdirSync(path.join(root, 'test-results'), { recursive: true });
  folder = fs.mkdtempSync(path.join(root, 'test-results', 'flat-client-'));
  host = new Host({ 1: await build(folder, 1), 2: await build(folder, 2) });
  await host.start();
});

test.afterAll(async () => {
  await host?.stop();
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

test.beforeEach(() => {
  host.release = 1;
});

interface Seen {
  /** Console messages and errors. */
  messages: string[];
  /** Documents that were asked for. */
  documents: string[];
  /** Names of scripts that were asked for. */
  scripts: string[];
}

function watch(page: Page): Seen {
  const seen: Seen = { messages: [], documents: [], scripts: [] };
  page.on('console', (message) => seen.messages.push(message.text()));
  page.on('pageerror', (error) => seen.messages.push(String(error)));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'document') seen.documents.push(pathname);
    if (pathname.endsWith('.js')) seen.scripts.push(path.basename(pathname));
  });
  return seen;
}

/** Opens an address below the base and waits until the page is alive. */
async function open(page: Page, address: string): Promise<Seen> {
  const seen = watch(page);
  await page.goto(`${host.origin}${flatBase}${address}`);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  return seen;
}

const heading = (page: Page) => page.locator('h1');

for (const [what, address, title] of [
  ['in a large section', `docs/recipes/${recipe(55)}/`, 'Recipe 55'],
  ['in a small section', 'docs/tools/tool-2/', 'Tool 2'],
  ['that stands in no section', 'docs/intro/', 'Introduction'],
  ['in the other language', `zh/docs/recipes/${recipe(55)}/`, '第五十五道菜'],
  ['of a cut version', `docs/1.0/recipes/${recipe(7)}/`, 'Recipe 7'],
  ['of another plugin', 'blog/2026/01/05/first/', 'First post'],
  ['outside the docs', 'about/', 'About'],
  ['at the base', '', 'Manual'],
] as const) {
  test(`a page ${what} is opened by its address`, async ({ page }) => {
    const seen = await open(page, address);
    await expect(heading(page)).toHaveText(title);
    // A difference between the server's HTML and the browser's first render would be told here.
    expect(seen.messages).toEqual([]);
  });
}

test('links, the page list and the next page lead on without another document', async ({
  page,
}) => {
  const seen = await open(page, 'docs/intro/');
  await page.getByRole('article').getByRole('link', { name: 'the tools' }).click();
  await expect(heading(page)).toHaveText('Tool 1');
  await page.getByRole('article').getByRole('link', { name: 'the recipe' }).click();
  await expect(heading(page)).toHaveText('Recipe 51');
  await page.getByRole('link', { name: 'Next Recipe 52' }).click();
  await expect(heading(page)).toHaveText('Recipe 52');
  await page.locator('nav.menu').getByRole('link', { name: 'Recipe 3', exact: true }).click();
  await expect(heading(page)).toHaveText('Recipe 3');
  await page.goBack();
  await expect(heading(page)).toHaveText('Recipe 52');
  expect(seen.documents).toEqual([`${flatBase}docs/intro/`]);
  expect(seen.messages).toEqual([]);
});

test('the other language leads on in that language', async ({ page }) => {
  const seen = await open(page, `zh/docs/recipes/${recipe(54)}/`);
  await page.locator('.pagination-nav__link--next').click();
  await expect(heading(page)).toHaveText('第五十五道菜');
  expect(seen.documents).toHaveLength(1);
  expect(seen.messages).toEqual([]);
});

/** Has the browser say that it is on a metered connection, on which nothing is fetched ahead. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

test('a cut version is a section of its own: its table comes with its first page', async ({
  page,
}) => {
  await saveData(page);
  const seen = await open(page, `docs/recipes/${recipe(7)}/`);
  const tables = () => seen.scripts.filter((name) => name.startsWith('pages-'));
  expect(tables()).not.toEqual([]);
  expect(tables().filter((name) => name.includes('1-0'))).toEqual([]);
  await page.getByRole('button', { name: 'Next' }).hover();
  await page.getByRole('link', { name: '1.0', exact: true }).click();
  await expect(page.getByText('Step 7, as it was in 1.0.')).toBeVisible();
  expect(tables().filter((name) => name.includes('1-0'))).not.toEqual([]);
  expect(seen.documents).toHaveLength(1);
  expect(seen.messages).toEqual([]);
});

test.describe('fetching ahead', () => {
  /** Scripts asked for after something was done, once the network is silent. */
  async function after(page: Page, { scripts }: Seen, act: () => Promise<void>): Promise<string[]> {
    await page.waitForLoadState('networkidle');
    const before = scripts.length;
    await act();
    await page.waitForTimeout(500);
    await page.waitForLoadState('networkidle');
    return scripts.slice(before);
  }
  const pointAtRecipe = (page: Page) => () =>
    page.getByRole('link', { name: 'the recipe' }).hover();

  test('a link in view brings its table and hints at its page, below the base URL', async ({
    page,
  }) => {
    const seen = await open(page, 'docs/tools/tool-1/');
    await page.waitForLoadState('networkidle');
    expect(
      seen.scripts.filter((name) => name.startsWith('pages-lib-manual-docs-recipes')),
    ).not.toEqual([]);
    const hints = await page
      .locator('link[rel="prefetch"]')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
      );
    expect(hints.length).toBeGreaterThan(0);
    expect(hints.filter((hint) => !hint.startsWith(`${flatBase}assets/js/`))).toEqual([]);
  });

  test('a link that is pointed at brings its page, so that a click asks for nothing more', async ({
    page,
  }) => {
    const seen = await open(page, 'docs/tools/tool-1/');
    await after(page, seen, pointAtRecipe(page));
    const more = await after(page, seen, async () => {
      await page.getByRole('link', { name: 'the recipe' }).click();
      await expect(heading(page)).toHaveText('Recipe 51');
    });
    // The links of the page that has come are in view now: hints at theirs are no part of it.
    const evaluated = await page.evaluate(() =>
      [...document.querySelectorAll('script[src]')].map(
        (script) => (script as HTMLScriptElement).src,
      ),
    );
    expect(more.filter((name) => evaluated.some((src) => src.includes(name)))).toEqual([]);
  });

  test('with Save-Data nothing is fetched ahead', async ({ page }) => {
    await saveData(page);
    const seen = await open(page, 'docs/tools/tool-1/');
    expect(await after(page, seen, pointAtRecipe(page))).toEqual([]);
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
    await page.getByRole('link', { name: 'the recipe' }).click();
    await expect(heading(page)).toHaveText('Recipe 51');
  });
});

test('an address that no page has says so, and leads back', async ({ page }) => {
  for (const address of ['docs/recipes/unknown/', 'zh/docs/nowhere/else/']) {
    const seen = await open(page, address);
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('nav.menu')).toHaveCount(0);
    await page.locator('.navbar__brand').waitFor();
    // The browser's own word about the answer's status.
    expect(seen.messages.filter((message) => !message.includes('status of 404'))).toEqual([]);
  }
});

test('the first load does not grow with the pages: the main file names none of them', () => {
  const scripts = path.join(folder, 'build-1/assets/js');
  const names = fs.readdirSync(scripts);
  const shell = names.filter((name) => /^(main|runtime~main)\./.test(name));
  const tables = names.filter((name) => name.startsWith('pages-') && name.includes('recipes'));
  const text = (list: string[]) =>
    list.map((name) => fs.readFileSync(path.join(scripts, name), 'utf8')).join('\n');
  const known = (list: string[]) =>
    Array.from({ length: recipeCount }, (_, index) => recipe(index + 1)).filter((name) =>
      text(list).includes(`recipes/${name}/`),
    );
  expect(shell).toHaveLength(2);
  expect(tables.length).toBeGreaterThan(2);
  expect(known(tables)).toHaveLength(recipeCount);
  expect(known(shell)).toHaveLength(0);
});

test.describe('a new release', () => {
  for (const [where, address, name, text] of [
    ['in its section', `docs/recipes/${recipe(50)}/`, 'Next Recipe 51', 'Step 51 of release 2'],
    ['in another section', 'docs/tools/tool-1/', 'the recipe', 'Step 51 of release 2'],
  ] as const) {
    test(`a tab of the older one goes on ${where}, in the new one`, async ({ page }) => {
      // Otherwise the tab may have the page already, as it was.
      await saveData(page);
      const { documents } = await open(page, address);
      host.release = 2;
      await page.getByRole('link', { name }).click();
      await expect(page.getByText(`${text}: Until tomorrow.`)).toBeVisible();
      expect(documents).toEqual(
        [address, `docs/recipes/${recipe(51)}/`].map((each) => flatBase + each),
      );
    });
  }

  test('a page that was on its way when it came is loaded again', async ({ page }) => {
    await page.route(/\/assets\/js\/pages-/, (route) => {
      host.release = 2;
      return route.fallback();
    });
    const { documents } = await open(page, `docs/recipes/${recipe(50)}/`);
    await expect(page.getByText('Step 50 of release 2: Until tomorrow.')).toBeVisible();
    expect(documents).toHaveLength(2);
  });

  test('a page stays readable where the network ends while it is on its way', async ({ page }) => {
    await page.route(/\/assets\/js\/pages-/, (route) => route.abort());
    const { documents, messages } = watch(page);
    await page.goto(`${host.origin}${flatBase}docs/recipes/${recipe(50)}/`);
    await expect.poll(() => messages.join()).toContain('ChunkLoadError');
    await page.waitForLoadState('networkidle');
    expect(documents).toHaveLength(1);
    await expect(page.getByText('Step 50 of release 1: Good morning.')).toBeVisible();
  });

  test('a page whose scripts stay of another release is loaded again once', async ({ page }) => {
    const { documents, messages } = watch(page);
    await page.route(/\/assets\/js\/pages-/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/[0-9a-f]{16}/g, '0'.repeat(16));
      await route.fulfill({ response, body });
    });
    await page.goto(`${host.origin}${flatBase}docs/recipes/${recipe(50)}/`);
    await expect.poll(() => messages.length).toBeGreaterThan(1);
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Step 50 of release 1: Good morning.')).toBeVisible();
    expect(documents).toHaveLength(2);
  });
});
