import { WindowBlocked } from './Problem';

/**
 * Opens a window, or a tab.
 * @param features - as `window.open` takes them; a tab without
 * @returns what the reader learns where the browser does not let us, otherwise null
 */
export function openOutside(address: string, features?: string): WindowBlocked | null {
  const opened = window.open(address, '_blank', features);
  return opened && !opened.closed ? null : new WindowBlocked();
}
