/**
 * Takes the base URL off an address: what is left is the address as tables and rules write it.
 * @param baseUrl - path of the site, or of a language of it, with a slash at both ends
 * @param address - path as in the address bar, with or without query and fragment
 * @returns with one slash at its start; the address as it is where it does not lie below the base URL
 */
export function withoutBase(baseUrl: string, address: string): string {
  if (`${address}/` === baseUrl) return '/';
  return address.startsWith(baseUrl) ? `/${address.slice(baseUrl.length)}` : address;
}

/**
 * Puts the base URL in front of an address.
 * @param address - of a page of this site, with one slash at its start; any other comes back as it is
 */
export function withBase(baseUrl: string, address: string): string {
  return /^\/(?!\/)/.test(address) ? `${baseUrl}${address.slice(1)}` : address;
}
