/** What a page's address may look like: segments of letters, digits, dots and dashes. */
const address = /^(?:\/[a-z\d][a-z\d._-]*){1,8}$/i;

/**
 * Notes in an address that it was taken in place of another page.
 * @param page - site path without trailing slash
 */
export function writeInstead(page: string): string {
  return `?instead=${encodeURIComponent(page)}`;
}

/**
 * Reads which page a reader wanted when a switch of version led to the nearest one. Anybody can write a
 * query, so anything but a plain path of the site is nothing.
 * @param search - query of the address
 */
export function readInstead(search: string): string | undefined {
  const page = new URLSearchParams(search).get('instead') ?? '';
  return page.length <= 200 && address.test(page) ? page : undefined;
}
