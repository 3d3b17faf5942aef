import { attempt } from './rules/attempt';

/**
 * Calls back once the page is alive and idle.
 * @returns calls it off
 */
export function whenIdle(callback: () => void): () => void {
  // Safari has no idle callback.
  const handle = attempt(() => requestIdleCallback(callback));
  if (handle !== undefined) return () => cancelIdleCallback(handle);
  const timer = setTimeout(callback, 1000);
  return () => clearTimeout(timer);
}
