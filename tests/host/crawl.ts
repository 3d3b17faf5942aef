import fs from 'node:fs';
import path from 'node:path';
import { expect, type Browser } from '@playwright/test';
import type { HostingTable } from '../../plugins/hosting/lib/hostingTable';
import { filesBelow } from '../../plugins/support/filesBelow';
import type { Redirect } from '../../src/navigation/rules/paths/findRedirect';
import type { ParsedOptions } from '../../tools/command/parseOptions.cjs';
import { Refusal } from '../../tools/command/refusal.cjs';
import { runCommand } from '../../tools/command/runCommand.cjs';
import { createSiteServer, listen } from '../../tools/site/server.mjs';
import { openContext } from '../bench/openContext';
import { createChecks } from '../support/createChecks';
import { findBrowser, launchBrowser } from '../support/findBrowser';
import { hydrated, wakeDemos, watch } from '../support/page';
import { caddyVersion, startCaddy } from './startCaddy';
import { nginxVersion, startNginx } from './startNginx';

const root = path.resolve(__dirname, '../..');
const help = `Opens built pages in a real browser, served by nginx and Caddy with the generated configurations and by the local server: no console
message, no violation of the policy in the header, demos alive, a search that finds.

  npm run test:host                      every 40th page of each language
  npm run test:host -- --every 1         every page, which takes an hour or more
  npm run test:host -- --built <folder>  of another build than build/

Ends with a line "N passed, N failed".`;

const { check, conclude } = createChecks();

async function crawl(browser: Browser, host: string, origin: string, pages: readonly string[]) {
  const context = await openContext(browser, { viewport: { width: 1280, height: 900 } });
  for (const language of ['', '/zh']) {
    const own = pages.filter((each) => each.startsWith('/zh/') === (language !== ''));
    await check(`${host}: ${own.length} pages below ${language}/ keep the policy`, async () => {
      expect(own.length).toBeGreaterThan(5);
      const page = await context.newPage();
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`policy: ${violatedDirective} ${blockedURI}`),
        );
      });
      const { messages, foreign } = watch(page);
      let demos = 0;
      for (const address of own) {
        const response = await page.goto(`${origin}${address}`);
        expect([address, response?.status()]).toEqual([address, 200]);
        expect(response!.headers()['content-security-policy']).toContain('frame-ancestors');
        await hydrated(page);
        demos += (await wakeDemos(page)).length;
        expect([address, ...messages, ...foreign]).toEqual([address]);
      }
      expect(demos).toBeGreaterThan(0);
      await page.close();
    });
    await check(`${host}: the search below ${language}/ finds`, async () => {
      const page = await context.newPage();
      const { messages } = watch(page);
      await page.goto(`${origin}${language}/x/introduction/`);
      await hydrated(page);
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').first().fill('DataGrid');
      // The options of a select are none.
      await expect(dialog.locator('a[role="option"]').first()).toBeVisible();
      expect(messages).toEqual([]);
      await page.close();
    });
  }
  await context.close();
}

async function work({ options }: ParsedOptions): Promise<number> {
  const built = path.resolve(root, options['--built'] ?? 'build');
  const every = Number(options['--every'] ?? 40);
  if (!Number.isInteger(every) || every < 1) {
    throw new Refusal('--every wants a number from 1 on.', 2);
  }
  const read = (name: string): unknown =>
    JSON.parse(fs.readFileSync(path.join(built, name), 'utf8'));
  const table = read('.hosting/table.json') as HostingTable;
  const pages = filesBelow(built)
    .map((file) => `/${path.relative(built, file).split(path.sep).join('/')}`)
    .filter((name) => name.endsWith('/index.html'))
    .map((name) => name.slice(0, -'index.html'.length))
    .filter((_, index) => index % every === 0);
  const browser = await launchBrowser(await findBrowser());
  try {
    const redirects = read('redirects.json') as Redirect[];
    for (const [name, version, start] of [
      ['nginx', nginxVersion(), startNginx],
      ['Caddy', caddyVersion(), startCaddy],
    ] as const) {
      if (version === undefined) {
        console.log(`${name} is not installed: not looked at`);
        continue;
      }
      const running = await start(built, table, redirects);
      try {
        await crawl(browser, version, `http://localhost:${running.port}`, pages);
      } finally {
        running.stop();
      }
    }
    const server = createSiteServer(built);
    const port = await listen(server, 0);
    await crawl(browser, 'the local server', `http://localhost:${port}`, pages);
    server.close();
    server.closeAllConnections();
  } finally {
    await browser.close();
  }
  return conclude();
}

void runCommand({
  name: 'npm run test:host',
  help,
  options: { '--every': true, '--built': true },
  work,
});
