import { kindOf, labelOf, listNodes, type TreeNode } from './pageTree';

export type PageState = 'written' | 'planned' | 'missing';

/** How far one section of the tree is in one language. */
export interface SectionStatus {
  /** Title of the top-level node. */
  section: string;
  locale: string;
  counts: Record<PageState, number>;
  /** Paths that are not written, in tree order. */
  open: string[];
}

/**
 * Counts the pages of every section and language.
 * @param trees - by docs instance
 * @param isThere - whether the page exists in that language
 * @returns one entry per section and language, in tree order
 */
export function contentStatus(
  trees: Record<string, TreeNode[]>,
  locales: readonly string[],
  isThere: (pathname: string, locale: string) => boolean,
): SectionStatus[] {
  return Object.entries(trees).flatMap(([name, tree]) =>
    tree
      .filter((top) => kindOf(top) !== 'external')
      .flatMap((top) =>
        locales.map((locale) => {
          const pages = listNodes([top], name).filter(({ kind }) => kind === 'page');
          const stateOf = (node: TreeNode): PageState => {
            if (isThere(node.pathname, locale)) return 'written';
            return node.planned ? 'planned' : 'missing';
          };
          const counts = { written: 0, planned: 0, missing: 0 };
          const open: string[] = [];
          for (const { node } of pages) {
            const state = stateOf(node);
            counts[state] += 1;
            if (state !== 'written') open.push(node.pathname);
          }
          return { section: labelOf(top), locale, counts, open };
        }),
      ),
  );
}

/**
 * The status as a table for people.
 * @param all - also list every page that is not written
 */
export function formatStatus(status: SectionStatus[], all: boolean): string {
  const width = Math.max(...status.map(({ section }) => section.length), 'section'.length);
  const row = (cells: (string | number)[]) =>
    [
      String(cells[0]).padEnd(width),
      String(cells[1]).padEnd(8),
      ...cells.slice(2).map((cell) => String(cell).padStart(8)),
    ].join('  ');
  const lines = [row(['section', 'language', 'written', 'planned', 'missing'])];
  for (const { section, locale, counts, open } of status) {
    lines.push(row([section, locale, counts.written, counts.planned, counts.missing]));
    if (all) lines.push(...open.map((pathname) => `    ${pathname}`));
  }
  const locales = [...new Set(status.map(({ locale }) => locale))];
  lines.push('');
  for (const locale of locales) {
    const own = status.filter((entry) => entry.locale === locale);
    const sum = (state: PageState) => own.reduce((total, { counts }) => total + counts[state], 0);
    lines.push(
      `${locale}: ${sum('written')} written, ${sum('planned')} planned, ${sum('missing')} missing of ${sum('written') + sum('planned') + sum('missing')} pages`,
    );
  }
  return lines.join('\n');
}
