/** What following a service worker needs of the page; tests pass their own. */
export interface UpdatePage {
  hasFocus: () => boolean;
  /** Whether the reader is typing or has text selected. */
  isBusy: () => boolean;
  reload: () => void;
  /** Runs the function later and again until it returns true. */
  poll: (attempt: () => boolean) => void;
}

/** The part of a worker that is told to take over. */
interface Waiting {
  postMessage: (message: unknown) => void;
}

/** The part of a registration that is followed. */
export interface UpdateRegistration {
  readonly waiting: Waiting | null;
  readonly installing: EventTarget | null;
  addEventListener: (type: 'updatefound', listener: () => void) => void;
}

/**
 * Lets a new worker take over and reloads this tab once, when it has focus and nobody is typing.
 * @param controlled - whether a worker already served this page; a first visit reloads nothing
 */
export function followUpdates(
  registration: UpdateRegistration,
  page: UpdatePage,
  controlled: boolean,
  onControllerChange: (listener: () => void) => void,
): void {
  if (!controlled) return;
  const skip = () => registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
  // A worker that is watched twice gets one listener: it is the same function.
  const watch = () => registration.installing?.addEventListener('statechange', skip);
  skip();
  watch();
  registration.addEventListener('updatefound', watch);
  let reloaded = false;
  onControllerChange(() => {
    if (reloaded) return;
    reloaded = true;
    page.poll(() => {
      if (!page.hasFocus() || page.isBusy()) return false;
      page.reload();
      return true;
    });
  });
}
