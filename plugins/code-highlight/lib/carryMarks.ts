import { diffArrays } from 'diff';

/**
 * Finds emphasised lines of one text in another that was derived from it.
 * @param from - lines of the text as written
 * @param left - the line numbers of `from`, from 1, of which the derived text has something
 * @param to - lines of the derived text
 * @param marked - line numbers of `from`
 * @returns line numbers of `to`
 * @throws if a marked line is another one there, so that it cannot be found
 */
export function carryMarks(
  from: readonly string[],
  left: readonly number[],
  to: readonly string[],
  marked: ReadonlySet<number>,
): Set<number> {
  const key = (line: string) => line.trim();
  const places = new Map<number, number>();
  let [fromIndex, toIndex] = [0, 0];
  // Lines that read alike, such as a closing bracket, are told apart by what stands around them.
  for (const { count, added, removed } of diffArrays(
    left.map((number) => key(from[number - 1]!)),
    to.map(key),
  )) {
    for (let index = 0; index < count; index += 1) {
      if (!added && !removed) places.set(left[fromIndex + index]!, toIndex + index + 1);
    }
    if (!added) fromIndex += count;
    if (!removed) toIndex += count;
  }
  return new Set(
    [...marked].map((number) => {
      const place = places.get(number);
      if (place === undefined) {
        throw new Error(
          `the marked line ${number}, "${key(from[number - 1]!)}", is another one in JavaScript`,
        );
      }
      return place;
    }),
  );
}
