import { useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDocsConfig, type SiteProduct } from '../../docsConfig';
import { joinVersions, type SiteVersion } from '../rules/versions/joinVersions';
import {
  liveVersionsFile,
  readLiveVersions,
  type LiveVersions,
} from '../rules/versions/liveVersions';
import { useSiteVersions } from '../paths/useSiteVersions';

/** The versions of a product. */
interface ProductVersions {
  product: Pick<SiteProduct, 'version' | 'instance' | 'home' | 'kept' | 'archived'>;
  /** Of its instance, the newest first. */
  versions: readonly SiteVersion[];
  /** On a page of a frozen version, asks the site which versions it has now; elsewhere the page knows. */
  load: () => void;
}

/** The versions of a product as they are now: the pages of a frozen version were built long ago. */
export function useLiveVersions(product: SiteProduct): ProductVersions {
  const { frozen } = useDocsConfig();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const known = useSiteVersions();
  const [live, setLive] = useState<LiveVersions>();
  const now = live?.products.find(({ id }) => id === product.id);
  return {
    product: now ? { ...product, ...now } : product,
    versions:
      (live ? joinVersions({}, live.versions, baseUrl) : known)[product.instance]?.versions ?? [],
    load: () => {
      if (!frozen || live) return;
      fetch(baseUrl + liveVersionsFile)
        .then((answer) => (answer.ok ? answer.json() : undefined))
        .then((value: unknown) => setLive(readLiveVersions(value)))
        // Offline, for example: the versions of the day on which this one was frozen.
        .catch(() => {});
    },
  };
}
