import { attempt } from '../ui';

/** What may be done at a stretch, in ms: half a frame. */
const stretch = 8;

/** Lets the browser take keys and paint; then what called goes on, before other work that can wait. */
const nextTurn = (): Promise<void> =>
  // Not every browser lets a task go on before others.
  attempt(() => scheduler.yield() as Promise<void>) ??
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/**
 * Makes what long work asks at its stops: whether a rest is due.
 * @param now - the clock, in ms
 * @param wait - gives others their turn
 * @returns gives what to wait for once the work has lasted for half a frame, undefined before
 */
export function createRest(
  now: () => number = () => performance.now(),
  wait: () => Promise<void> = nextTurn,
): () => Promise<void> | undefined {
  let began = now();
  return () => {
    if (now() - began < stretch) return undefined;
    return wait().then(() => {
      began = now();
    });
  };
}
