import { whenIdle } from '../ui';
import { followUpdates } from './followUpdates';
import { isBusy } from './isBusy';
import type { PackStore } from './packs/packStore';
import { scopeOf } from './rules/scopeOf';

/** Milliseconds between two looks whether the tab may reload. */
const pollInterval = 100;

/** Path of the language: plugin-pwa names the worker at its root. */
const base = (process.env.PWA_SERVICE_WORKER_URL ?? '/sw.js').replace(/sw\.js$/, '');
const registrations = new Map<string, Promise<ServiceWorkerRegistration>>();
const sent = new Set<string>();
/** Of the page that is shown. */
let shown: ServiceWorkerRegistration | undefined;
/** Whether what is done once in a tab has been done. */
let isFollowed = false;
/** What is saved as a whole, once the settings have been opened. */
let packs: PackStore | undefined;

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
      isBusy: () => isBusy() || Boolean(packs?.isSaving()),
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

/** The registration of the worker that answers for a page. */
function registrationOf(pathname: string): Promise<ServiceWorkerRegistration> {
  const scope = scopeOf(base, pathname);
  const registering = registrations.get(scope) ?? register(scope);
  registrations.set(scope, registering);
  // The next page tries again: the network may be back.
  registering.catch(() => registrations.delete(scope));
  return registering;
}

async function offerPacks(panel: Element): Promise<void> {
  const { createPackStore, showPacks } = await import('./packs');
  packs ??= createPackStore({
    base,
    caches,
    fetch: (...request) => fetch(...request),
    // Where a browser has no such thing, the promise fails.
    estimate: async () => navigator.storage.estimate(),
    persist: async () => navigator.storage.persist(),
    register: registrationOf,
  });
  showPacks(panel, packs);
}

/** Has the settings show what can be saved. The panel is the shell's own, which knows nothing of workers. */
function followSettings(): void {
  const id = 'settings';
  const offer = (panel: Element) => {
    // Without its script the settings are as they are without a worker.
    offerPacks(panel).catch(() => {});
  };
  document.addEventListener(
    'toggle',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element) || target.id !== id) return;
      if ((event as ToggleEvent).newState === 'open') offer(target);
    },
    true,
  );
  const panel = document.getElementById(id);
  if (panel?.matches(':popover-open')) offer(panel);
}

/**
 * Registers the worker of a page, lets newer ones take over, and has the page kept.
 * @param pathname - of the page, as in the address bar
 * @throws (rejects) if the browser refuses the worker
 */
export async function visit(pathname: string): Promise<void> {
  shown = undefined;
  const registration = await registrationOf(pathname);
  shown = registration;
  whenIdle(() => keep(registration));
  if (isFollowed) return;
  isFollowed = true;
  followSettings();
  // What came later: demos, menus, the search. A tab may begin in the background, and be left more than once.
  document.addEventListener('visibilitychange', () => {
    if (shown && document.visibilityState === 'hidden') keep(shown);
  });
}
