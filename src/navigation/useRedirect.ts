import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import { findRedirect } from './findRedirect';

/**
 * On the page for an unknown address: goes on to where it has moved, if it has. The entry in the history is
 * replaced, so that "back" does not return here. The table is loaded only now.
 */
export function useRedirect(): void {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    let isCurrent = true;
    import('@generated/redirects/default/redirects.json')
      .then(({ default: table }) => {
        const target = findRedirect(table, pathname + search + hash);
        if (isCurrent && target !== undefined) window.location.replace(target);
      })
      // Offline: the page says already that there is nothing at this address.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [pathname, search, hash]);
}
