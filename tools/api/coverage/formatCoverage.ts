import type { PropCoverage } from './propCoverage';

function share(shown: number, props: number): string {
  return props === 0 ? 'none' : `${shown} of ${props} (${Math.round((100 * shown) / props)} %)`;
}

/** The coverage as lines: components with props that no demo shows, the sum of each product, the sum of all. */
export function formatCoverage({ demos, components, totals }: PropCoverage): string[] {
  const props = totals.reduce((sum, total) => sum + total.props, 0);
  const shown = totals.reduce((sum, total) => sum + total.shown, 0);
  return [
    ...components
      .filter(({ unshown }) => unshown.length > 0)
      .map(
        (row) =>
          `${row.pathname} ${row.name}: ${share(row.props - row.unshown.length, row.props)}, no demo shows ${row.unshown.join(', ')}`,
      ),
    ...totals.map(
      (total) =>
        `${total.product}: ${share(total.shown, total.props)} props of ${total.components} components are shown`,
    ),
    `Looked at ${components.length} components with ${props} props and at ${demos} demos: ${share(shown, props)} props are shown`,
  ];
}

/** Why a coverage says nothing: there was nothing to look at. Undefined if it does say something. */
export function emptyCoverage(
  { demos, totals }: PropCoverage,
  product?: string,
): string | undefined {
  const props = totals.reduce((sum, total) => sum + total.props, 0);
  if (props === 0) {
    return `There are no props to look at${product === undefined ? '' : ` in ${product}`}. Are the libraries installed, and does the page tree name their pages?`;
  }
  return demos === 0
    ? 'There are no demos to look at: no written page has a <Demo name="…">.'
    : undefined;
}
