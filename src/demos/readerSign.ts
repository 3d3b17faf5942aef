/** What only a reader does. */
const signs = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown'] as const;

/** How long a reader may keep still, in ms from when the first demo waits, before its page is taken as read anyway. */
const patience = 3000;

let isSeen = false;
const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function see(): void {
  isSeen = true;
  clearTimeout(timer);
  signs.forEach((type) => window.removeEventListener(type, see, { capture: true }));
  waiting.forEach((callback) => callback());
  waiting.clear();
}

/**
 * Calls back with the first sign that somebody is there, or after three seconds without one; at once if there was one. A page
 * that is not at its top has been scrolled, if only to the fragment that the reader asked for.
 * What is on the first screen looks right without its script, so the script can let the page itself go first.
 * @returns stops waiting
 */
export function whenReaderShows(callback: () => void): () => void {
  if (isSeen || window.scrollY > 0) {
    callback();
    return () => {};
  }
  if (waiting.size === 0 && timer === undefined) {
    signs.forEach((type) => window.addEventListener(type, see, { capture: true, passive: true }));
    timer = setTimeout(see, patience);
  }
  waiting.add(callback);
  return () => waiting.delete(callback);
}
