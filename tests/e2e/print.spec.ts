import { expect, test } from '@playwright/test';
import { hydrated } from '../support/page';

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
    // What a reader has filtered away, and what is in closed groups, is on paper too.
    const isApi = path.includes('api');
    if (isApi) {
      await hydrated(page);
      for (const filter of await page.locator('main input[type="search"]').all())
        await filter.fill('no such row');
      await expect
        .poll(() => page.locator('main [hidden] [data-row], main [data-row][hidden]').count())
        .toBeGreaterThan(40);
      expect(await page.locator('main details:not([open])').count()).toBeGreaterThan(0);
    }
    const before = await page.evaluate(() => {
      const rows = [...document.querySelectorAll('[data-row]')];
      const seen = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility()).length;
      return {
        rows: rows.length,
        hidden: rows.filter((each) => each.closest('[hidden]')).length,
        closed: rows.filter((each) => each.closest('details:not([open])')).length,
        ads: seen('[data-ad]'),
        frame: seen('header:not(main *)') && seen('nav') && seen('footer'),
      };
    });
    expect(before.frame).toBeGreaterThan(0);
    expect(before.ads).toBe(1);
    if (isApi) {
      expect(before.rows).toBeGreaterThan(40);
      expect(before.hidden).toBeGreaterThan(40);
      // What the component takes over from another.
      if (path === '/api-docs/button/') expect(before.closed).toBeGreaterThan(5);
    }
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
        rows: document.querySelectorAll('[data-row]').length,
        hiddenRows: [...document.querySelectorAll('[data-row]')].filter(
          (each) => !each.checkVisibility() || each.getBoundingClientRect().height === 0,
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
      rows: before.rows,
      hiddenRows: 0,
      silent: 0,
      loud: 0,
    });
    test.info().annotations.push({
      type: 'looked at',
      description: `${seen.blocks} blocks of code, ${seen.demos} demos, ${seen.links} links, ${seen.rows} rows of which ${before.hidden} were hidden`,
    });
    if (!isApi) expect(seen.blocks).toBeGreaterThan(0);

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
