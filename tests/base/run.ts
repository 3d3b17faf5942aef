import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { expect, type Browser, type Page } from '@playwright/test';
import type { ParsedOptions } from '../../tools/command/parseOptions.cjs';
import { runCommand } from '../../tools/command/runCommand.cjs';
import { belowBase, readBaseUrl } from '../../tools/site/belowBase.mjs';
import { createSiteServer, listen } from '../../tools/site/server.mjs';
import { openContext } from '../bench/openContext';
import { copyWorkingTree } from '../support/copyWorkingTree';
import { createChecks } from '../support/createChecks';
import { findBrowser, launchBrowser } from '../support/findBrowser';
import { hydrated, watch } from '../support/page';
import { checkAddresses } from './checkAddresses';

const root = path.resolve(__dirname, '../..');
const site = 'https://docs.example.org/manual/';
const help = `Builds a copy of the project for ${site} and looks whether all of it lies below that path: every address in every
page, and in a browser the requests, links, search, demos, redirects and the offline worker.

  npm run test:base                     takes some five minutes
  npm run test:base -- --built <folder> looks at a build for that address and SERVICE_WORKER_HOSTS=localhost that is there already

Ends with a line "N passed, N failed".`;

/** Pages of each kind; addresses without base URL and language. */
const pages = [
  '',
  'components/buttons/',
  'components/tabs/',
  'getting-started/installation/',
  'customization/theming/',
  'x/react-data-grid/sorting/',
  'x/react-charts/bars/',
  'api-docs/button/',
  'versions/',
];
const languages = { en: '', zh: 'zh/' };

const { check, conclude } = createChecks();

/** What a page did that lies outside, or failed. */
function follow(page: Page, base: string) {
  const faults: string[] = [];
  let requests = 0;
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin !== new URL(base).origin) return;
    requests += 1;
    if (!response.url().startsWith(base)) faults.push(`outside: ${pathname}`);
    else if (response.status() >= 400) faults.push(`${response.status()}: ${pathname}`);
  });
  return { faults, count: () => requests };
}

async function checkInBrowser(browser: Browser, origin: string, built: string): Promise<void> {
  const base = `${origin}${readBaseUrl(built)}`;
  const context = await openContext(browser, { viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();

  for (const [language, prefix] of Object.entries(languages)) {
    const at = (address: string) => `${base}${prefix}${address}`;

    await check(`${language}: pages ask and link below the base only`, async () => {
      let links = 0;
      const seen = follow(page, base);
      const { messages } = watch(page);
      for (const address of pages) {
        await page.goto(at(address));
        await hydrated(page);
        await page.mouse.move(200, 300);
        await page.waitForLoadState('networkidle');
        const hrefs = await page.$$eval('a[href]', (all) =>
          all.map((link) => (link as HTMLAnchorElement).href),
        );
        const own = hrefs.filter((href) => href.startsWith(`${origin}/`));
        links += own.length;
        const demos = ['/team', '/billing', '/audit'].map((each) => origin + each);
        expect(own.filter((href) => !href.startsWith(base) && !demos.includes(href))).toEqual([]);
      }
      expect([...seen.faults, ...messages]).toEqual([]);
      assert.ok(links > 100 && seen.count() > 50);
      console.log(`  ${pages.length} pages, ${links} links, ${seen.count()} requests`);
    });

    await check(
      `${language}: a link, the search and the other language lead on below it`,
      async () => {
        const seen = follow(page, base);
        await page.goto(at('components/buttons/'));
        await hydrated(page);
        await page.locator('nav a[href$="/components/tabs/"]').first().click();
        await expect(page).toHaveURL(at('components/tabs/'));
        await page.keyboard.press('/');
        await page.locator('dialog[open] input').first().fill('sorting');
        const result = page.locator(`dialog[open] a[href*="sorting"]`).first();
        await expect(result).toHaveAttribute('href', new RegExp(`^${new URL(at('')).pathname}`));
        await result.click();
        await expect(page).toHaveURL(new RegExp(`^${at('')}.*sorting`));
        await page.goto(at('components/tabs/'));
        await hydrated(page);
        const other = language === 'en' ? 'zh/' : '';
        const link = page.locator(`a[hreflang="${language === 'en' ? 'zh-CN' : 'en'}"]`).first();
        await expect(link).toHaveAttribute(
          'href',
          new RegExp(`^${new URL(base).pathname}${other}components/tabs/`),
        );
        expect(seen.faults).toEqual([]);
      },
    );

    await check(`${language}: an API page shows its rows after a navigation`, async () => {
      const seen = follow(page, base);
      await page.goto(at('components/buttons/'));
      await hydrated(page);
      await page.locator('main a[href*="/api-docs/"]').first().click();
      await expect(page).toHaveURL(new RegExp(`^${at('api-docs/')}`));
      await expect(page.locator('main h1')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(seen.faults).toEqual([]);
    });

    await check(`${language}: a demo comes alive, and its project is there`, async () => {
      const seen = follow(page, base);
      await page.goto(at('components/buttons/'));
      await hydrated(page);
      const demo = page.locator('[data-demo]').first();
      await demo.scrollIntoViewIfNeeded();
      await page.mouse.move(210, 310);
      await expect(demo.locator('[data-status]')).toHaveAttribute('data-status', 'live', {
        timeout: 20_000,
      });
      const name = await demo.getAttribute('data-demo');
      const project = await page.request.get(at(`sandboxes/docs/components/buttons/${name}.json`));
      expect(project.status()).toBe(200);
      expect(seen.faults).toEqual([]);
    });

    await check(`${language}: the product of a page is known`, async () => {
      await page.goto(at('x/react-data-grid/sorting/'));
      await expect(page.locator('meta[name="mui:productId"]')).toHaveAttribute(
        'content',
        'x-data-grid',
      );
    });

    await check(`${language}: moved and unknown addresses`, async () => {
      await page.goto(at('api/button/?a=1'));
      await expect(page).toHaveURL(at('api-docs/button/?a=1'));
      const unknown = await page.goto(at('nowhere/'));
      expect(unknown!.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute(
        'lang',
        language === 'en' ? 'en' : 'zh-CN',
      );
      // On a host that knows no redirects, the page for unknown addresses goes on by itself.
      await page.route(at('api/chip/'), (route) =>
        route.fulfill({ status: 404, path: path.join(built, prefix, '404.html') }),
      );
      await page.goto(at('api/chip/'));
      await expect(page).toHaveURL(at('api-docs/chip/'));
    });

    await check(`${language}: the offline worker has the base as its scope`, async () => {
      await page.goto(at('components/tabs/'));
      await hydrated(page);
      const scope = await page.evaluate(async () => {
        const patience = new Promise<null>((resolve) => setTimeout(resolve, 15_000, null));
        return (await Promise.race([navigator.serviceWorker.ready, patience]))?.scope;
      });
      expect(scope).toBe(at(''));
    });
  }
  await context.close();
}

async function checkBuild(built: string): Promise<void> {
  await check('every address in every page lies below the base, and is there', () => {
    const { pages: count, addresses, distinct, outside, broken } = checkAddresses(built, site);
    console.log(`  ${count} pages, ${addresses} addresses, ${distinct} different ones`);
    assert.ok(count > 100 && addresses > 1000);
    assert.deepEqual(outside, []);
    assert.deepEqual(broken, []);
  });
  await check('manifest and sitemap name addresses below the base', () => {
    for (const prefix of Object.values(languages)) {
      const manifest = JSON.parse(
        fs.readFileSync(path.join(built, prefix, 'manifest.json'), 'utf8'),
      ) as { start_url: string; icons: { src: string }[] };
      const named = [manifest.start_url, ...manifest.icons.map(({ src }) => src)];
      for (const address of named) {
        const { href } = new URL(address, `${site}${prefix}manifest.json`);
        assert.ok(href.startsWith(site + prefix), `${prefix}manifest.json: ${address}`);
      }
      const sitemap = fs.readFileSync(path.join(built, prefix, 'sitemap.xml'), 'utf8');
      const addresses = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address!);
      assert.ok(addresses.length > 100);
      assert.deepEqual(
        addresses.filter((address) => !address.startsWith(site + prefix)),
        [],
      );
    }
  });
  const browser = await launchBrowser(await findBrowser());
  const server = belowBase(createSiteServer(built), readBaseUrl(built));
  try {
    const port = await listen(server, 0);
    await checkInBrowser(browser, `http://localhost:${port}`, built);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

async function work({ options }: ParsedOptions): Promise<number> {
  const { '--built': folder } = options;
  if (folder !== undefined) {
    await checkBuild(path.resolve(folder));
  } else {
    const copy = copyWorkingTree(root);
    console.log(`Copy: ${copy.folder}`);
    try {
      const isBuilt = await check('the site builds for an address with a path', () => {
        const env = { SITE_URL: site, SERVICE_WORKER_HOSTS: 'localhost' };
        const { code, output } = copy.run('npm', ['run', '--silent', 'build'], env);
        assert.equal(code, 0, output.split('\n').slice(-60).join('\n'));
      });
      if (isBuilt) await checkBuild(path.join(copy.folder, 'build'));
    } finally {
      copy.remove();
    }
  }
  return conclude();
}

void runCommand({ name: 'npm run test:base', help, options: { '--built': true }, work });
