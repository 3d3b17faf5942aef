import { isFilePath } from './isFilePath';

/**
 * The one address of a page, for a host that was asked in another way: without the last slash, with
 * `index.html` or `.html` at the end, with slashes in a row. Files keep theirs.
 * @param address - path with its query, as a browser asks for it
 * @returns where to redirect to, with the query, or undefined if the address is the page's own
 */
export function hostAddress(address: string): string | undefined {
  const [, asked = '', query = ''] = /^([^?]*)(.*)$/s.exec(address) ?? [];
  const path = asked
    // Backslashes too: browsers take both for the beginning of another host.
    .replace(/[\\/]{2,}/g, '/')
    .replace(/\/index(\.html)?$/, '/')
    .replace(/\.html$/, '');
  const target = isFilePath(path) || path.endsWith('/') ? path : `${path}/`;
  return target === asked ? undefined : `${target}${query}`;
}
