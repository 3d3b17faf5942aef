import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';

/**
 * On the page for an unknown address: goes on to where it has moved, if it has. The entry in the history is
 * replaced, so that "back" does not return here. The table is loaded only now.
 */
export function useRedirect(): void {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    let isCurrent = true;
    import('./movedAddress')
      .then(({ movedAddress }) => {
        const target = movedAddress(pathname + search + hash);
        if (isCurrent && target !== undefined) window.location.replace(target);
      })
      // Offline: the page says already that there is nothing at this address.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [pathname, search, hash]);
}
