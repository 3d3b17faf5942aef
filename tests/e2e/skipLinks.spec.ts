import { expect, test } from '@playwright/test';
import { hydrated } from '../support/page';

const pages = [
  '/components/buttons/',
  '/customization/theming/',
  '/x/react-data-grid/',
  '/api-docs/button/',
];

const names = {
  en: ['Skip to content', 'Skip to search', 'Skip the list of pages'],
  zh: ['跳到正文', '跳到搜索', '跳过页面列表'],
} as const;

for (const path of [
  ...pages,
  ...['/components/buttons/', '/x/react-data-grid/', '/api-docs/button/'].map(
    (each) => `/zh${each}`,
  ),
]) {
  const [toContent, toSearch, pastList] = names[path.startsWith('/zh/') ? 'zh' : 'en'];
  test(`text, search and the end of the list of pages are a few keys away on ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: toContent })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: toSearch })).toBeFocused();
    await expect(page.getByRole('link', { name: toSearch })).toBeInViewport();
    // Before its script is there, the link is followed as any other, and the address says so.
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    await page.keyboard.press('Enter');
    await expect(page.locator('#search-button')).toBeFocused();
    expect(new URL(page.url()).hash).toBe('');

    // From the header into the list of pages, and past it.
    const past = page.getByRole('link', { name: pastList });
    for (let stops = 0; stops < 20; stops += 1) {
      if (await past.evaluate((each) => each === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(past).toBeFocused();
    await expect(past).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
}

for (const width of [390, 1280]) {
  test(`links of lists have targets of 24 px, or the room of one, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    let looked = 0;
    const small: string[] = [];
    for (const path of [
      '/',
      ...pages,
      '/components/autocomplete/',
      '/x/react-charts/',
      '/x/react-date-pickers/',
      '/getting-started/installation/',
      '/zh/components/buttons/',
    ]) {
      await page.goto(path);
      await hydrated(page);
      if (width < 900 && path !== '/')
        await page.evaluate(() => document.querySelector<HTMLElement>('#sidebar')?.showPopover());
      const found = await page.evaluate(() => {
        const all = [
          ...document.querySelectorAll(
            'nav a[href], nav summary, main li > a[href]:only-child, footer a[href]',
          ),
        ].filter(
          (each) =>
            each.checkVisibility() &&
            !each.closest('[data-stage]') &&
            !each.matches('.skip-link') &&
            // In a sentence: there WCAG makes an exception.
            (each.closest('nav, footer') ||
              each.parentElement!.textContent.trim() === each.textContent.trim()),
        );
        const boxes = all.map((each) => ({ each, box: each.getBoundingClientRect() }));
        // WCAG 2.5.8: circles of 24 px around small targets meet no other target.
        const isClose = (one: DOMRect, other: DOMRect) => {
          const x = one.x + one.width / 2;
          const y = one.y + one.height / 2;
          const dx = Math.max(other.left - x, 0, x - other.right);
          const dy = Math.max(other.top - y, 0, y - other.bottom);
          return Math.hypot(dx, dy) < 12;
        };
        return {
          looked: all.length,
          small: boxes
            .filter(
              ({ each, box }) =>
                (box.height < 23.9 || box.width < 23.9) &&
                boxes.some((other) => other.each !== each && isClose(box, other.box)),
            )
            .map(
              ({ each, box }) =>
                `${Math.round(box.width)}×${box.height} ${each.outerHTML.slice(0, 90)}`,
            ),
        };
      });
      looked += found.looked;
      small.push(...found.small.map((each) => `${path} ${each}`));
    }
    test.info().annotations.push({ type: 'looked at', description: `${looked} links` });
    expect(looked).toBeGreaterThan(200);
    expect(small).toEqual([]);
  });
}
