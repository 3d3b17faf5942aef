import { runCommand } from '../command/runCommand.cjs';
import fs from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../../tests/support/findBrowser';
import { countDemos } from '../../tests/support/countDemos';
import { timesByFile } from '../../tests/support/timesByFile';
import { run } from '../command/run.mjs';

const root = path.resolve(__dirname, '../..');
const help = `Runs the end-to-end tests in a real browser against build/.

  npm run test:e2e                     the written-down sample of pages; of long lists of cases the part whose turn it is
  npm run test:e2e -- --full           every written page, and every eighth of the generated API pages
  npm run test:e2e -- demos.spec.ts    other arguments go to Playwright

The browser is CHROME_PATH, an installed Chrome or Chromium, or the one inside @sparticuz/chromium.`;

async function work(isFull: boolean, args: readonly string[]): Promise<number> {
  if (!fs.existsSync(path.join(root, 'build/index.html'))) {
    throw new Error('There is no built site in build/. Run npm run build first.');
  }
  const browser = await findBrowser();
  console.log(`Browser: ${browser.origin}`);
  const libraries = browser.libraryPath && {
    LD_LIBRARY_PATH: [browser.libraryPath, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
  };
  const { code } = await run('playwright', ['test', ...args], {
    cwd: root,
    env: {
      BROWSER_PATH: browser.executablePath,
      SWEEP: isFull ? 'full' : 'sample',
      ...libraries,
    },
  });
  const report = path.join(root, 'test-results/e2e.json');
  const slowest = timesByFile(report).slice(0, 12);
  console.log(
    `Seconds of tests: ${slowest.map(([file, seconds]) => `${file.replace('.spec.ts', '')} ${Math.round(seconds)}`).join(', ')}`,
  );
  const demos = countDemos(report);
  if (demos > 0) console.log(`Demos woken, looked at in two views and reset: ${demos}`);
  // Only other arguments may choose tests that look at none.
  const isWhole = args.length === 0;
  if (isWhole && demos === 0) console.error('No demo was looked at.');
  return code || (isWhole && demos === 0 ? 1 : 0);
}

void runCommand({
  name: 'npm run test:e2e',
  help,
  options: { '--full': false },
  takes: 'anything',
  work: ({ options, rest }) => work('--full' in options, rest),
});
