import { eachAtOnce } from './eachAtOnce';

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

it('works on everything, never on more at once than it may', async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  await eachAtOnce([5, 1, 4, 2, 3], 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await after(item);
    running -= 1;
    done.push(item);
  });
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

it('is not held up by what takes long', async () => {
  const done: number[] = [];
  await eachAtOnce([30, 0, 0, 0, 0], 2, async (item) => {
    await after(item);
    done.push(item);
  });
  expect(done).toEqual([0, 0, 0, 0, 30]);
});

it('begins nothing after a failure, and tells it when the rest is done', async () => {
  const begun: number[] = [];
  const done: number[] = [];
  const working = eachAtOnce([20, 1, 5, 6], 2, async (item) => {
    begun.push(item);
    await after(item);
    if (item === 1) throw new Error('no 1');
    done.push(item);
  });
  await expect(working).rejects.toThrow('no 1');
  expect(begun).toEqual([20, 1]);
  expect(done).toEqual([20]);
});
