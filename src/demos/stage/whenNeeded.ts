import { queueForIdle } from '../../../plugins/lean-docusaurus/client/idleQueue';
import type { EarlyStage } from '../rules/earlyScript';
import { foresight } from '../rules/readerSigns';
import { whenReaderActs, whenReaderShows } from './readerSign';

/** How far before the viewport a demo's code is fetched. */
const approach = '200px';

const intentions = ['pointerenter', 'focusin', 'pointerdown', 'keydown'] as const;

/**
 * `near`: close to the viewport, once somebody is there to see it, or about to be used. `use`: only when somebody is
 * about to use it.
 */
export type Occasion = 'near' | 'use';

/**
 * Calls back once, when the element is at most that far from the viewport, above or below.
 * @param distance - CSS length or share of the viewport
 * @returns stops waiting
 */
function whenWithin(element: HTMLElement, distance: string, callback: () => void): () => void {
  let observer: IntersectionObserver;
  try {
    observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        callback();
      },
      { rootMargin: `${distance} 0px` },
    );
    observer.observe(element);
  } catch {
    // Without one, everything counts as near.
    callback();
    return () => {};
  }
  return () => observer.disconnect();
}

/**
 * Calls back once, when the element is needed.
 * @returns stops waiting
 */
export function whenNeeded(
  element: HTMLElement,
  occasion: Occasion,
  callback: () => void,
): () => void {
  const stops: (() => void)[] = [];
  const stop = () => {
    stops.forEach((each) => each());
    intentions.forEach((type) => element.removeEventListener(type, startSoon));
  };
  const start = () => {
    stop();
    callback();
  };
  const startSoon = () => {
    stop();
    // Not in the midst of an event: a field that gets the focus has its selection only afterwards.
    const timer = setTimeout(callback);
    stops.push(() => clearTimeout(timer));
  };
  // Somebody was faster than this script; perhaps with the very event in which it runs.
  if ((element as EarlyStage).earlyInput?.length || element.contains(document.activeElement)) {
    startSoon();
    return stop;
  }
  if (occasion === 'near') {
    stops.push(
      whenWithin(element, approach, () => stops.push(whenReaderShows(start))),
      whenReaderActs(() => {
        stops.push(
          whenWithin(element, `${foresight * 100}%`, () => stops.push(queueForIdle(start))),
        );
      }),
    );
  }
  intentions.forEach((type) => element.addEventListener(type, startSoon, { passive: true }));
  return stop;
}
