import useIsBrowser from '@docusaurus/useIsBrowser';
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
  const isHydrating = !useIsBrowser();
  return isHydrating && isUnknownPage ? `${baseUrl}404.html` : pathname;
}
