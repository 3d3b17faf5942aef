import { expect, test, type Page } from '@playwright/test';
import { fragmentLinks, type FragmentLink } from '../support/fragmentLinks';
import { hydrated, watch } from '../support/page';
import {
  addLink,
  arrived,
  desktopPlace,
  linkIn,
  restored,
  scrolled,
  scrollTo,
} from '../support/scrolling';
import { seeded } from '../support/seeded';
import { isFullSweep } from '../support/sweep';

/** How many pairs of pages the sample draws, in both languages together, and how many tests they are cut into. */
const sampleSize = 30;
const parts = isFullSweep ? 40 : 6;
/** Of all links, one in so many is gone forward to again after going back. */
const returnsForOne = isFullSweep ? 10 : 1;
/** A test ends early when so many links have led astray: each has been waited for. */
const mostFaults = 5;

/** The pairs to try: all, or a sample in which headings of guides, which are few, and demos have equal shares. */
function triedLinks(): FragmentLink[] {
  const { distinct } = fragmentLinks();
  if (isFullSweep) return distinct;
  const random = seeded(27);
  const draw = (links: FragmentLink[], count: number) =>
    Array.from({ length: Math.min(count, links.length) }, () =>
      links.splice(Math.floor(random() * links.length), 1),
    ).flat();
  const isDemo = ({ href }: FragmentLink) => /#[A-Z]/.test(href);
  return [false, true].flatMap((wantsDemo) =>
    [false, true].flatMap((wantsChinese) =>
      draw(
        distinct.filter(
          (link) => isDemo(link) === wantsDemo && link.from.startsWith('/zh/') === wantsChinese,
        ),
        Math.ceil(sampleSize / 4),
      ),
    ),
  );
}

/**
 * The links of one test. Those of a page stay together and in their order: it is loaded for the first of them, and gone back to for
 * the others, which takes a fraction of a load.
 */
function shareOf(links: readonly FragmentLink[], part: number): FragmentLink[] {
  const start = (at: number) => Math.round((links.length * at) / parts);
  const sorted = links.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
  return sorted.slice(start(part), start(part + 1));
}

const idOf = (href: string) => decodeURIComponent(href.slice(href.indexOf('#') + 1));

test.describe('a link to a place of another page', () => {
  const links = triedLinks();

  test('is there in both languages', () => {
    console.log(`${links.length} links to places of other pages are followed`);
    expect(links.filter(({ from }) => from.startsWith('/zh/')).length).toBeGreaterThan(5);
    expect(links.filter(({ from }) => !from.startsWith('/zh/')).length).toBeGreaterThan(5);
  });

  for (let part = 0; part < parts; part += 1) {
    test(`arrives there, goes back to where it was, and arrives again (${part + 1} of ${parts})`, async ({
      page,
    }) => {
      test.setTimeout(isFullSweep ? 3_600_000 : 300_000);
      const seen = watch(page);
      // What comes into view may still move the page between a look at it and the click.
      await page.addInitScript(() => {
        const keep = () => Object.assign(window, { scrollOfClick: Math.round(window.scrollY) });
        document.addEventListener('click', keep, true);
      });
      const goBack = async (from: string, before: number, note: string) => {
        await page.goBack();
        await expect(page).toHaveURL(from);
        await restored(page, before, `${note}, back`);
      };
      const tryLink = async ({ from, href }: FragmentLink, returnsTwice: boolean) => {
        const note = `${from} → ${href}`;
        const link = await linkIn(page, href);
        await link.scrollIntoViewIfNeeded();
        // Rows that come into view get their real height, and what is below them moves.
        await page.waitForTimeout(400);
        await link.click();
        await expect(page).toHaveURL(href);
        const before = await page.evaluate(() => Number(Reflect.get(window, 'scrollOfClick')));
        await arrived(page, idOf(href), note);
        await goBack(from, before, note);
        if (!returnsTwice) return;
        await page.goForward();
        await expect(page).toHaveURL(href);
        await arrived(page, idOf(href), `${note}, forward`);
        await goBack(from, before, `${note}, forward`);
      };
      const faults: string[] = [];
      let opened = '';
      for (const [index, link] of shareOf(links, part).entries()) {
        if (link.from !== opened) {
          await page.goto(link.from);
          await hydrated(page);
          opened = link.from;
        }
        try {
          await tryLink(link, index % returnsForOne === 0);
        } catch (error) {
          // The others are tried nevertheless, from where nothing has gone wrong yet.
          faults.push((error as Error).message);
          opened = '';
          if (faults.length === mostFaults) break;
        }
      }
      expect(faults).toEqual([]);
      expect(seen.messages).toEqual([]);
    });
  }
});

const grid = '/x/api/data-grid/data-grid/';

for (const [from, to, id] of [
  ['/customization/theming/', `${grid}#prop-density`, 'prop-density'],
  ['/customization/theming/', `${grid}#prop-rowHeight`, 'prop-rowHeight'],
  ['/x/react-data-grid/sorting/', `${grid}#slot-toolbar`, 'slot-toolbar'],
  ['/x/react-charts/bars/', '/api-docs/button/#class-startIcon', 'class-startIcon'],
  ['/api-docs/button/', '/components/tabs/#%66ull-width', 'full-width'],
  ['/api-docs/button/', '/components/tabs/#FullWidthTabs', 'FullWidthTabs'],
  ['/api-docs/button/', '/components/tabs/#FullWidthTabs.tsx', 'FullWidthTabs'],
  ['/zh/api-docs/button/', '/zh/components/tabs/#css-FullWidthTabs.js', 'FullWidthTabs'],
] as const) {
  test(`the keyboard leads from ${from} to ${to}, twice`, async ({ page }) => {
    await page.goto(from);
    await hydrated(page);
    await (await addLink(page, to)).press('Enter');
    await expect(page).toHaveURL(to);
    await arrived(page, id);
    // The address is the one that the page has already.
    await scrollTo(page, 0);
    await (await addLink(page, to)).press('Enter');
    await arrived(page, id, 'again');
    if (!to.includes('.')) return;
    await expect(page.locator(`#${id} details`).first()).toHaveAttribute('open', '');
  });
}

/** Follows a link to a row of an API page whose rows do not come yet. @returns what lets them come */
async function followToLateRow(page: Page): Promise<() => void> {
  await page.goto('/x/react-data-grid/sorting/');
  await hydrated(page);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/api\//, async (route) => {
    await isReleased;
    await route.continue();
  });
  await (await addLink(page, `${grid}#prop-rowHeight`)).click();
  await expect(page.locator('h1')).toHaveText('DataGrid');
  return release;
}

test('rows that come late are waited for, and one that is read meanwhile is left alone', async ({
  page,
}) => {
  const release = await followToLateRow(page);
  await page.waitForTimeout(3000);
  release();
  await arrived(page, 'prop-rowHeight');
});

test('a reader who goes on while rows are late is not called back', async ({ page }) => {
  const release = await followToLateRow(page);
  await page.waitForTimeout(1000);
  await page.mouse.wheel(0, 40);
  await page.waitForTimeout(300);
  const before = await scrolled(page);
  release();
  await expect(page.locator('#prop-rowHeight')).toBeAttached();
  await page.waitForTimeout(1000);
  expect(await scrolled(page)).toBe(before);
});

test('a place is kept while what is above it changes, until the reader scrolls', async ({
  page,
}) => {
  await page.goto('/customization/theming/');
  await hydrated(page);
  await (await linkIn(page, '/customization/typography/#responsive-font-sizes')).click();
  await arrived(page, 'responsive-font-sizes');
  const grow = (by: number) =>
    page.evaluate((height) => {
      const box = document.createElement('div');
      box.style.height = `${height}px`;
      // What browsers without scroll anchoring do.
      document.documentElement.style.overflowAnchor = 'none';
      document.querySelector('main h1')!.after(box);
    }, by);
  await grow(300);
  await arrived(page, 'responsive-font-sizes', 'after 300 px more');
  await page.waitForTimeout(2500);
  await grow(500);
  await arrived(page, 'responsive-font-sizes', 'at rest, after 500 px more');
  await page.mouse.wheel(0, 200);
  await page.waitForTimeout(500);
  const before = await scrolled(page);
  await grow(400);
  await page.waitForTimeout(500);
  expect(await scrolled(page)).toBe(before);
});

test('a place that the end of the page kept away is reached when the page grows below it', async ({
  page,
}) => {
  await page.goto('/customization/theming/');
  await hydrated(page);
  // The last section of a short page.
  await (await addLink(page, '/api-docs/step-connector/#class-vertical')).click();
  await arrived(page, 'class-vertical');
  for (const height of [40, 1000]) {
    await page.evaluate((by) => {
      const box = document.createElement('div');
      box.style.height = `${by}px`;
      document.querySelector('main article')!.append(box);
    }, height);
    await arrived(page, 'class-vertical', `with ${height} px more below it`);
  }
  const top = await page.locator('#class-vertical').evaluate((e) => e.getBoundingClientRect().top);
  expect(Math.abs(top - desktopPlace)).toBeLessThanOrEqual(2);
});

test('within a page a link, a second click on it and the address lead to a heading', async ({
  page,
}) => {
  await page.goto('/customization/typography/');
  await hydrated(page);
  const entry = page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Responsive font sizes' });
  await entry.click();
  await arrived(page, 'responsive-font-sizes', 'from the contents');
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 500);
  await page.waitForTimeout(500);
  await entry.click();
  await arrived(page, 'responsive-font-sizes', 'from the contents, again');
  await page.evaluate(() => {
    window.location.hash = '#default-values';
  });
  await arrived(page, 'default-values', 'by the address');
  await page.locator('#variants').hover();
  await page.locator('#variants .hash-link').click();
  await arrived(page, 'variants', 'from the heading itself');
});

for (const hash of ['#%', '#%E0%A4%A', '#"<', '#[x', '#', '#nowhere', '#%00', '#.tsx']) {
  test(`${hash} changes nothing and breaks nothing`, async ({ page }) => {
    const seen = watch(page);
    await page.goto('/customization/typography/');
    await hydrated(page);
    await scrollTo(page, 700);
    await page.evaluate((fragment) => {
      window.location.hash = fragment;
    }, hash);
    await page.waitForTimeout(700);
    expect(await scrolled(page), 'set on an open page').toBe(700);
    await scrollTo(page, 0);
    await (await addLink(page, `/customization/theming/${hash}`)).click();
    await expect(page.locator('h1')).toHaveText('Theming');
    await expect(page.locator('#theme-provider')).toBeVisible();
    await page.waitForTimeout(700);
    expect(await scrolled(page), 'behind a link').toBe(0);
    await page.goto(`/customization/typography/${hash}`);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText('Typography');
    expect(await scrolled(page), 'loaded').toBe(0);
    expect(seen.messages).toEqual([]);
  });
}

test('a direct load arrives where a link does', async ({ page }) => {
  // Compact density has less room everywhere, here too.
  const compactPlace = 136;
  for (const [address, id, place = desktopPlace] of [
    ['/customization/typography/#responsive-font-sizes', 'responsive-font-sizes'],
    [`${grid}#prop-rowHeight`, 'prop-rowHeight'],
    ['/zh/components/tabs/#FullWidthTabs.tsx', 'FullWidthTabs'],
    ['/components/tabs/?dir=rtl&density=compact#%66ull-width', 'full-width', compactPlace],
  ] as const) {
    // Another document each time.
    await page.goto('/404/');
    await page.goto(address);
    await hydrated(page);
    await arrived(page, id, address, place);
  }
});

for (const [path, id] of [
  ['/api-docs/button/', 'prop-LinkComponent'],
  ['/api-docs/tab/', 'prop-TouchRippleProps'],
] as const)
  test(`a direct load arrives at a row of a closed group: ${path}#${id}`, async ({ page }) => {
    await page.goto(`${path}#${id}`);
    // What a test evaluates counts as something that the reader did.
    await page.waitForTimeout(3000);
    await arrived(page, id, path);
  });

test('a result of the search that is a heading is arrived at, also on its own page', async ({
  page,
}) => {
  await page.goto('/components/buttons/');
  await hydrated(page);
  for (const turn of ['from another page', 'from the same page']) {
    await scrollTo(page, 0);
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await page.locator('input[role="combobox"]').fill('responsive font sizes');
    const address = '/customization/theming/#responsivefontsizes';
    await page.locator(`a[role="option"][href="${address}"]`).click();
    await expect(page).toHaveURL(address);
    await arrived(page, 'responsivefontsizes', turn);
  }
});

test('on a Chinese page the contents, a heading’s own link and the address lead to a heading', async ({
  page,
}) => {
  await page.goto('/zh/customization/typography/');
  await hydrated(page);
  const entry = page.locator('[data-contents] a[href="#responsive-font-sizes"]');
  await expect(entry).toHaveText(/\p{Script=Han}/u);
  for (const turn of ['from the contents', 'from the contents, again']) {
    await entry.click();
    await arrived(page, 'responsive-font-sizes', turn);
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(500);
  }
  await page.locator('#variants').hover();
  await page.locator('#variants .hash-link').click();
  await arrived(page, 'variants', 'from the heading itself');
  await page.goto('/404/');
  await page.goto('/zh/customization/typography/#responsive-font-sizes');
  await hydrated(page);
  await arrived(page, 'responsive-font-sizes', 'by the address');
});

test('a heading whose id is Chinese is arrived at, however a link writes it', async ({ page }) => {
  const id = '响应式字号';
  // In the page and in its script: the id that it is given stands nowhere else.
  let given = 0;
  await page.route(/\/zh\/customization\/typography\/$|\/assets\/js\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    given += text.split('responsive-font-sizes').length - 1;
    await route.fulfill({ response, body: text.replaceAll('responsive-font-sizes', id) });
  });
  const seen = watch(page);
  const address = '/zh/customization/typography/';
  for (const hash of [`#${id}`, `#${encodeURIComponent(id)}`]) {
    await page.goto('/404/');
    await page.goto(address + hash);
    await hydrated(page);
    await arrived(page, id, `${hash}, loaded`);
    expect(given).toBeGreaterThan(1);
    await scrollTo(page, 0);
    await (await addLink(page, hash)).click();
    await arrived(page, id, `${hash}, within the page`);
    await page.goto('/zh/customization/theming/');
    await hydrated(page);
    await (await addLink(page, address + hash)).click();
    await expect(page.locator('h1')).toHaveText(/^Typography /);
    await arrived(page, id, `${hash}, from another page`);
    await page.goBack();
    await expect(page).toHaveURL('/zh/customization/theming/');
    await page.goForward();
    await arrived(page, id, `${hash}, forward`);
  }
  const entry = page.locator('[data-contents] a[aria-current]');
  await expect(entry).toHaveCount(1);
  expect(decodeURIComponent((await entry.getAttribute('href'))!)).toBe(`#${id}`);
  expect(seen.messages.filter((message) => !message.includes('404'))).toEqual([]);
});

test('a result of the search that is a heading in Chinese is arrived at, also on its own page', async ({
  page,
}) => {
  await page.goto('/zh/components/buttons/');
  await hydrated(page);
  for (const turn of ['from another page', 'from the same page']) {
    await scrollTo(page, 0);
    await page.keyboard.press('Control+k');
    await page.locator('input[role="combobox"]').fill('主题嵌套');
    const address = '/zh/customization/theming/#nesting-the-theme';
    await page.locator(`a[role="option"][href="${address}"]`).click();
    await expect(page).toHaveURL(address);
    await arrived(page, 'nesting-the-theme', turn);
    await expect(page.locator('#nesting-the-theme')).toContainText('主题嵌套');
  }
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a link arrives where a direct load does', async ({ page }) => {
    await page.goto('/customization/theming/');
    await hydrated(page);
    await (await linkIn(page, '/customization/typography/#responsive-font-sizes')).click();
    await arrived(page, 'responsive-font-sizes');
  });
});
