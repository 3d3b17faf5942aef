import { followUpdates } from './followUpdates';

/** Milliseconds between two looks whether the tab may reload. */
const pollInterval = 100;

function isBusy(): boolean {
  const active = document.activeElement;
  const editing =
    active instanceof HTMLElement &&
    (active.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(active.tagName));
  return editing || !(document.getSelection()?.isCollapsed ?? true);
}

/** Registers the worker of this language, and lets newer ones take over. @throws if the browser refuses it */
export async function registerWorker(): Promise<void> {
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
