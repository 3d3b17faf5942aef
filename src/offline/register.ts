import siteConfig from '@generated/docusaurus.config';
import { whenLoaded } from '../ui';

const hosts = (siteConfig.customFields?.serviceWorkerHosts ?? []) as string[];

// On the configured hosts only: a worker on a preview or on localhost would serve yesterday's pages.
if (
  typeof window !== 'undefined' &&
  hosts.includes(window.location.hostname) &&
  'serviceWorker' in navigator
) {
  whenLoaded(() => {
    import('./registerWorker')
      .then(({ registerWorker }) => registerWorker())
      .catch(() => {
        // A page without a worker is as good as one with it, until the network goes.
      });
  });
}
