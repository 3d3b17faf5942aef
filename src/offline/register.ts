import siteConfig from '@generated/docusaurus.config';
import { followUpdates } from './followUpdates';

/** Milliseconds between two looks whether the tab may reload. */
const pollInterval = 100;

const hosts = (siteConfig.customFields?.serviceWorkerHosts ?? []) as string[];

function isBusy(): boolean {
  const active = document.activeElement;
  const editing =
    active instanceof HTMLElement &&
    (active.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(active.tagName));
  return editing || !(document.getSelection()?.isCollapsed ?? true);
}

async function register(): Promise<void> {
  const worker = navigator.serviceWorker;
  const controlled = Boolean(worker.controller);
  const parameters = encodeURIComponent(JSON.stringify({ offlineMode: true, debug: false }));
  const registration = await worker.register(
    `${process.env.PWA_SERVICE_WORKER_URL}?params=${parameters}`,
  );
  followUpdates(
    registration,
    {
      hasFocus: () => document.hasFocus(),
      isBusy,
      reload: () => window.location.reload(),
      poll: (attempt) => {
        const timer = setInterval(() => {
          if (attempt()) clearInterval(timer);
        }, pollInterval);
      },
    },
    controlled,
    (listener) => worker.addEventListener('controllerchange', listener),
  );
}

// On the configured hosts only: a worker on a preview or on localhost would serve yesterday's pages.
if (
  typeof window !== 'undefined' &&
  hosts.includes(window.location.hostname) &&
  'serviceWorker' in navigator
) {
  window.addEventListener('load', () => {
    register().catch(() => {
      // A page without a worker is as good as one with it, until the network goes.
    });
  });
}
