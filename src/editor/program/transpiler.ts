import type { Transpiled } from './transpileScript';

/** A script to be made JavaScript of: as it was typed, and as it is to run. */
export interface ScriptText {
  path: string;
  code: string;
  guarded: string;
}

export interface TranspileJob {
  id: number;
  scripts: ScriptText[];
}

/** Makes JavaScript beside the page's own thread. */
export interface Transpiler {
  /** @throws (rejects) if the worker does not start */
  transpile: (scripts: ScriptText[]) => Promise<Transpiled[]>;
  stop: () => void;
}

interface Waiting {
  resolve: (made: Transpiled[]) => void;
  reject: (error: Error) => void;
}

function ownWorker(): Worker {
  return new Worker(new URL('./transpile.worker.ts', import.meta.url));
}

/** @param start - of a worker; passed in by tests */
export function createTranspiler(start: () => Worker = ownWorker): Transpiler {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;

  const running = (): Worker => {
    if (worker) return worker;
    worker = start();
    worker.onmessage = ({ data }: MessageEvent<{ id: number; made: Transpiled[] }>) => {
      waiting.get(data.id)?.resolve(data.made);
      waiting.delete(data.id);
    };
    worker.onerror = () => {
      waiting.forEach(({ reject }) => reject(new Error('The worker did not start')));
      waiting.clear();
      // The next code starts it again.
      worker?.terminate();
      worker = undefined;
    };
    return worker;
  };

  return {
    transpile: (scripts) =>
      new Promise((resolve, reject) => {
        const id = (last += 1);
        waiting.set(id, { resolve, reject });
        try {
          running().postMessage({ id, scripts } satisfies TranspileJob);
        } catch (error) {
          waiting.delete(id);
          reject(error as Error);
        }
      }),
    stop: () => {
      worker?.terminate();
      worker = undefined;
    },
  };
}
