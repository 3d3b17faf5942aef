import type { Page } from '@playwright/test';
import type { Aim, Change, Control, Probe } from './types';

/** The probe inside of the page. */
export function probe<Name extends keyof Probe>(
  page: Page,
  name: Name,
  ...parameters: Parameters<Probe[Name]>
): Promise<Awaited<ReturnType<Probe[Name]>>> {
  return page.evaluate(
    ([method, values]) => {
      const own = (
        window as never as { controlProbe: Record<string, (...all: unknown[]) => unknown> }
      ).controlProbe;
      return own[method]!(...values);
    },
    [name, parameters] as const,
  ) as never;
}

/** What working a control has led to; `missing` if it is not there any more. */
export type Outcome = Change | 'missing';

async function press(page: Page, { x, y, isReachable }: Aim): Promise<void> {
  if (isReachable) await page.mouse.click(x, y);
  else await page.evaluate(() => (document.activeElement as HTMLElement | null)?.click());
}

/** Chooses other options of an open list until something follows. */
async function chooseOption(page: Page, wantsOutside: boolean, wait: number): Promise<Change> {
  let change: Change = { own: false, outside: false, effect: false };
  for (let index = 0; index < 4; index += 1) {
    const option = page
      .locator('[role="option"]:not([aria-disabled="true"], [aria-selected="true"])')
      .nth(index);
    if ((await option.count()) === 0) break;
    await option.click({ timeout: 2000 });
    await page
      .locator('[role="listbox"]:not([aria-multiselectable="true"])')
      .first()
      .waitFor({ state: 'detached', timeout: 1000 })
      .catch(() => page.keyboard.press('Escape'));
    await page
      .locator('[role="listbox"]')
      .first()
      .waitFor({ state: 'detached', timeout: 700 })
      .catch(() => undefined);
    change = await probe(page, 'changed', wantsOutside, wait);
    if (wantsOutside ? change.outside || change.effect : change.own || change.outside) break;
    if ((await page.locator('[role="combobox"]:focus').count()) === 0) break;
    await page.keyboard.press('Alt+ArrowDown');
    if ((await page.locator('[role="option"]').count()) === 0) await page.keyboard.press('Enter');
  }
  return change;
}

/** Aims at a control, which may come with data that is on its way. @returns nothing if it does not come within some ms */
async function aimAt(page: Page, demo: string, key: string, patience: number) {
  const end = Date.now() + patience;
  for (;;) {
    const aim = await probe(page, 'aim', demo, key);
    if (aim || Date.now() >= end) return aim;
    await page.waitForTimeout(100);
  }
}

/**
 * Works a control as a reader would, with mouse and keys.
 * @param onPopup - called when something has opened that is open still
 * @param wait - how long to wait for what follows, in milliseconds
 * @returns what has changed since just before
 */
export async function workControl(
  page: Page,
  demo: string,
  control: Control,
  wantsOutside: boolean,
  onPopup: () => Promise<void>,
  wait = 900,
): Promise<Outcome> {
  const { key, kind } = control;
  const aim = await aimAt(page, demo, key, wait);
  if (!aim) return 'missing';
  await page.mouse.move(aim.x, aim.y);
  // What opens under the pointer makes the rest of the page inert, the control too.
  if (!(await probe(page, 'note', demo, key)))
    return (await probe(page, 'popupCount')) > 0
      ? { own: false, outside: true, effect: false }
      : 'missing';

  if (kind === 'slider') {
    let change: Change = { own: false, outside: false, effect: false };
    for (const name of ['ArrowRight', 'ArrowLeft', 'PageUp', 'End', 'Home']) {
      await page.keyboard.press(name);
      change = await probe(page, 'changed', wantsOutside, wait / 3);
      if (wantsOutside ? change.outside : change.own) return change;
    }
    return change;
  }
  if (kind === 'section') {
    await page.keyboard.press('ArrowUp');
    return probe(page, 'changed', false, wait);
  }
  if (kind === 'native select') {
    let change: Change = { own: false, outside: false, effect: false };
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press(step < 2 ? 'ArrowDown' : 'ArrowUp');
      change = await probe(page, 'changed', wantsOutside, wait / 2);
      if (wantsOutside ? change.outside : change.own) break;
    }
    return change;
  }
  if (kind === 'text') {
    const typed: Record<string, string> = { number: '7', date: '01012026', time: '0101' };
    await page.keyboard.type(typed[control.inputType] ?? 'a7');
    let change = await probe(page, 'changed', false, wait);
    if (!change.own && !change.outside) {
      // A field may be full, or take other characters only.
      await page.keyboard.press('End');
      await page.keyboard.press('Backspace');
      change = await probe(page, 'changed', false, wait);
    }
    return change;
  }
  await press(page, aim);
  if (kind === 'select' || kind === 'autocomplete') {
    if (kind === 'autocomplete' && (await page.locator('[role="listbox"]').count()) === 0)
      await page.keyboard.press('ArrowDown');
    const list = page.locator('[role="listbox"]').last();
    const isOpen = await list
      .waitFor({ timeout: 1500 })
      .then(() => true)
      .catch(() => false);
    if (!isOpen) {
      await page.keyboard.type('a');
      return probe(page, 'changed', false, wait);
    }
    await onPopup();
    return chooseOption(page, wantsOutside && kind === 'select', wait);
  }
  return probe(page, 'changed', wantsOutside, wait);
}
