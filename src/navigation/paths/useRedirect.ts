import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { withBase, withoutBase } from '../rules/paths/belowBase';

/**
 * On the page for an unknown address: goes on to where it has moved, if it has. The entry in the history is
 * replaced, so that "back" does not return here. The table is loaded only now.
 */
export function useRedirect(): void {
  const { pathname, search, hash } = useLocation();
  const { defaultLocale, localeConfigs } = useDocusaurusContext().i18n;
  // Of the whole site: the table tells languages apart itself.
  const baseUrl = localeConfigs[defaultLocale]?.baseUrl ?? '/';
  useEffect(() => {
    let isCurrent = true;
    import('./movedAddress')
      .then(({ movedAddress }) => {
        const target = movedAddress(withoutBase(baseUrl, pathname) + search + hash);
        if (isCurrent && target !== undefined) window.location.replace(withBase(baseUrl, target));
      })
      // Offline: the page says already that there is nothing at this address.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [baseUrl, pathname, search, hash]);
}
