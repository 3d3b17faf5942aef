import siteConfig from '@generated/docusaurus.config';
import { whenLoaded } from '../ui';

const hosts = (siteConfig.customFields?.serviceWorkerHosts ?? []) as string[];

/**
 * Called by Docusaurus for the first page and after each navigation. On the configured hosts only: a worker on a preview or on
 * localhost would serve yesterday's pages.
 */
export function onRouteDidUpdate({ location: { pathname } }: { location: { pathname: string } }) {
  if (!hosts.includes(window.location.hostname) || !('serviceWorker' in navigator)) return;
  whenLoaded(() => {
    import('./registerWorker')
      .then(({ visit }) => visit(pathname))
      .catch(() => {
        // A page without a worker is as good as one with it, until the network goes.
      });
  });
}
