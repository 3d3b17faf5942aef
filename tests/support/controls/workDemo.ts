import { expect, type Page } from '@playwright/test';
import { hydrated } from '../page';
import { axeInside } from './axeInside';
import { installProbe } from './installProbe';
import type { Control } from './types';
import { probe, workControl, type Outcome } from './workControl';

/** How much was looked at. */
export interface Counts {
  demos: number;
  controls: number;
  popups: number;
  cells: number;
  names: number;
  links: number;
}

/** Pages on the looks and states of controls themselves: there a control has to change its own state, and no more. */
const ownSubject =
  /^\/(components\/(autocomplete|button-group|checkboxes|chips|floating-action-button|image-list|lists|radio-buttons|rating|selects|slider|switches|tabs|text-fields|toggle-button)|customization|guides|system)\//;

/** Opens a page whose demos are to be worked. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(installProbe);
}

async function wake(page: Page, demo: string): Promise<void> {
  const figure = page.locator(`[data-demo="${demo}"]`);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('[data-status]'), demo).toHaveAttribute('data-status', 'live', {
    timeout: 30_000,
  });
}

/** Closes what is open and starts the demo afresh. */
async function startAfresh(page: Page, path: string, demo: string): Promise<void> {
  for (let round = 0; round < 2 && (await probe(page, 'popupCount')) > 0; round += 1) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(260);
  }
  const isFresh = await probe(page, 'reset', demo);
  if (!isFresh || (await probe(page, 'popupCount')) > 0) {
    await openPage(page, path);
    await wake(page, demo);
  }
}

const keysOf = async (page: Page, demo: string) =>
  JSON.stringify((await probe(page, 'list', demo)).map(({ key }) => key));

/**
 * Works every control of a demo, opens its popups and its editable cells, and looks at names and links.
 * @param path - address of the page, which is open
 * @param pages - addresses that a link may lead to
 * @param counts - to which is added what was looked at
 * @returns what is wrong, one line each
 */
export async function workDemo(
  page: Page,
  path: string,
  demo: string,
  pages: ReadonlySet<string>,
  counts: Counts,
): Promise<string[]> {
  const findings: string[] = [];
  const stage = `[data-demo="${demo}"] [data-stage]`;
  const seen = new Set<string>();
  await wake(page, demo);
  counts.demos += 1;

  const lookAtNames = async (selector: string, where: string) => {
    const { looked, wrong } = await probe(page, 'names', selector);
    counts.names += looked;
    findings.push(...wrong.map((each) => `${where}${each}`));
  };
  const lookAtPopups = async () => {
    for (const { selector, signature } of await probe(page, 'popups')) {
      if (seen.has(signature)) continue;
      // Until it has faded in, its colors are neither.
      await page.waitForTimeout(250);
      const found = await axeInside(page, selector);
      // One that has closed meanwhile is looked at the next time.
      if (!found) continue;
      seen.add(signature);
      counts.popups += 1;
      findings.push(...found.map((each) => `popup: ${each}`));
      await lookAtNames(selector, 'popup: ');
    }
  };

  await lookAtNames(stage, '');
  findings.push(
    ...((await axeInside(page, stage, ['label-content-name-mismatch'])) ?? ['the stage is gone']),
  );
  for (const href of await probe(page, 'links', demo)) {
    counts.links += 1;
    const isPage = href.startsWith('/') && pages.has(new URL(href, 'http://localhost').pathname);
    if (!isPage && !/^(#|data:|blob:|mailto:|tel:|https?:\/\/)/.test(href))
      findings.push(`a link leads to ${href}, which is no page`);
  }

  const controls = (await probe(page, 'list', demo)).map((control) => ({
    ...control,
    isBeside: control.isBeside && !ownSubject.test(path),
  }));
  const keys = await keysOf(page, demo);
  const isFine = (control: Control, outcome: Outcome) =>
    outcome !== 'missing' &&
    (outcome.outside || outcome.effect || (outcome.own && !control.isBeside));
  for (const control of controls) {
    counts.controls += 1;
    const work = async (wait: number) => {
      const outcome = await workControl(page, demo, control, control.isBeside, lookAtPopups, wait);
      await lookAtPopups();
      return outcome;
    };
    let outcome = await work(700);
    if (!isFine(control, outcome) && (control.hasHandler || control.kind !== 'button')) {
      await startAfresh(page, path, demo);
      outcome = await work(2500);
      // A button may undo only what another one has done.
      const others = controls.filter(({ key, kind }) => key !== control.key && kind !== 'text');
      for (const other of others.slice(0, 3)) {
        if (isFine(control, outcome)) break;
        await startAfresh(page, path, demo);
        await workControl(page, demo, other, other.isBeside, async () => {}, 700);
        const again = await work(700);
        // What the other one has opened may cover it; then it is as it was.
        if (again !== 'missing') outcome = again;
      }
    }
    // A button of Material UI without anything to do is there for its looks, in a bar or a row of variants.
    const isForShow = control.kind === 'button' && !control.hasHandler && !path.startsWith('/x/');
    if (!isFine(control, outcome) && !isForShow) {
      const what =
        outcome === 'missing'
          ? 'is missing'
          : outcome.own
            ? 'only its own state changes'
            : control.hasHandler
              ? 'nothing changes'
              : 'it has nothing to do';
      findings.push(`${control.kind} "${control.name}": ${what}`);
    }
    if (control.kind === 'slider' && control.isBeside && !control.isLabelled)
      findings.push(`slider "${control.name}": has no visible label`);
    if ((await probe(page, 'popupCount')) > 0 || (await keysOf(page, demo)) !== keys)
      await startAfresh(page, path, demo);
  }

  // The button of a column's menu is there for the pointer only.
  const header = page
    .locator(`${stage} .MuiDataGrid-columnHeader:has(.MuiDataGrid-menuIconButton)`)
    .first();
  if ((await header.count()) > 0) {
    await startAfresh(page, path, demo);
    await header.hover();
    await header.locator('.MuiDataGrid-menuIconButton').click();
    const menu = page.locator('.MuiDataGrid-menu').first();
    await menu.waitFor();
    await lookAtPopups();
    await startAfresh(page, path, demo);
  }

  const editable = page.locator(`${stage} .MuiDataGrid-cell--editable`);
  const fields = new Set(
    await editable.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-field'))),
  );
  if (fields.size > 0) await startAfresh(page, path, demo);
  for (const field of fields) {
    counts.cells += 1;
    const cell = page
      .locator(`${stage} .MuiDataGrid-cell--editable[data-field="${field}"]`)
      .first();
    const editing = page.locator(`${stage} .MuiDataGrid-cell--editing`).first();
    const opens = (time: number) =>
      editing.waitFor({ timeout: time }).then(
        () => true,
        () => false,
      );
    await cell.dblclick();
    let isOpen = await opens(1000);
    if (!isOpen) {
      await page.keyboard.press('Enter');
      isOpen = await opens(2000);
    }
    // A grid that measures itself meanwhile ends the edit.
    await page.waitForTimeout(300);
    if (isOpen && (await editing.count()) === 0) {
      await cell.dblclick();
      isOpen = await opens(2000);
    }
    if (isOpen) {
      const lookInside = () => axeInside(page, `${stage} .MuiDataGrid-cell--editing`);
      let found = await lookInside();
      if (!found) {
        await cell.dblclick();
        await opens(2000);
        found = await lookInside();
      }
      found ??= ['it closes while it is looked at'];
      findings.push(...found.map((each) => `cell of ${field}: ${each}`));
      await lookAtPopups();
    } else findings.push(`cell of ${field}: cannot be edited`);
    await page.keyboard.press('Escape');
    await startAfresh(page, path, demo);
  }
  if ((await probe(page, 'popupCount')) > 0) await startAfresh(page, path, demo);
  return findings;
}
