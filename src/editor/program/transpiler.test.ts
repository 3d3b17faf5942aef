import { createTranspiler, type TranspileJob } from './transpiler';

class FakeWorker {
  static made: FakeWorker[] = [];
  jobs: TranspileJob[] = [];
  isOver = false;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    FakeWorker.made.push(this);
  }
  postMessage(job: TranspileJob) {
    this.jobs.push(job);
  }
  terminate() {
    this.isOver = true;
  }
}

const start = () => new FakeWorker() as unknown as Worker;
const script = { path: 'A.tsx', code: 'a', guarded: 'a' };
beforeEach(() => (FakeWorker.made = []));

it('gives every answer to who has asked, in any order', async () => {
  const { transpile } = createTranspiler(start);
  const [first, second] = [transpile([script]), transpile([])];
  const [worker] = FakeWorker.made;
  expect(FakeWorker.made).toHaveLength(1);
  worker!.onmessage?.({ data: { id: worker!.jobs[1]!.id, made: [] } });
  worker!.onmessage?.({ data: { id: worker!.jobs[0]!.id, made: [{ code: 'b' }] } });
  await expect(first).resolves.toEqual([{ code: 'b' }]);
  await expect(second).resolves.toEqual([]);
});

it('says when the worker does not start, and starts another the next time', async () => {
  const { transpile, stop } = createTranspiler(start);
  const asked = transpile([script]);
  FakeWorker.made[0]!.onerror?.();
  await expect(asked).rejects.toThrow('did not start');
  void transpile([script]);
  expect(FakeWorker.made).toHaveLength(2);
  stop();
  expect(FakeWorker.made.map(({ isOver }) => isOver)).toEqual([true, true]);
});

it('says when the browser refuses workers', async () => {
  const { transpile } = createTranspiler(() => {
    throw new Error('refused');
  });
  await expect(transpile([script])).rejects.toThrow('refused');
});
