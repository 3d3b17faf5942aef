import { expect, test, type Locator, type Page } from '@playwright/test';
import { benches } from '../../src/editor/rules/benches';
import { inTurn } from '../support/inTurn';
import { hydrated } from '../support/page';

// A control beside a component that changes nothing teaches the wrong thing. `npm test` works those of some components, the full
// sweep of all. To look at a part of them: BENCHES='^/x/api/charts/'

const { BENCHES: wanted } = process.env;
const all = Object.keys(benches);
const tried = wanted ? all.filter((address) => new RegExp(wanted).test(address)) : inTurn(all, 12);

const bench = (page: Page) => page.locator('[data-editor]');

/** Counts what was shown. */
const shownCount = async (page: Page) => Number(await bench(page).getAttribute('data-shown'));

/** What is in the frame: the markup with what is in its fields, without numbers that only tell one rendering from the next. */
async function rendered(page: Page): Promise<string> {
  const body = bench(page).frameLocator('iframe').locator('body');
  const markup = await body.evaluate((element) => {
    const fields = [...element.querySelectorAll<HTMLInputElement>('input, textarea')];
    const focused = element.ownerDocument.activeElement?.className ?? '';
    return [
      element.innerHTML,
      ...fields.map(({ value, checked }) => `${value} ${checked}`),
      focused,
    ].join('\n');
  });
  return markup.replace(/_r_\w+_|:r\w+:|\bmui-(?:p-)?\d+\b|-\d{4,}\b/g, '');
}

/** Waits until nothing changes any more: transitions of the library end, and charts have measured themselves. */
async function settled(page: Page): Promise<string> {
  let before = await rendered(page);
  for (let turn = 0; turn < 20; turn += 1) {
    await page.waitForTimeout(100);
    const now = await rendered(page);
    if (now === before) return now;
    before = now;
  }
  return before;
}

/** Does something that writes other JSX, and waits until that is shown. */
async function afterRun(page: Page, change: () => Promise<unknown>): Promise<string> {
  const code = bench(page).locator('pre');
  const [text, count] = [await code.textContent(), await shownCount(page)];
  await change();
  if ((await code.textContent()) !== text) {
    await expect.poll(() => shownCount(page), { timeout: 20_000 }).toBeGreaterThan(count);
  }
  await expect(bench(page).getByRole('alert')).toBeEmpty();
  return settled(page);
}

/** The ways to change what a control says, one after the other until one is seen. */
async function waysOf(control: Locator): Promise<(() => Promise<unknown>)[]> {
  const type = await control.evaluate((element) =>
    element instanceof HTMLSelectElement ? 'select' : (element as HTMLInputElement).type,
  );
  switch (type) {
    case 'checkbox':
      return [() => control.click()];
    case 'select': {
      const values = await control
        .locator('option')
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
      const chosen = await control.inputValue();
      return values
        .filter((value) => value !== chosen)
        .map((value) => () => control.selectOption(value));
    }
    case 'number':
      return ['3', '0', '10', '120'].map((value) => () => control.fill(value));
    case 'color':
      return [() => control.fill('#c0ffee')];
    default:
      return ['Brunch', 'YYYY', '10px'].map((value) => () => control.fill(value));
  }
}

for (const address of tried) {
  test(`${address}: every control changes what is shown`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await hydrated(page);
    await page.getByRole('button', { name: 'Try these props' }).click();
    await expect.poll(() => shownCount(page), { timeout: 30_000 }).toBeGreaterThan(0);
    const controls = bench(page).locator('input, select');
    const names = await controls.evaluateAll((fields) =>
      (fields as HTMLInputElement[]).map(({ labels }) => labels?.[0]?.textContent ?? ''),
    );
    expect(names.length).toBeGreaterThan(0);
    const idle: string[] = [];
    let before = await settled(page);
    for (const [index, name] of names.entries()) {
      let isSeen = false;
      for (const change of await waysOf(controls.nth(index))) {
        isSeen = (await afterRun(page, change)) !== before;
        if (isSeen) break;
      }
      if (!isSeen) idle.push(name);
      // The same again: what was seen has come from the control.
      before = await afterRun(page, () =>
        bench(page).getByRole('button', { name: 'Reset props' }).click(),
      );
    }
    test.info().annotations.push({ type: 'looked at', description: `${names.length} controls` });
    expect(idle, `controls of ${names.length} that change nothing`).toEqual([]);
  });
}
