import fs from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../tests/support/findBrowser';
import { run } from './support/run.mjs';

const root = path.resolve(__dirname, '..');
const help = `Runs the end-to-end tests in a real browser against build/.

  npm run test:e2e                     the written-down sample of pages
  npm run test:e2e -- --full           every page
  npm run test:e2e -- demos.spec.ts    other arguments go to Playwright

The browser is CHROME_PATH, an installed Chrome or Chromium, or the one inside @sparticuz/chromium.`;

async function main(args: string[]): Promise<void> {
  if (args.includes('--help')) {
    console.log(help);
    return;
  }
  if (!fs.existsSync(path.join(root, 'build/index.html'))) {
    throw new Error('There is no built site in build/. Run npm run build first.');
  }
  const browser = await findBrowser();
  console.log(`Browser: ${browser.origin}`);
  const libraries = browser.libraryPath && {
    LD_LIBRARY_PATH: [browser.libraryPath, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
  };
  const { code } = await run('playwright', ['test', ...args.filter((arg) => arg !== '--full')], {
    cwd: root,
    env: {
      BROWSER_PATH: browser.executablePath,
      SWEEP: args.includes('--full') ? 'full' : 'sample',
      ...libraries,
    },
  });
  process.exitCode = code;
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
