import type { BuildCheck } from '../content/checkBeforeBuild';

/** Runs a process of a build until it ends, or until the signal ends it. @returns its exit code */
type Run = (signal?: AbortSignal) => Promise<number>;

/**
 * Runs the processes of a build one after the other and checks meanwhile what the build is made of: as the first one runs, and once
 * more as the next one does if something could not be checked before the first had compiled it.
 * @param look - begins a check
 * @returns runs the next process; its exit code, or what the check has found, for which the process was ended
 * @throws what the process or the check throws, when both have ended
 */
export function checkBeside(
  look: () => Promise<BuildCheck>,
): (run: Run) => Promise<{ code: number; faults: readonly string[] }> {
  let left = 2;
  return async (run) => {
    if (left === 0) return { code: await run(), faults: [] };
    left -= 1;
    const end = new AbortController();
    const looking = look().then(
      (found) => {
        if (found.lines.length > 0) end.abort();
        return found;
      },
      (error: unknown) => {
        end.abort();
        throw error;
      },
    );
    const [ran, looked] = await Promise.allSettled([run(end.signal), looking]);
    if (looked.status === 'rejected') throw looked.reason;
    if (ran.status === 'rejected') throw ran.reason;
    if (looked.value.isComplete) left = 0;
    return { code: ran.value, faults: looked.value.lines };
  };
}
