/** One row of the table of versions. */
export interface ProductVersionRow {
  text: string;
  /** Path without language, or https address. */
  href: string;
  isCurrent: boolean;
  supportEnds?: string;
}

/**
 * All versions of a product's documentation, newest first. Those of this site that have no such product are
 * left out, and so is what is the current one once more: it was cut or archived, and the current pages have not moved on yet.
 * @param versions - of its instance on this site, newest first; `path` may begin with a language
 * @param langPrefix - what `{langPrefix}` stands for in addresses of other hosts: '' or `/zh`
 */
export function productVersions(
  product: {
    version: string;
    instance: string;
    home: string;
    /** Where it begins in the kept versions that have it. */
    kept: Readonly<Record<string, string>>;
    archived: readonly { text: string; href: string; supportEnds?: string }[];
  },
  versions: readonly { name: string; label: string }[],
  langPrefix = '',
): ProductVersionRow[] {
  const base = product.instance === 'x' ? '/x' : '';
  const current = versions.find(({ name }) => name === 'current')?.label;
  return [
    { text: `v${product.version}`, href: product.home, isCurrent: true },
    ...versions
      .filter(({ name, label }) => name !== 'current' && label !== current)
      .flatMap(({ name, label }) => {
        const home = product.kept[name];
        if (home === undefined) return [];
        const href = `${base}/${name}${home.slice(base.length)}`;
        return [{ text: `v${label.replace(/^v/, '')}`, href, isCurrent: false }];
      }),
    ...product.archived
      .filter(({ text }) => text !== `v${current}`)
      .map(({ href, ...rest }) => ({
        ...rest,
        href: href.replace('{langPrefix}', langPrefix),
        isCurrent: false,
      })),
  ];
}
