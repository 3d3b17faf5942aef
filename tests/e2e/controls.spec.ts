import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { exceptions } from '../support/controls/exceptions';
import { sampleDemos } from '../support/controls/sampleDemos';
import { openPage, workDemo, type Counts } from '../support/controls/workDemo';
import { builtPages } from '../support/sitemap';
import { isFullSweep } from '../support/sweep';

// Every control of a demo has to do something, everything that opens has to pass axe, and names have to hold the
// visible words. `npm test` looks at a sample, the full sweep at all demos. To look at a part of them:
//   CONTROLS_PAGES='^/x/react-charts/'   pages whose address matches
//   CONTROLS_DEMOS='^(StarFilter|MoveItems)$' demos whose name matches
//   CONTROLS_SHARD=2/6                   every sixth page, from the second on
//   CONTROLS_LOG=controls.jsonl          writes a line for each demo: what was looked at, what was found, how long it took

const {
  CONTROLS_PAGES: wanted,
  CONTROLS_DEMOS: wantedDemos,
  CONTROLS_SHARD: shard,
  CONTROLS_LOG: log,
} = process.env;

const build = path.resolve(__dirname, '../../build');
const pages = builtPages();
const known = new Set(pages);

function pagesWithDemos(): string[] {
  const pattern = new RegExp(wanted ?? '.');
  const [part = 1, of = 1] = (shard ?? '').split('/').filter(Boolean).map(Number);
  return pages
    .filter((address) => pattern.test(address))
    .filter((address) =>
      fs.readFileSync(path.join(build, address, 'index.html'), 'utf8').includes('data-demo='),
    )
    .filter((_, index) => index % of === part - 1);
}

const swept: [string, readonly string[] | null][] =
  isFullSweep || wanted
    ? pagesWithDemos().map((address) => [address, null])
    : Object.entries(sampleDemos);

for (const [address, names] of swept) {
  test(`${address}: every control does something, what opens passes axe, names hold the visible words`, async ({
    page,
  }) => {
    test.setTimeout(1_800_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, address);
    const all = (
      await page
        .locator('[data-demo]')
        .evaluateAll((demos) => demos.map((demo) => demo.getAttribute('data-demo') ?? ''))
    ).filter((name) => new RegExp(wantedDemos ?? '').test(name));
    if (names) expect(all).toEqual(expect.arrayContaining([...names]));

    const findings: string[] = [];
    const sum: Counts = { demos: 0, controls: 0, popups: 0, cells: 0, names: 0, links: 0 };
    for (const demo of names ?? all) {
      const counts: Counts = { demos: 0, controls: 0, popups: 0, cells: 0, names: 0, links: 0 };
      const start = Date.now();
      const found = await workDemo(page, address, demo, known, counts).catch(
        async (error: Error) => {
          await openPage(page, address);
          return [`stopped: ${error.message.slice(0, 400)}`];
        },
      );
      for (const key of Object.keys(sum) as (keyof Counts)[]) sum[key] += counts[key];
      if (log) {
        const line = { path: address, demo, ...counts, time: Date.now() - start, findings: found };
        fs.appendFileSync(log, `${JSON.stringify(line)}\n`);
      }
      const passed = exceptions.filter((each) => each.page === address && each.demo === demo);
      const isPassed = (finding: string) => passed.some((each) => each.finding.test(finding));
      findings.push(
        ...found.filter((finding) => !isPassed(finding)).map((each) => `${demo}: ${each}`),
        ...passed
          .filter((each) => !each.isSometimes)
          .filter((each) => !found.some((finding) => each.finding.test(finding)))
          .map((each) => `${demo}: there is no need any more for the exception ${each.finding}`),
      );
    }
    expect(sum.demos).toBe((names ?? all).length);
    for (const [type, count] of Object.entries(sum))
      test.info().annotations.push({ type: `swept ${type}`, description: String(count) });
    expect(findings).toEqual([]);
  });
}

test('exceptions name pages that exist', () => {
  expect(exceptions.filter(({ page }) => !known.has(page))).toEqual([]);
});
