import { finishWork } from './finishWork';

function* threeSteps(done: string[]): Generator<undefined, string> {
  for (const step of ['a', 'b', 'c']) {
    done.push(step);
    yield;
  }
  return 'all';
}

it('waits where a rest is due, and only there', async () => {
  const done: string[] = [];
  let end = () => {};
  const rest = jest
    .fn<Promise<void> | undefined, []>(() => undefined)
    .mockReturnValueOnce(undefined)
    .mockReturnValueOnce(new Promise((resolve) => (end = resolve)));
  const finished = finishWork(threeSteps(done), rest);
  await Promise.resolve();
  expect(done).toEqual(['a', 'b']);
  end();
  await expect(finished).resolves.toBe('all');
  expect(done).toEqual(['a', 'b', 'c']);
  expect(rest).toHaveBeenCalledTimes(3);
});

it('fails as the work does', async () => {
  const broken = (function* (): Generator<undefined, never> {
    yield;
    throw new Error('broken');
  })();
  await expect(finishWork(broken, () => undefined)).rejects.toThrow('broken');
});
