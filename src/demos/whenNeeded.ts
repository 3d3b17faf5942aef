import { whenReaderShows } from './readerSign';

/** Pixels before the viewport at which a demo's code is fetched. */
const approach = 200;

const intentions = ['pointerenter', 'focusin', 'pointerdown', 'keydown'] as const;

/**
 * `near`: close to the viewport, once somebody is there to see it, or about to be used. `use`: only when somebody is
 * about to use it.
 */
export type Occasion = 'near' | 'use';

/**
 * Calls back once, when the element is needed.
 * @returns stops waiting
 */
export function whenNeeded(
  element: HTMLElement,
  occasion: Occasion,
  callback: () => void,
): () => void {
  let observer: IntersectionObserver | undefined;
  let stopWaiting: (() => void) | undefined;
  const stop = () => {
    observer?.disconnect();
    stopWaiting?.();
    intentions.forEach((type) => element.removeEventListener(type, start));
  };
  const start = () => {
    stop();
    callback();
  };
  if (occasion === 'near') {
    observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer?.disconnect();
        stopWaiting = whenReaderShows(start);
      },
      { rootMargin: `${approach}px 0px` },
    );
    observer.observe(element);
  }
  intentions.forEach((type) => element.addEventListener(type, start, { passive: true }));
  return stop;
}
