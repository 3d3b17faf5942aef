/** How far a page is scrolled, in px. */
export interface Scrolled {
  /** From its top. */
  y: number;
  /** At most. */
  max: number;
  /** Where a heading stands in the window when a link leads to it. */
  place: number;
}

/** How far below its place a heading counts already, in px: less than a heading and the next one are apart. */
const ahead = 16;
/** Positions are rounded by browsers, to a different side each. */
const rounding = 2;

/**
 * The heading whose section is read: the last one that has come to its place. The end of a page may be too near for its last
 * headings to get there; those take turns over the way that is left, so that each is marked and the last one at the end.
 * @param tops - of all headings, from the top of the page, in their order
 * @returns its index; -1 above the first one
 */
export function currentHeading(tops: readonly number[], { y, max, place }: Scrolled): number {
  const end = Math.max(0, max);
  const reachable = tops.findLastIndex((top) => top - place <= end);
  const from = reachable < 0 ? 0 : Math.max(0, tops[reachable]! - place);
  const turns = tops.length - 1 - reachable;
  const begins = (top: number, index: number) => {
    if (index <= reachable) return top - place - ahead;
    const turn = index - reachable;
    return turn < turns ? from + ((end - from) * turn) / turns : end - rounding;
  };
  return tops.findLastIndex((top, index) => y >= begins(top, index));
}
