import { hasPressed } from './hasPressed';
import type { Place } from './rules/visitedPlaces';

/**
 * Whether it is the browser that has brought a page, as it came again, elsewhere than where it was left: to the end of what there is of it
 * yet, or, among rows whose heights it did not know, along with one of them.
 */
export function isMisled({ y }: Place): boolean {
  if (hasPressed()) return false;
  const { scrollHeight, clientHeight } = document.documentElement;
  const isShort = y > window.scrollY && window.scrollY + clientHeight >= scrollHeight - 1;
  return isShort || document.querySelector('main [data-row]') !== null;
}
