/** What must be left of an idle period, in ms, for another task to begin in it: it may need that long on a slow machine. */
const enough = 25;
/** How long tasks may have taken together, in ms, for another one to begin before the browser had its turn. */
const most = 5;

const waiting = new Set<() => void>();
let isScheduled = false;

/** Safari has no idle callback. */
const whenIdle = (callback: (deadline?: IdleDeadline) => void): void => {
  try {
    requestIdleCallback(callback);
  } catch {
    setTimeout(callback, 50);
  }
};

function schedule(): void {
  if (isScheduled || waiting.size === 0) return;
  isScheduled = true;
  whenIdle((deadline) => {
    isScheduled = false;
    const begin = performance.now();
    try {
      do {
        const [task] = waiting;
        if (!task) return;
        waiting.delete(task);
        task();
      } while ((deadline?.timeRemaining() ?? 0) > enough && performance.now() - begin < most);
    } finally {
      schedule();
    }
  });
}

/**
 * Runs a task when the page is idle, after those that came before it. Between two of them the browser answers the reader,
 * if they are long.
 * @returns calls it off
 */
export function queueForIdle(task: () => void): () => void {
  waiting.add(task);
  schedule();
  return () => waiting.delete(task);
}
