import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { openContext } from '../bench/openContext';
import type { Checks } from '../support/createChecks';
import { patience, start, untilUp } from '../support/devServer';
import { findBrowser, launchBrowser } from '../support/findBrowser';
import { freePort } from '../support/freePort';
import { startCommand } from '../support/startCommand';

const build = (folder: string) => startCommand(folder, ['tools/build/build.mjs'], { CI: '' });

/** The line by which two builds are told from each other. */
const digestOf = (said: string) => /Digest of the build: (\w{64})/.exec(said)?.[1];

/**
 * Two commands at once in one checkout: neither breaks the other, and the one that waits says so.
 * @param folder - of a project that has been built
 */
export async function commandsAtOnce(folder: string, check: Checks['check']): Promise<void> {
  let digest: string | undefined;

  await check(
    'of two builds at once the second says that it waits, and both end well',
    async () => {
      const builds = [build(folder), build(folder)];
      const codes = await Promise.all(builds.map(({ ended }) => ended));
      const said = builds.map((each) => each.said());
      assert.deepEqual(codes, [0, 0], said.map((each) => each.slice(-3000)).join('\n'));
      const waited = said.filter((each) => /^Waiting for "[^"]+" \(process \d+, since/m.test(each));
      assert.equal(waited.length, 1, said.join('\n'));
      digest = digestOf(said[0]!);
      assert.ok(digest, said[0]);
      assert.equal(digestOf(said[1]!), digest);
    },
  );

  await check('a build beside the development server leaves both what they are', async () => {
    const server = start(folder, await freePort());
    const browser = await launchBrowser(await findBrowser());
    try {
      const page = await (await openContext(browser, {})).newPage();
      await untilUp(server, '/components/chips/');
      const beside = build(folder);
      let isBuilding = true;
      const ended = beside.ended.finally(() => (isBuilding = false));
      let looks = 0;
      while (isBuilding) {
        for (const [path, title] of [
          ['/components/chips/', 'Chip'],
          ['/x/react-charts/legend/', 'Legend'],
        ] as const) {
          await page.goto(server.origin + path);
          await expect(page.locator('main h1')).toHaveText(title, { timeout: patience });
          await expect(page.locator('html')).toHaveAttribute('lang', 'en');
          looks += 1;
        }
        await wait(500);
      }
      assert.equal(await ended, 0, beside.said().slice(-3000));
      console.log(`  ${looks} looks at pages of the server while the site was built`);
      assert.ok(looks > 4, 'the server was looked at while the site was built');
      assert.equal(digestOf(beside.said()), digest);
    } finally {
      await browser.close();
      await server.stop();
    }
  });
}
