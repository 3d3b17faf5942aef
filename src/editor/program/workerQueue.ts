/** What a worker says to a job. */
export type WorkerAnswer<Answer> = { id: number } & ({ answer: Answer } | { failure: string });

/** A worker that is asked for answers, any number of them at a time. */
export interface WorkerQueue<Job, Answer> {
  /** @throws (rejects) if the worker does not start, or with the failure that it tells */
  ask: (job: Job) => Promise<Answer>;
  stop: () => void;
}

interface Waiting<Answer> {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/**
 * Asks a worker, which is started with the first job. A job gets a number, by which the worker answers.
 * @param start - of a worker
 */
export function createWorkerQueue<Job extends object, Answer>(
  start: () => Worker,
): WorkerQueue<Job, Answer> {
  const waiting = new Map<number, Waiting<Answer>>();
  let worker: Worker | undefined;
  let last = 0;

  const running = (): Worker => {
    if (worker) return worker;
    worker = start();
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer<Answer>>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if ('answer' in data) asked?.resolve(data.answer);
      else asked?.reject(new Error(data.failure));
    };
    worker.onerror = () => {
      waiting.forEach(({ reject }) => reject(new Error('The worker did not start')));
      waiting.clear();
      // The next job starts it again.
      worker?.terminate();
      worker = undefined;
    };
    return worker;
  };

  return {
    ask: (job) =>
      new Promise((resolve, reject) => {
        const id = (last += 1);
        waiting.set(id, { resolve, reject });
        try {
          running().postMessage({ id, ...job });
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
