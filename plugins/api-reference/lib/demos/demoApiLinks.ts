import type { DemoApiLink, DemoIndex } from './types';

/** The most links that stand below a demo. */
export const mostLinks = 8;

/**
 * What the pages of demos show of the index: the first links of each demo, by its id. A demo that touches
 * nothing has an empty list, so that a demo which is missing is told from one without API.
 */
export function demoApiLinks({ byDemo }: DemoIndex): Record<string, DemoApiLink[]> {
  return Object.fromEntries(
    Object.entries(byDemo).map(([id, uses]) => [
      id,
      uses.slice(0, mostLinks).map(({ name, pathname }) => ({ name, pathname })),
    ]),
  );
}
