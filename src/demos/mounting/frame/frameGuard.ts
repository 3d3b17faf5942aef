/** Milliseconds that code may run without a pause before it is taken for endless. */
export const patience = 1000;

/** Calls between two looks at the clock. */
const stride = 256;

/** Code of the frame's program did not come to an end. */
export class Endless extends Error {
  override name = 'Endless';
}

/**
 * Makes what every loop and function of a program calls, so that one that does not end does not take the page along, which may
 * run in the same thread. A pause is a turn of the event loop: promises that call each other for ever make none.
 * @param now - a clock in milliseconds
 * @param afterPause - calls back after the next pause
 * @returns throws {@link Endless} once the time is over, at every call until there is a pause
 */
export function frameGuard(now: () => number, afterPause: (task: () => void) => void): () => void {
  let start: number | undefined;
  let calls = 0;
  let isOver = false;
  return () => {
    if (start === undefined) {
      start = now();
      afterPause(() => {
        start = undefined;
        isOver = false;
      });
    }
    calls += 1;
    if (!isOver && calls % stride !== 0) return;
    isOver ||= now() - start > patience;
    if (isOver) throw new Endless(`It ran for more than ${patience} ms without a pause`);
  };
}
