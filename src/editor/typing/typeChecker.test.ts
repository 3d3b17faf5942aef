import type { TypesData } from '../rules/neededTypes';
import { createTypeChecker, type TypeJob } from './typeChecker';

class FakeWorker {
  static made: FakeWorker[] = [];
  jobs: TypeJob[] = [];
  isOver = false;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    FakeWorker.made.push(this);
  }
  postMessage(job: TypeJob) {
    this.jobs.push(job);
  }
  terminate() {
    this.isOver = true;
  }
}

const data: TypesData = {
  compiler: 'types/compiler.1.js',
  language: 'types/language.1.json',
  packages: {
    react: ['types/react.1.json'],
    box: ['types/box.1.json'],
    wood: ['types/wood.1.json'],
    other: ['types/other.1.json'],
  },
};
const start = () => new FakeWorker() as unknown as Worker;
const checker = () => createTypeChecker('https://docs.example/a/', data, start);
const sources = [
  { name: 'A.tsx', text: "import Box from 'box/lid';\nimport type { Wood } from 'wood';\n" },
  { name: 'a.css', text: "@import 'other';" },
];
beforeEach(() => (FakeWorker.made = []));

it('names the compiler and the types of what is imported, also for its types alone', () => {
  void checker().check(sources);
  const [{ compiler, types, sources: given }] = FakeWorker.made[0]!.jobs as [TypeJob];
  expect(compiler).toBe('https://docs.example/a/types/compiler.1.js');
  expect(types.map((address) => address.slice('https://docs.example/a/types/'.length))).toEqual([
    'language.1.json',
    'react.1.json',
    'box.1.json',
    'wood.1.json',
  ]);
  expect(given).toBe(sources);
});

it('gives every answer to who has asked, in any order', async () => {
  const { check } = checker();
  const [first, second] = [check(sources), check([])];
  const [worker] = FakeWorker.made;
  expect(FakeWorker.made).toHaveLength(1);
  worker!.onmessage?.({ data: { id: worker!.jobs[1]!.id, findings: [] } });
  worker!.onmessage?.({ data: { id: worker!.jobs[0]!.id, failure: 'no network' } });
  await expect(first).rejects.toThrow('no network');
  await expect(second).resolves.toEqual([]);
});

it('says when the worker does not start, and starts another the next time', async () => {
  const { check, stop } = checker();
  const asked = check(sources);
  FakeWorker.made[0]!.onerror?.();
  await expect(asked).rejects.toThrow('did not start');
  void check(sources);
  expect(FakeWorker.made).toHaveLength(2);
  stop();
  expect(FakeWorker.made.map(({ isOver }) => isOver)).toEqual([true, true]);
});
