/** Pixels before the viewport at which a demo's code is fetched. */
const approach = 200;

const intentions = ['pointerenter', 'focusin', 'pointerdown', 'keydown'] as const;

/**
 * Calls back once, when the element comes near the viewport or somebody is about to use it.
 * @returns stops waiting
 */
export function whenNeeded(element: HTMLElement, callback: () => void): () => void {
  const stop = () => {
    observer.disconnect();
    intentions.forEach((type) => element.removeEventListener(type, start));
  };
  const start = () => {
    stop();
    callback();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) start();
    },
    { rootMargin: `${approach}px 0px` },
  );
  observer.observe(element);
  intentions.forEach((type) => element.addEventListener(type, start, { passive: true }));
  return stop;
}
