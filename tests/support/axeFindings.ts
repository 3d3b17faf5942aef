import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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
    .exclude('div[style*="z-index: 100000"]');
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, target }) => `${target.join(' ')} ${html.slice(0, 120)}`).join(' | ')}`,
  );
}
