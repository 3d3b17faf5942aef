import { attempt } from '../ui/rules/attempt';

/**
 * Writes the percent signs of an address that cannot be decoded as `%25`: of one that was cut in the middle of a character, the router
 * makes an error, and the page is never alive.
 */
export function mendAddress(): void {
  const { pathname, search, hash } = location;
  if (attempt(() => decodeURI(pathname))) return;
  const mended = pathname.replaceAll('%', '%25');
  attempt(() => history.replaceState(history.state, '', mended + search + hash));
}
