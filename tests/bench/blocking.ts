import path from 'node:path';
import { findBrowser, launchBrowser } from '../support/findBrowser';
import { blockingTime } from './blockingTime';
import { medianOf } from './medianOf';

const help = `Measures how long pages keep a slow machine busy: total blocking time (what is beyond 50 ms of every long task until
five seconds after the page has loaded) on a CPU slowed down four times, at 390 px, median of five.

  npm run bench:blocking                         the pages that the targets name
  npm run bench:blocking -- /components/tabs/    other pages

Wants a built site in build/ and a quiet machine. A benchmark: it states figures and judges none.`;

const pages = [
  '/x/api/data-grid/data-grid/',
  '/x/api/data-grid/data-grid-premium/',
  '/api-docs/button/',
  '/x/introduction/licensing/',
  '/x/react-data-grid/sorting/',
];
const runs = 5;
/** How many times slower the CPU is made. */
const slowdown = 4;
const viewport = { width: 390, height: 800 };

async function main(args: string[]): Promise<void> {
  if (args.includes('--help')) {
    console.log(help);
    return;
  }
  const wrong = args.filter((arg) => !arg.startsWith('/'));
  if (wrong.length > 0) {
    console.error(`${wrong.join(', ')} is no address of a page; write /x/react-data-grid/sorting/`);
    process.exitCode = 2;
    return;
  }
  const { createSiteServer, listen } = await import('../../tools/site/server.mjs');
  const server = createSiteServer(path.resolve(__dirname, '../../build'));
  const port = await listen(server, 0);
  const browser = await launchBrowser(await findBrowser());
  try {
    for (const address of args.length > 0 ? args : pages) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        times.push(
          await blockingTime(browser, `http://localhost:${port}${address}`, { viewport, slowdown }),
        );
      }
      const shown = times.map((time) => time.toFixed(0)).join(', ');
      console.log(`${address}: ${medianOf(times).toFixed(0)} ms (${shown})`);
    }
  } finally {
    await browser.close();
    server.close();
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
