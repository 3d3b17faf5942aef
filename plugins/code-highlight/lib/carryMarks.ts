/**
 * Finds emphasised lines of one text in another that was derived from it.
 * @param from - lines of the text as written
 * @param to - lines of the derived text
 * @param marked - line numbers of `from`, from 1
 * @returns line numbers of `to`
 * @throws if a marked line is another one there, so that it cannot be found
 */
export function carryMarks(
  from: readonly string[],
  to: readonly string[],
  marked: ReadonlySet<number>,
): Set<number> {
  const key = (line: string | undefined) => (line ?? '').trim();
  return new Set(
    [...marked].map((number) => {
      const text = key(from[number - 1]);
      // Lines that read alike, such as a closing bracket, are told apart by their order.
      const before = from.slice(0, number - 1).filter((line) => key(line) === text).length;
      const places = to.flatMap((line, index) => (key(line) === text ? [index + 1] : []));
      const place = places[before];
      if (place === undefined) {
        throw new Error(`the marked line ${number}, "${text}", is another one in JavaScript`);
      }
      return place;
    }),
  );
}
