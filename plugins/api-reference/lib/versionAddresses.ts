import type { AddressOf } from './pages/movePage';

interface Pages {
  /** Whether the docs version has a page, and where it is. */
  inVersion: (pathname: string) => string | undefined;
  /** Whether the current version of either instance has a page. */
  isCurrent: (pathname: string) => boolean;
}

/**
 * Where links of a docs version's API pages lead: to the page of the version, else to the current one.
 * Addresses outside the site stay as they are.
 */
export function versionAddresses({ inVersion, isCurrent }: Pages): AddressOf {
  const known = new Map<string, string | undefined>();
  return (pathname) => {
    if (!pathname.startsWith('/')) return pathname;
    if (!known.has(pathname)) {
      const own = inVersion(pathname) ?? (isCurrent(pathname) ? pathname : undefined);
      known.set(pathname, own === undefined || own.endsWith('/') ? own : `${own}/`);
    }
    return known.get(pathname);
  };
}
