import { useSyncExternalStore } from 'react';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Whether this HTML is the page for unknown addresses; asked once, since only hydration needs it. */
const isUnknownPage =
  typeof document !== 'undefined' && document.querySelector('[data-not-found]') !== null;

/**
 * Path of the page, with base URL and language. The page for unknown addresses is built once for all of
 * them: while it hydrates, its path is the one that it was built for.
 */
export function usePathname(): string {
  const { pathname } = useLocation();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  // Not `useIsBrowser`: the header comes alive after that has turned.
  const isAsBuilt = useSyncExternalStore(
    () => () => {},
    () => false,
    () => isUnknownPage,
  );
  return isAsBuilt ? `${baseUrl}404.html` : pathname;
}
