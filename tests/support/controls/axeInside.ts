import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What the library itself renders, which no demo can mend. */
const excluded: readonly { rule: string; html: RegExp; because: string }[] = [
  {
    rule: 'label-content-name-mismatch',
    html: /MultiSectionDigitalClockSection-item|role="option"[^>]*aria-label="\d+ \S+"/,
    because: 'the options of a clock show "05" and are named "5 minutes"',
  },
  {
    rule: 'aria-toggle-field-name',
    html: /role="option"[^>]*data-value=""/,
    because: 'the empty choice of a header filter has no text in this version',
  },
  {
    rule: 'color-contrast',
    html: /z-index: ?100000/,
    because: 'the watermark of the commercial packages, which a site with a key does not show',
  },
];

/**
 * What axe finds inside a part of a page, names that lack the visible words included.
 * @param rules - only these, or all of them
 * @returns one line a rule; undefined if the part was gone when axe looked
 */
export async function axeInside(
  page: Page,
  selector: string,
  rules?: string[],
): Promise<string[] | undefined> {
  const builder = new AxeBuilder({ page }).setLegacyMode(true).include(selector);
  const axe = rules
    ? builder.withRules(rules)
    : builder.options({
        resultTypes: ['violations'],
        rules: {
          'label-content-name-mismatch': { enabled: true },
          // A popup is no landmark, and is looked at alone.
          region: { enabled: false },
        },
      });
  const results = await axe.analyze().catch((error: Error) => {
    if (/No elements found for include/.test(error.message)) return undefined;
    throw error;
  });
  return results?.violations.flatMap(({ id, nodes }) => {
    const own = nodes.filter(
      ({ html }) => !excluded.some((each) => each.rule === id && each.html.test(html)),
    );
    return own.length > 0
      ? [`${id}: ${own.map(({ html }) => html.slice(0, 220)).join(' | ')}`]
      : [];
  });
}
