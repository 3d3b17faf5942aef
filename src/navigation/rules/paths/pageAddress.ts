import { canonicalPath } from './canonicalPath';
import { isFilePath } from './isFilePath';

/**
 * The address under which a page is reported: its canonical path with the last slash that the site's pages
 * have. A file, which has none, gets none.
 * @param address - path as in the address bar
 */
export function pageAddress(address: string): string {
  const path = canonicalPath(address);
  return path === '/' || isFilePath(path) ? path : `${path}/`;
}
