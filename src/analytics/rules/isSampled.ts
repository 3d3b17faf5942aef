/**
 * Whether a draw falls into a sample.
 * @param ratio - share of all draws that do, 0 to 1
 * @param draw - evenly distributed from 0 to 1
 */
export function isSampled(ratio: number, draw: number): boolean {
  return draw <= ratio;
}
