import { createWorkerQueue } from './workerQueue';

interface Job {
  text: string;
}

class FakeWorker {
  static made: FakeWorker[] = [];
  jobs: (Job & { id: number })[] = [];
  isOver = false;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    FakeWorker.made.push(this);
  }
  postMessage(job: Job & { id: number }) {
    this.jobs.push(job);
  }
  terminate() {
    this.isOver = true;
  }
}

const start = () => new FakeWorker() as unknown as Worker;
const queue = (begin = start) => createWorkerQueue<Job, string>(begin);
beforeEach(() => (FakeWorker.made = []));

it('gives every answer to who has asked, in any order', async () => {
  const { ask } = queue();
  const [first, second] = [ask({ text: 'a' }), ask({ text: 'b' })];
  const [worker] = FakeWorker.made;
  expect(FakeWorker.made).toHaveLength(1);
  expect(worker!.jobs.map(({ text }) => text)).toEqual(['a', 'b']);
  worker!.onmessage?.({ data: { id: worker!.jobs[1]!.id, answer: 'B' } });
  worker!.onmessage?.({ data: { id: worker!.jobs[0]!.id, failure: 'no network' } });
  await expect(first).rejects.toThrow('no network');
  await expect(second).resolves.toBe('B');
});

it('says when the worker does not start, and starts another the next time', async () => {
  const { ask, stop } = queue();
  const asked = ask({ text: 'a' });
  FakeWorker.made[0]!.onerror?.();
  await expect(asked).rejects.toThrow('did not start');
  void ask({ text: 'a' });
  expect(FakeWorker.made).toHaveLength(2);
  stop();
  expect(FakeWorker.made.map(({ isOver }) => isOver)).toEqual([true, true]);
});

it('says when the browser refuses workers', async () => {
  const { ask } = queue(() => {
    throw new Error('refused');
  });
  await expect(ask({ text: 'a' })).rejects.toThrow('refused');
});
