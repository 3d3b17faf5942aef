import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { hydrated } from '../support/page';

for (const [address, title, nearest] of [
  ['/components/button/', 'Did you mean one of these?', '/components/buttons/'],
  ['/x/react-data-grid/sortin/', 'Did you mean one of these?', '/x/react-data-grid/sorting/'],
  // Misspelled, and moved since.
  ['/material-ui/react-buton/', 'Did you mean one of these?', '/components/buttons/'],
  ['/zh/components/tab/', '你要找的是下列页面之一吗？', '/zh/components/tabs/'],
  ['/zh/x/react-chart/bars/', '你要找的是下列页面之一吗？', '/zh/x/react-charts/bars/'],
] as const) {
  test(`${address} offers the three nearest pages, the first of which is ${nearest}`, async ({
    page,
  }) => {
    await page.goto(address);
    await hydrated(page);
    const links = page.getByRole('navigation', { name: title }).getByRole('link');
    await expect(links).toHaveCount(3);
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')!),
    );
    expect(new Set(addresses).size).toBe(3);
    for (const each of addresses) expect((await page.request.get(each)).status()).toBe(200);
    expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);

    await expect(links.first()).toHaveAttribute('href', nearest);
    const name = (await links.first().textContent())!;
    await links.first().press('Enter');
    await expect(page).toHaveURL(nearest);
    // The link has the title of the document: "React Button component" is the page "Button".
    await expect(page.locator('main[data-not-found]')).toHaveCount(0);
    expect(name).toContain(await page.locator('main h1').textContent());
  });
}

for (const [address, page] of [
  ['/components/sliderr/', '/components/slider/'],
  ['/zh/x/react-charts/barss/', '/zh/x/react-charts/bars/'],
  ['/components/slider/%E2%80', '/components/slider/'],
] as const) {
  test(`${address} has the header of a page of its product, and it works`, async ({
    page: tab,
  }) => {
    const controls = () =>
      tab
        .locator('header')
        .first()
        .locator('a, button')
        .evaluateAll((all) =>
          all
            .filter((each) => each.checkVisibility())
            .map((each) => ({
              name: each.getAttribute('aria-label') ?? each.textContent,
              left: each.getBoundingClientRect().left,
            }))
            .toSorted((one, other) => one.left - other.left)
            .map(({ name }) => name),
        );
    await tab.goto(page);
    await hydrated(tab);
    const right = await controls();
    await tab.goto(address);
    await hydrated(tab);
    await expect.poll(controls).toEqual(right);
    await tab.keyboard.press('Control+k');
    await expect(tab.getByRole('dialog')).toBeVisible();
  });
}
