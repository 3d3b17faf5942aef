import { expect, test } from '@playwright/test';
import { hydrated } from '../support/page';
import { prefixes } from '../support/sample';

const path = '/x/react-data-grid/quickstart/';

/** What somebody may get into the text of a page, each setting a mark of its own if it runs. */
const smuggled = `
  <script>window.taken = ['script'];</script>
  <img src="/none.png" onerror="window.taken = ['handler']">
  <script src="https://stranger.example/a.js"></script>
  <iframe srcdoc="<script>parent.taken = ['frame']</script>"></iframe>`;

for (const [language, prefix] of Object.entries(prefixes)) {
  test(`${language}: nothing runs that got into the text of a page, and the page lives on`, async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route('https://stranger.example/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: "window.taken = ['file'];" });
    });
    await page.route(`**${prefix}${path}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</h1>', `</h1>${smuggled}`);
      return route.fulfill({ response, body });
    });
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy directive\W+script-src /.test(message.text()))
        refused.push(message.text());
    });
    await page.goto(prefix + path);
    await hydrated(page);
    // The script, the handler, the file and the script of the frame, each by the header of the server and by the page's own policy.
    await expect.poll(() => refused.length).toBe(8);
    expect(await page.evaluate(() => (window as { taken?: string[] }).taken)).toBeUndefined();
    expect(asked).toEqual([]);

    await page.getByRole('button', { name: 'pnpm' }).first().click();
    await expect(page.getByText('pnpm add @mui/x-data-grid').first()).toBeVisible();
  });
}

test('no text is taken for code', async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  // A script of the page, unlike what a test evaluates, is under its policy.
  const outcome = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ blockedURI }) =>
          resolve(blockedURI),
        );
        setTimeout(() => resolve('it ran'), 2000);
        const timer = setTimeout as (code: string) => void;
        timer('window.taken = true');
      }),
  );
  expect(outcome).toBe('eval');
});
