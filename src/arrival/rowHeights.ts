import { attempt } from '../ui/attempt';

/** The heights of a page's rows by their id, in px. */
export type RowHeights = Readonly<Record<string, number>>;

/** How long rows that are there wait for the others of their page, in ms. */
const patience = 1000;

/** Rows that the browser lays out when they come into view, and whose height it expects until then. */
const rowsOf = (main: Element | null) => [
  ...(main?.querySelectorAll<HTMLElement>('[data-row][id]') ?? []),
];

const px = (length: string) => parseFloat(length) || 0;

/** What a row has of its height besides its content, in px. */
function frameOf(row: Element): number {
  const style = getComputedStyle(row);
  return (
    px(style.paddingBlockStart) +
    px(style.paddingBlockEnd) +
    px(style.borderBlockStartWidth) +
    px(style.borderBlockEndWidth)
  );
}

/**
 * The heights of a page's rows, those that were laid out and those that are expected: only with the same ones does the same
 * position show the same place.
 * @returns undefined if the page has no rows, or is gone
 */
export function readHeights(main: Element | null): RowHeights | undefined {
  const rows = main?.isConnected ? rowsOf(main) : [];
  if (!rows[0]) return undefined;
  return Object.fromEntries(
    rows.flatMap((row) => {
      // A row that is hidden has none.
      const height = Math.round(row.getBoundingClientRect().height * 10) / 10;
      return height > 0 ? [[row.id, height]] : [];
    }),
  );
}

/** Heights that are being restored. */
export interface Restoring {
  /** Lets the rows go that are there: those in view then have the height that they need. */
  letGo: () => void;
  /** Looks for no more rows. */
  stop: () => void;
}

/**
 * Gives the rows of a page the heights that they had, as they come. Those at its top are in view for a moment, and the browser
 * remembers the height that a row then has: so all have exactly those until they are let go, when the page is where it belongs
 * or nothing more comes.
 * @param find - finds the page
 */
export function restoreHeights(find: () => Element | null, heights: RowHeights): Restoring {
  const known = new Set<HTMLElement>();
  let held: HTMLElement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame: number | undefined;
  const letGo = () => {
    clearTimeout(timer);
    for (const row of held) row.style.blockSize = '';
    held = [];
  };
  const give = () => {
    const rows = rowsOf(find()).filter((row) => row.id in heights && !known.has(row));
    if (!rows[0]) return;
    frame ??= frameOf(rows[0]);
    for (const row of rows) {
      const height = heights[row.id]!;
      row.style.blockSize = `${height}px`;
      row.style.containIntrinsicBlockSize = `auto ${Math.max(0, height - frame)}px`;
      known.add(row);
    }
    held.push(...rows);
    clearTimeout(timer);
    timer = setTimeout(letGo, patience);
  };
  const changes = attempt(() => new MutationObserver(give));
  changes?.observe(document.body, { childList: true, subtree: true });
  give();
  return {
    letGo,
    stop: () => {
      changes?.disconnect();
      letGo();
    },
  };
}
