/** A product whose versions are known. */
export interface LensProduct {
  /** Product id. */
  id: string;
  /** Version that the site documents. */
  documented: string;
  /** The oldest version of which the history tells. */
  first: string;
}

/** Words of the stylesheet in a language; what stands in braces is put in. */
export interface SheetTexts {
  /** `{version}`, `{documented}` */
  behind: string;
  /** `{needs}` */
  demoNeeds: string;
  /** `{version}` */
  demoRuns: string;
}

const far = 99999999;

/** The value of `content` for a text with places. */
function content(text: string, places: Readonly<Record<string, string>>): string {
  return text
    .split(/(\{\w+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => places[piece.slice(1, -1)] ?? JSON.stringify(piece))
    .join(' ');
}

/**
 * The stylesheet that marks what is newer than the reader's versions, and nothing if the reader has said none. Versions are numbers
 * (`versionNumber`): those of the reader are properties of `<html>` (`installedProperties`), those of rows and demos of the
 * page stand in its HTML. `--newer` is 1 for what the reader does not have and 0 for the rest; sizes and colors are multiplied by it, so
 * that everything is right at the first paint, before a script has run. A script makes of the marks what a keyboard and a
 * screen reader need (`data-lens` on `<html>`), without changing a size.
 * @param products - whose pages carry versions
 * @param texts - by language; `en` is the default
 * @param numberOf - `versionNumber`
 */
export function lensSheet(
  products: readonly LensProduct[],
  texts: Readonly<Record<string, SheetTexts>>,
  numberOf: (version: string) => number,
): string {
  const newerDemo = products.map(
    ({ id }) => `clamp(0,var(--needs-${id},0) - var(--installed-${id},${far}),1)`,
  );
  const rules = [
    `html{--lens-text:var(--text);--lens-code:var(--code-function)}`,
    // Which product a page is about stands at the place of the bar (`DocPage`): what its head says changes while Docusaurus hydrates it.
    ...products.map(
      ({ id, documented, first }) =>
        `html[data-installed*='${id}@']:has([data-lens-bar][data-product='${id}']){--lens:1;--installed:var(--installed-${id});--version:var(--version-${id});--documented:"${documented}";--known:clamp(0,var(--installed) - ${numberOf(first) - 1},1)}`,
    ),
    // Rows of the API reference.
    `[data-since]{--newer:clamp(0,var(--since) - var(--installed,${far}),1);--dim:calc(var(--newer)*100%)}`,
    `li[data-since]{--text:color-mix(in srgb,var(--text-soft) var(--dim),var(--lens-text));--code-function:color-mix(in srgb,var(--text-soft) var(--dim),var(--lens-code));color:var(--text);background-color:color-mix(in srgb,var(--surface-sunken) var(--dim),transparent);box-shadow:calc(var(--newer)*-8px) 0 color-mix(in srgb,var(--surface-sunken) var(--dim),transparent),calc(var(--newer)*-11px) 0 var(--caution)}`,
    `:where([dir='rtl']) li[data-since]{box-shadow:calc(var(--newer)*8px) 0 color-mix(in srgb,var(--surface-sunken) var(--dim),transparent),calc(var(--newer)*11px) 0 var(--caution)}`,
    `[data-kind='needs']{--shown:var(--newer);color:var(--caution);background:var(--caution-soft);font-family:inherit;cursor:pointer}`,
    `[data-kind='gone']{--shown:var(--newer);color:var(--caution)}`,
    `li[data-since] [data-kind='since']{--shown:calc(1 - var(--newer))}`,
    `li[data-since] [data-kind='since'],[data-kind='needs'],[data-kind='gone']{display:inline-block;overflow:clip;white-space:nowrap;font-size:calc(var(--shown)*.75rem);padding-block:0;padding-inline:calc(var(--shown)*6px);border-width:calc(var(--shown)*1px);margin-inline-end:calc((var(--shown) - 1)*var(--space-1));max-inline-size:calc(var(--shown)*20rem)}`,
    `[data-kind='needs']{min-block-size:calc(var(--shown)*24px)}`,
    `html[data-lens] [hidden]:is([data-kind='since'],[data-kind='needs'],[data-kind='gone']){display:none}`,
    // The line below the title.
    `[data-lens-bar]{display:flow-root;block-size:calc(var(--lens,0)*52px);font-size:var(--size-small)}`,
    `[data-lens-bar]:empty::before{display:block;box-sizing:border-box;block-size:calc(var(--lens,0)*40px);overflow:clip;margin-block-start:calc(var(--lens,0)*12px);padding:calc(var(--lens,0)*10px) 12px;border:calc(var(--lens,0)*1px) solid var(--line);border-radius:10px;line-height:18px;white-space:nowrap}`,
    // Demos. Of one without `data-known`, nobody knows whether it needs more than it names.
    `[data-demo]{--newer:max(${newerDemo.join(',')},0);--known-demo:calc(var(--lens,0)*var(--known,0)*(1 - var(--newer)))}`,
    `[data-demo][data-known]::after{display:block;overflow:clip;block-size:calc(var(--known-demo)*28px);padding-inline:12px;border-block-start:calc(var(--known-demo)*1px) solid var(--line);color:var(--text-soft);font-size:var(--size-small);line-height:28px}`,
    `[data-demo][data-needs]::before{display:block;overflow:clip;block-size:calc(var(--newer)*36px);padding-inline:12px;border-start-start-radius:inherit;border-start-end-radius:inherit;background:var(--caution-soft);color:var(--caution);font-size:var(--size-small);line-height:36px}`,
    ...Object.entries(texts).flatMap(([locale, { behind, demoNeeds, demoRuns }]) => {
      const of = locale === 'en' ? '' : `html:lang(${locale}) `;
      return [
        `${of}[data-lens-bar]:empty::before{content:${content(behind, { version: 'var(--version)', documented: 'var(--documented)' })}}`,
        `${of}[data-demo][data-needs]::before{content:${content(demoNeeds, { needs: 'attr(data-needs)' })}}`,
        `${of}[data-demo][data-known]::after{content:${content(demoRuns, { version: 'var(--version)' })}}`,
      ];
    }),
    `@media print{[data-lens-bar]{display:none!important}}`,
  ];
  return `${rules.join('\n')}\n`;
}
