import type { Transpiled } from './transpileScript';
import { createWorkerQueue } from './workerQueue';

/** A script to be made JavaScript of. */
export interface ScriptText {
  path: string;
  code: string;
}

/** What the worker is asked. */
export interface TranspileJob {
  scripts: ScriptText[];
}

/** Makes JavaScript beside the page's own thread. */
export interface Transpiler {
  /** @throws (rejects) if the worker does not start */
  transpile: (scripts: ScriptText[]) => Promise<Transpiled[]>;
  stop: () => void;
}

function ownWorker(): Worker {
  return new Worker(new URL('./transpile.worker.ts', import.meta.url));
}

/** @param start - of a worker; passed in by tests */
export function createTranspiler(start: () => Worker = ownWorker): Transpiler {
  const { ask, stop } = createWorkerQueue<TranspileJob, Transpiled[]>(start);
  return { transpile: (scripts) => ask({ scripts }), stop };
}
