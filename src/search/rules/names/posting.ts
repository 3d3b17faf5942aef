/**
 * Where a word stands: the place of a record or page, and how much it tells there. One number, since there are so many of them that
 * objects would take a second of a telephone.
 */
export type Posting = number;

const weightScale = 1024;

/**
 * @param place - of a record or page
 * @param weight - how much the word tells there, from 0 to 1
 */
export const posting = (place: number, weight: number): Posting =>
  place * weightScale + Math.round(weight * (weightScale - 1));

/** The place of a record or page that a posting names. */
export const placeOf = (value: Posting): number => Math.floor(value / weightScale);

/** How much a word tells there, up to 1. */
export const weightOf = (value: Posting): number => (value % weightScale) / (weightScale - 1);
