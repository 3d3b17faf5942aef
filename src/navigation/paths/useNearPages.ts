import { useEffect, useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useLocation } from '@docusaurus/router';
import type { NearPage } from '../rules/tree/nearPages';

/** The pages whose addresses are nearest to the one that the reader asked for; none until they are known. */
export function useNearPages(): readonly NearPage[] {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const [near, setNear] = useState<readonly NearPage[]>([]);
  useEffect(() => {
    let isCurrent = true;
    // Every page knows the one for an unknown address, so what it needs is fetched.
    import('./loadNearPages')
      .then(({ loadNearPages }) => loadNearPages(baseUrl, pathname))
      .then((pages) => isCurrent && setNear(pages))
      // Offline: the page says already that there is nothing at this address.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [baseUrl, pathname]);
  return near;
}
