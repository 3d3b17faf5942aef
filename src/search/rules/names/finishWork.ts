/**
 * Does a piece of work to its end, with rests.
 * @param work - stops where somebody else may have a turn
 * @param rest - is asked at each stop: gives what to wait for, or undefined where no rest is due
 * @returns what the work gives
 * @throws (rejects) if the work or a rest does
 */
export async function finishWork<Value>(
  work: Generator<undefined, Value>,
  rest: () => Promise<void> | undefined,
): Promise<Value> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    const pause = rest();
    if (pause) await pause;
  }
}
