import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from '../support/axeFindings';
import { hydrated, watch } from '../support/page';

const app = { appId: 'AB12CD34EF', apiKey: '0123456789abcdef0123456789abcdef', indexName: 'docs' };

// The tested build has no application, so neither has its policy; that is tested beside config/contentSecurityPolicy.ts.
test.use({ bypassCSP: true });

interface Asked {
  indexName: string;
  query: string;
  facetFilters: string[];
}

/** Stands for Algolia. @returns what it was asked */
async function answer(page: Page): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.route(/\.algolia(?:net\.com|\.net)\//, async (route) => {
    const { requests } = route.request().postDataJSON() as { requests: Asked[] };
    asked.push(...requests);
    const hit = {
      objectID: 'sorting',
      url: 'https://docs.example.org/x/react-data-grid/sorting/#multi-sorting',
      type: 'lvl2',
      content: null,
      hierarchy: { lvl0: 'Data Grid', lvl1: 'Sorting', lvl2: 'Multi-sorting', lvl3: null },
    };
    await route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: {
        results: requests.map(({ query, indexName }) => ({
          index: indexName,
          query,
          hits: query === '' ? [] : [hit],
          nbHits: 1,
          page: 0,
          nbPages: 1,
          hitsPerPage: 20,
          processingTimeMS: 1,
        })),
      },
    });
  });
  return asked;
}

/** What a deployment may configure stands in a script of all pages. */
async function configure(page: Page): Promise<void> {
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /customFields:\{/,
      `customFields:{algolia:${JSON.stringify(app)},`,
    );
    await route.fulfill({ response, body });
  });
}

test('DocSearch answers behind the same button where an application is named', async ({ page }) => {
  await configure(page);
  const asked = await answer(page);
  const seen = watch(page);
  await page.goto('/zh/components/buttons/');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  const field = page.locator('.DocSearch-Input');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('placeholder', '搜索文档');
  await field.fill('multi sort');
  await page.getByText('Multi-sorting').first().waitFor();
  expect(asked.at(-1)).toMatchObject({ indexName: 'docs', query: 'multi sort' });
  expect(JSON.stringify(asked.at(-1))).toContain('language:zh');
  // DocSearch's own: its container is a button around the field.
  const findings = await axeFindings(page);
  expect(findings.filter((finding) => !finding.startsWith('nested-interactive'))).toEqual([]);
  await field.press('Enter');
  await expect(page).toHaveURL('/x/react-data-grid/sorting/#multi-sorting');
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  expect(seen.messages).toEqual([]);
});

test('Escape closes it, and nothing of it is fetched before', async ({ page }) => {
  await configure(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await answer(page);
  await page.goto('/components/buttons/');
  await hydrated(page);
  expect(scripts.filter((url) => /DocSearch/i.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
});

test('Escape within a composition is the input method’s, and closes nothing', async ({ page }) => {
  await configure(page);
  await answer(page);
  await page.goto('/components/buttons/');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  const field = page.locator('.DocSearch-Input');
  await expect(field).toBeFocused();
  const input = await page.context().newCDPSession(page);
  await input.send('Input.imeSetComposition', { text: 'an', selectionStart: 2, selectionEnd: 2 });
  await field.evaluate((element) =>
    element.addEventListener('keydown', (event) =>
      element.setAttribute('data-composing', String((event as KeyboardEvent).isComposing)),
    ),
  );
  await page.keyboard.press('Escape');
  await expect(field).toHaveAttribute('data-composing', 'true');
  await page.waitForTimeout(500);
  await expect(page.locator('.DocSearch-Modal')).toBeVisible();
  await input.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
  await page.keyboard.press('Escape');
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
});
