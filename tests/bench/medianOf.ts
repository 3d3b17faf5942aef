/**
 * The middle one of some numbers, or the mean of the two in the middle.
 * @throws if there is none
 */
export function medianOf(numbers: readonly number[]): number {
  if (numbers.length === 0) throw new Error('There is no median of no numbers');
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2;
}
