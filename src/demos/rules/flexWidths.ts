/** What a grid knows of the width of a column, in px. */
export interface ColumnWidth {
  field: string;
  /** Its width now. */
  computedWidth: number;
  /** Its share of what the others leave, if it has one. */
  flex?: number;
  minWidth?: number;
  maxWidth?: number;
}

/** The grid's own least width of a column. */
const leastWidth = 50;

/**
 * Widths of a grid's columns in another width of the grid. Those with a share are laid out as the items of a flexible box are
 * (https://www.w3.org/TR/css-flexbox-1/#resolve-flexible-lengths), as the grid does it; the others keep theirs.
 * @param available - width of the grid's viewport
 * @returns in the order of the columns
 */
export function flexWidths(columns: readonly ColumnWidth[], available: number): number[] {
  const widths = columns.map(({ flex, computedWidth }) => (flex ? 0 : computedWidth));
  let open = columns.flatMap(({ flex }, index) => (flex ? [index] : []));
  let free = Math.max(0, available - widths.reduce((sum, width) => sum + width, 0));
  while (open.length > 0) {
    const shares = open.reduce((sum, index) => sum + columns[index]!.flex!, 0);
    const tried = open.map((index) => {
      const { flex = 0, minWidth = leastWidth, maxWidth = Infinity } = columns[index]!;
      const wanted = (free * flex) / shares;
      const width = Math.min(Math.max(wanted, minWidth), maxWidth);
      return { index, width, excess: width - wanted };
    });
    const total = tried.reduce((sum, { excess }) => sum + excess, 0);
    const settled = tried.filter(({ excess }) =>
      Math.abs(total) < 1e-9 ? true : total > 0 ? excess > 0 : excess < 0,
    );
    for (const { index, width } of settled) {
      widths[index] = width;
      free -= width;
    }
    open = open.filter((index) => !settled.some((each) => each.index === index));
    free = Math.max(0, free);
  }
  return widths;
}
