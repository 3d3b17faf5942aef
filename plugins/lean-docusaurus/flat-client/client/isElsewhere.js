import bounds from '@generated/flat-client/default/bounds.json';
import { isBeyond } from './isBeyond';

/**
 * Whether an address is of another build than this one.
 * @param {string} pathname
 */
export default function isElsewhere(pathname) {
  return isBeyond(pathname, bounds);
}
