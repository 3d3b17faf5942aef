import { canonicalPath } from '../paths/canonicalPath';
import { stripVersion } from '../paths/stripVersion';
import { productIdentity } from './productIdentity';

/**
 * The product that a page is about, if it documents the current version of it: what is known of versions leads up to that one.
 * @param address - path as in the address bar
 * @returns `null` for a page of a kept version, and where the path says nothing
 */
export function documentedProduct(address: string): string | null {
  const path = canonicalPath(address);
  return stripVersion(path) === path ? productIdentity(path).id : null;
}
