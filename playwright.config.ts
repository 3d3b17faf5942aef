import { defineConfig } from '@playwright/test';
import { browserArguments } from './tests/support/findBrowser';
import { isCi } from './tools/build/isCi';

const port = Number(process.env.E2E_PORT ?? 4173);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: isCi(process.env),
  // A test that passes the second time is reported as flaky; on a machine that does something else besides,
  // it must not keep everything else from being known.
  retries: isCi(process.env) ? 1 : 0,
  workers: 2,
  // Long pages wake twenty demos and are looked at twice by axe, on two cores.
  timeout: 300_000,
  // Five seconds, the default, are less than a page with its demos takes on a machine that has other work.
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    // What one step waits for is there by then, or never comes: a test that waits in vain ends before its own limit.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Recording every step of a long page takes four times as long as the step.
    trace: 'on-first-retry',
    launchOptions: { executablePath: process.env.BROWSER_PATH, args: browserArguments },
  },
  webServer: {
    command: 'node tools/site/serve.mjs',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
