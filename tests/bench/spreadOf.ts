import { medianOf } from './medianOf';
import { type Spread } from './results';

/**
 * Median and worst of some times.
 * @throws if there is none
 */
export function spreadOf(times: readonly number[]): Spread {
  return { median: medianOf(times), worst: Math.max(...times), count: times.length };
}
