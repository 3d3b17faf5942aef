import { expect, test } from '@playwright/test';

const pages = [
  '/customization/theming/',
  '/components/buttons/',
  '/components/autocomplete/',
  '/customization/typography/',
  '/getting-started/installation/',
  '/guides/server-rendering/',
  '/api-docs/button/',
  '/x/react-data-grid/editing/',
  '/x/api/data-grid/data-grid/',
  '/zh/components/buttons/',
];

for (const path of pages) {
  test(`paper gets the content of ${path}, light, whole, and in one form`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    expect((await page.goto(path))!.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.evaluate(() =>
      document.querySelector('[data-row]')?.toggleAttribute('hidden', true),
    );
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');

    const seen = await page.evaluate(() => {
      const own = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter(
          (each) => !each.closest('[data-stage]') && each.checkVisibility(),
        );
      const short = (each: Element) => each.outerHTML.slice(0, 100);
      const blocks = own('pre');
      return {
        gone: own(
          'header:not(main *), nav, footer, output, input, [data-ad], .skip-link, .hash-link, button:not([data-kind], [data-plan]), [data-demo] summary',
        ).map(short),
        blocks: blocks.length,
        cut: blocks
          .filter(
            (each) =>
              each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1,
          )
          .map(short),
        demos: own('[data-demo]').length,
        // Another styling or the other language is another form of the same file.
        forms: own('[data-demo]')
          .map((demo) => {
            const variants = [...demo.querySelectorAll('[data-variant]')].filter((each) =>
              each.checkVisibility(),
            );
            const kinds = new Set(variants.map((each) => each.getAttribute('data-variant')));
            const stylings = [...demo.querySelectorAll('[data-styling]')].filter((each) =>
              each.checkVisibility(),
            );
            return `${kinds.size} ${stylings.length}`;
          })
          .filter((each) => each !== '1 1'),
        hiddenRows: [...document.querySelectorAll('[data-row]')].filter(
          (each) => !each.checkVisibility(),
        ).length,
        links: own('.prose a[href^="http"]').length,
        silent: own('.prose a[href^="http"]').filter(
          (each) => !getComputedStyle(each, '::after').content.includes(each.getAttribute('href')!),
        ).length,
        loud: own('.prose a[href^="#"]').filter((each) =>
          getComputedStyle(each, '::after').content.includes('#'),
        ).length,
      };
    });
    expect(seen).toMatchObject({
      gone: [],
      cut: [],
      forms: [],
      hiddenRows: 0,
      silent: 0,
      loud: 0,
    });
    test.info().annotations.push({
      type: 'looked at',
      description: `${seen.blocks} blocks of code, ${seen.demos} demos, ${seen.links} links`,
    });
    if (!path.includes('api')) expect(seen.blocks).toBeGreaterThan(0);

    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('main details[open] [data-styling]')).toHaveCount(0);
  });
}

test('the page is right on paper without script, too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto('/components/buttons/');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('header:not(main *)')).toBeHidden();
  const code = page.locator('[data-demo] details pre').first();
  await expect(code).toBeVisible();
  await context.close();
});
