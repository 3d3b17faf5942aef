import { whenIdle } from '../ui';
import { followUpdates } from './followUpdates';
import { isBusy } from './isBusy';
import { scopeOf } from './rules/scopeOf';

/** Milliseconds between two looks whether the tab may reload. */
const pollInterval = 100;

/** Path of the language: plugin-pwa names the worker at its root. */
const base = (process.env.PWA_SERVICE_WORKER_URL ?? '/sw.js').replace(/sw\.js$/, '');
const registrations = new Map<string, Promise<ServiceWorkerRegistration>>();
const sent = new Set<string>();

/** What the worker of plugin-pwa reads of its address. */
const parameters = encodeURIComponent(JSON.stringify({ offlineMode: true, debug: false }));

async function register(scope: string): Promise<ServiceWorkerRegistration> {
  const worker = navigator.serviceWorker;
  const controlled = Boolean(worker.controller);
  // The worker of the first page is the one that this tab has; others are followed by their own tabs.
  const isOwn = registrations.size === 0;
  const registration = await worker.register(`${scope}sw.js?params=${parameters}`, {
    scope,
    updateViaCache: 'none',
  });
  if (!isOwn) return registration;
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
  return registration;
}

/** Names to the worker the page and what it was made of: it has seen no request for what came before it, nor for a page reached by a link. */
function keep({ active, waiting, installing }: ServiceWorkerRegistration): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const addresses = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(window.location.origin) && !sent.has(name));
  addresses.forEach((name) => sent.add(name));
  const page = window.location.href.replace(/[?#].*/, '');
  (active ?? waiting ?? installing)?.postMessage({ type: 'KEEP', page, addresses });
}

/**
 * Registers the worker of a page, lets newer ones take over, and has the page kept.
 * @param pathname - of the page, as in the address bar
 * @throws (rejects) if the browser refuses the worker
 */
export async function visit(pathname: string): Promise<void> {
  const scope = scopeOf(base, pathname);
  const registering = registrations.get(scope) ?? register(scope);
  registrations.set(scope, registering);
  const registration = await registering;
  whenIdle(() => keep(registration));
  // What came later: demos, menus, the search.
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') keep(registration);
    },
    { once: true },
  );
}
