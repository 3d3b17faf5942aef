import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Takes the closed sources of demos out of the page. Axe judges nothing that is not shown, but reads the styles of each of
 * their elements, which are nine of ten on a long page: most of the time of a test of a page.
 */
async function putAwayClosedSources(page: Page): Promise<void> {
  await page.evaluate(() => {
    const putAway = [...document.querySelectorAll('[data-demo] details:not([open]) > div')].map(
      (files): [Element, ChildNode[]] => [files, [...files.childNodes]],
    );
    putAway.forEach(([files]) => files.replaceChildren());
    Object.assign(window, { putAway });
  });
}

/** Puts them back where they were. */
async function putBackClosedSources(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { putAway } = window as never as { putAway: [Element, ChildNode[]][] };
    putAway.forEach(([files, nodes]) => files.replaceChildren(...nodes));
  });
}

/**
 * What axe finds on a page, as it stands on the screen.
 * @param within - selector of the part to look at; the whole page without it
 * @returns one line a finding: rule, places, beginning of their HTML
 */
export async function axeFindings(page: Page, within?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // Everything is in one document: a second page to put frames together costs more than the audit itself.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    // The licence watermark of the commercial packages, which a site with a key does not show.
    .exclude('div[style*="z-index: 100000"]')
    // The same as the build has written it, until the demo is alive.
    .exclude('div[style*="z-index:100000"]')
    // Above a column of no group the grid has an empty cell, which nothing gives a name; the column has its own header.
    .exclude('.MuiDataGrid-columnHeader--emptyGroup');
  await putAwayClosedSources(page);
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  await putBackClosedSources(page);
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, target }) => `${target.join(' ')} ${html.slice(0, 120)}`).join(' | ')}`,
  );
}
