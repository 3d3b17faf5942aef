import type { Cheerio, CheerioAPI } from 'cheerio';
import type { AnyNode } from 'domhandler';

/** What a stage shows before any script has run. */
export interface Shown {
  /** Cells and headers of grids, or what says that there are no rows. */
  cells: number;
  /** Lines, bars, points and texts of drawings, icons aside. */
  marks: number;
  /** Controls, days, items of trees and lists, pictures, and parts that stand for some. */
  items: number;
  /** Letters. */
  text: number;
}

const marks = 'path, rect, circle, ellipse, line, polyline, polygon, text, use, image';
const items =
  'button, input, select, textarea, a, img, hr, progress, li, [role="treeitem"], [role="slider"], [role="progressbar"], [role="separator"], [role="meter"], .MuiSkeleton-root, svg[aria-hidden="true"]';

/** Counts what a stage shows, in the density that a reader begins with. */
export function countShown($: CheerioAPI, stage: Cheerio<AnyNode>): Shown {
  const shown = stage.clone();
  shown.find('style, template, [data-density-copy="compact"], defs').remove();
  const grids = shown.find('.MuiDataGrid-root');
  const drawings = shown.find('svg:not([aria-hidden="true"])');
  return {
    cells: grids.find('[role="gridcell"], [role="columnheader"]').length,
    marks: drawings.find(marks).length,
    items: shown.find(items).length,
    text: shown.text().trim().length,
  };
}

/**
 * Says whether a stage is empty: nothing on it, a grid without a cell, or a drawing without a mark.
 * @returns what is missing, or undefined
 */
export function emptiness($: CheerioAPI, stage: Cheerio<AnyNode>): string | undefined {
  const { cells, items, text, marks: drawn } = countShown($, stage);
  if (stage.find('.MuiDataGrid-root').length > 0 && cells === 0) return 'a grid without a cell';
  const bare = stage
    .find('svg:not([aria-hidden="true"])')
    .filter((_index, drawing) => $(drawing).find(marks).not('defs *').length === 0).length;
  if (bare > 0) return `${bare} drawings without a mark`;
  if (drawn + cells + items + text === 0) return 'nothing';
  return undefined;
}
