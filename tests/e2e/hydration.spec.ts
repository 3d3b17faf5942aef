import { expect, test, type Page } from '@playwright/test';
import { isBuiltWith } from '../support/builtParts';
import { hydrated, watch } from '../support/page';

/**
 * The document as text, one line for each element and each piece of text. Without what the browser alone decides: comments of
 * the server's renderer, marks of what is not alive yet, and what stands on a running demo or in an ad.
 */
function outline(root: Element): string[] {
  const lines: string[] = [];
  const walk = (node: Node, depth: number): void => {
    if (node instanceof Text) {
      const text = node.data.trim();
      const last = lines.at(-1);
      // The server parts neighbouring texts by comments, the parser makes one of them.
      if (text !== '') {
        if (last?.startsWith(`${depth} "`))
          lines[lines.length - 1] = `${last.slice(0, -1)}${text}"`;
        else lines.push(`${depth} "${text}"`);
      }
      return;
    }
    if (!(node instanceof Element) || node.matches('[data-stage], [data-ad], script')) return;
    // Sources of demos are text in it for browsers that run scripts, until somebody is there. Here nothing runs.
    if (node.localName === 'noscript') {
      node.childNodes.forEach((child) => walk(child, depth));
      return;
    }
    // Only a browser knows which tables scroll, and so are stops with a name.
    const measured = node.matches('.table-frame') ? ['tabindex', 'role', 'aria-label'] : [];
    const attributes = [...node.attributes]
      .filter(({ name }) => !['data-late', 'data-status', ...measured].includes(name))
      .map(({ name, value }) => `${name}=${value}`)
      .sort();
    lines.push(`${depth} <${node.localName} ${attributes.join(' ')}>`);
    node.childNodes.forEach((child) => walk(child, depth + 1));
  };
  walk(root, 0);
  return lines;
}

/** The page as the server wrote it and as it is once all of it is alive. */
async function both(page: Page, path: string): Promise<{ written: string[]; alive: string[] }> {
  const html = await (await page.request.get(path)).text();
  await page.goto(path);
  await hydrated(page);
  await expect(page.locator('[data-demo] noscript')).toHaveCount(0);
  return page.evaluate(
    ([source, text]) => {
      const read = new Function(`return (${source})`)() as typeof outline;
      const document_ = new DOMParser().parseFromString(text!, 'text/html');
      const rootOf = (of: Document) => of.getElementById('__docusaurus')!;
      return { written: read(rootOf(document_)), alive: read(rootOf(document)) };
    },
    [outline.toString(), html] as const,
  );
}

for (const path of [
  '/',
  '/components/buttons/',
  '/zh/x/introduction/licensing/',
  '/x/react-data-grid/sorting/',
  '/x/api/data-grid/data-grid/',
  '/versions/',
]) {
  // Preact says nothing about HTML that differs from what it renders.
  test(`${path}: what comes alive is what the server wrote`, async ({ page }) => {
    const seen = watch(page);
    const { written, alive } = await both(page, path);
    expect(written.length).toBeGreaterThan(100);
    expect(alive).toEqual(written);
    expect(seen.messages).toEqual([]);
  });
}

test('the demos of the home page come alive with the texts that the server wrote', async ({
  page,
}) => {
  const seen = watch(page);
  await page.goto('/');
  await hydrated(page);
  const stages = page.locator('main [data-stage]');
  await expect(stages).not.toHaveCount(0);
  for (const stage of await stages.all()) {
    await stage.scrollIntoViewIfNeeded();
    const written = await stage.innerText();
    await stage.dispatchEvent('pointerenter');
    const status = stage.locator('xpath=ancestor::*[@data-status]');
    await expect(status).toHaveAttribute('data-status', 'live');
    expect(await stage.innerText()).toBe(written);
  }
  expect(seen.messages).toEqual([]);
});

test('a choice that the server did not know gets into every attribute', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('codeVariant', 'JS'));
  await page.goto('/components/buttons/?probe');
  await hydrated(page);
  const demo = page.locator('[data-demo]').first();
  await demo.locator('summary').click();
  const chosen = await page.locator('html').getAttribute('data-code');
  expect(await demo.locator('[data-code-value][aria-pressed="true"]').allTextContents()).toEqual([
    chosen,
  ]);
});

test('what the reader reaches for is alive before the page is idle', async ({ page }) => {
  await page.addInitScript(() => {
    // A browser that never rests.
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/components/buttons/');
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  // React takes over the whole page by itself.
  const pieces = isBuiltWith('preact-frame') ? 3 : 0;
  expect(await page.locator('[data-late]').count()).toBeGreaterThanOrEqual(pieces);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a page is painted before its scripts start', async ({ page }) => {
  test.skip(!isBuiltWith('flat-client'), 'Stock Docusaurus starts scripts when the HTML is there');
  await page.addInitScript(() => {
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLScriptElement) || !/\/main\./.test(node.src)) continue;
        const paints = performance.getEntriesByType('paint').map(({ name }) => name);
        Object.assign(window, { paintsBefore: paints });
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/x/react-data-grid/sorting/');
  await hydrated(page);
  expect(
    await page.evaluate(() => (window as never as { paintsBefore: string[] }).paintsBefore),
  ).toContain('first-contentful-paint');
});
