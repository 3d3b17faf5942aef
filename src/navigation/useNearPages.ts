import { useEffect, useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useLocation } from '@docusaurus/router';
import { nearPages, nearPagesFile, readNearPages, type NearPage } from './nearPages';

/** The pages whose addresses are nearest to the one that the reader asked for; none until they are known. */
export function useNearPages(): readonly NearPage[] {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const [near, setNear] = useState<readonly NearPage[]>([]);
  useEffect(() => {
    let isCurrent = true;
    Promise.all([
      fetch(baseUrl + nearPagesFile).then((answer) => (answer.ok ? answer.json() : undefined)),
      import('@generated/redirects/default/redirects.json'),
      import('fastest-levenshtein'),
    ])
      .then(([list, { default: redirects }, { distance }]) => {
        const pages = readNearPages(list);
        if (!isCurrent || !pages) return;
        const address = `/${pathname.slice(baseUrl.length)}`;
        setNear(nearPages({ address, pages, redirects, distance }));
      })
      // Offline: the page says already that there is nothing at this address.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [baseUrl, pathname]);
  return near;
}
