import { attempt } from '../ui/rules/attempt';
import type { RowHeights } from './rules/visitedPlaces';

/** How long rows that are there wait for the others of their page, in ms. */
const patience = 1000;

/** Rows that the browser lays out when they come into view, and whose height it expects until then. */
const rowsOf = (main: Element | null) => [
  ...(main?.querySelectorAll<HTMLElement>('[data-row][id]') ?? []),
];

/** Where demos run, by the id of the demo. One that does not run yet has the height that is reserved for it. */
const stagesOf = (main: Element | null) =>
  [...(main?.querySelectorAll<HTMLElement>('[data-demo][id]') ?? [])].flatMap((demo) => {
    const stage = demo.querySelector<HTMLElement>('[data-stage]');
    return stage ? [{ id: demo.id, stage }] : [];
  });

const isAlive = (stage: HTMLElement) =>
  stage.closest<HTMLElement>('[data-status]')?.dataset.status === 'live';

/** Rounded as the browser keeps lengths, or nearly. */
const heightOf = (element: Element) => Math.round(element.getBoundingClientRect().height * 10) / 10;

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
 * The heights of a page's rows, those that were laid out and those that are expected, and of demos that need more than is
 * reserved for them: only with the same ones does the same position show the same place.
 * @returns undefined if the page has none, or is gone
 */
export function readHeights(main: Element | null): RowHeights | undefined {
  if (!main?.isConnected) return undefined;
  const rows = rowsOf(main).flatMap((row): [string, number][] => {
    // A row that is hidden has none.
    const height = heightOf(row);
    return height > 0 ? [[row.id, height]] : [];
  });
  const stages = stagesOf(main).flatMap(({ id, stage }): [string, number][] => {
    const height = heightOf(stage);
    return height > px(stage.style.minBlockSize) ? [[id, height]] : [];
  });
  const heights = [...rows, ...stages];
  return heights[0] && Object.fromEntries(heights);
}

/** Heights that are being restored. */
export interface Restoring {
  /** Lets the rows go that are there: those in view then have the height that they need. */
  letGo: () => void;
  /** Looks for no more rows. */
  stop: () => void;
}

/**
 * Gives the rows and demos of a page the heights that they had, as they come. A demo has its own once it is alive. Of the rows, those at its top are in view for a moment, and the browser
 * remembers the height that a row then has: so all have exactly those until they are let go, when the page is where it belongs
 * or nothing more comes.
 * @param find - finds the page
 */
export function restoreHeights(find: () => Element | null, heights: RowHeights): Restoring {
  const known = new Set<HTMLElement>();
  let held: HTMLElement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame: number | undefined;
  const reserved = new Map<HTMLElement, string>();
  const letGo = () => {
    clearTimeout(timer);
    for (const row of held) row.style.blockSize = '';
    held = [];
  };
  const giveStages = () => {
    for (const { id, stage } of stagesOf(find())) {
      const before = reserved.get(stage);
      if (before === undefined && id in heights) {
        reserved.set(stage, stage.style.minBlockSize);
        if (!isAlive(stage)) stage.style.minBlockSize = `${heights[id]!}px`;
      } else if (before !== undefined && isAlive(stage)) {
        stage.style.minBlockSize = before;
      }
    }
  };
  const give = () => {
    giveStages();
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
  const changes = attempt(() => {
    const observer = new MutationObserver(give);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['data-status'],
    });
    return observer;
  });
  give();
  return {
    letGo,
    stop: () => {
      changes?.disconnect();
      letGo();
    },
  };
}
