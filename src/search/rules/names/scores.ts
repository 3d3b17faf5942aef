/** Numbers above 0 by place. Most places have none, but what is asked for at every key is too much for a Map. */
export interface Scores {
  /** 0 where there is none. */
  readonly values: Float64Array;
  /** The places that have one, in the order in which they came. */
  readonly places: number[];
}

/** @param size - how many places there are */
export const noScores = (size: number): Scores => ({ values: new Float64Array(size), places: [] });

/** Puts a number in a place that has none, or a smaller one. */
export function raise({ values, places }: Scores, place: number, value: number): void {
  const before = values[place]!;
  if (!(before < value)) return;
  if (before === 0) places.push(place);
  values[place] = value;
}

/** The same numbers, to be raised apart. */
export const copyScores = ({ values, places }: Scores): Scores => ({
  values: values.slice(),
  places: places.slice(),
});

/** Takes all numbers out, so that the place can be used again: a fresh one for every word of a query is work for the collector of garbage. */
export function clear({ values, places }: Scores): void {
  for (const place of places) values[place] = 0;
  places.length = 0;
}
