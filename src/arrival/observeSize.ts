import { attempt } from '../ui/rules/attempt';

/** Tells when the page changes its height, where the browser can; undefined where it cannot. */
export function observeSize(callback: () => void): ResizeObserver | undefined {
  return attempt(() => {
    const observer = new ResizeObserver(callback);
    observer.observe(document.body);
    return observer;
  });
}
