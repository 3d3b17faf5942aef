import { checkBeside } from './checkBeside';

/** A process that ends by itself with a code, or with 143 when it is ended. */
const runs = (milliseconds: number, code = 0) =>
  jest.fn(
    (signal?: AbortSignal) =>
      new Promise<number>((resolve) => {
        const timer = setTimeout(() => resolve(code), milliseconds);
        signal?.addEventListener('abort', () => {
          clearTimeout(timer);
          resolve(143);
        });
      }),
  );
const finds = (milliseconds: number, lines: string[] = [], isComplete = true) =>
  jest.fn(
    () =>
      new Promise<{ lines: string[]; isComplete: boolean }>((resolve) =>
        setTimeout(() => resolve({ lines, isComplete }), milliseconds),
      ),
  );

it('looks once, beside the first process', async () => {
  const look = finds(20);
  const step = checkBeside(look);
  expect(await step(runs(1))).toEqual({ code: 0, faults: [] });
  expect(await step(runs(1, 3))).toEqual({ code: 3, faults: [] });
  expect(look).toHaveBeenCalledTimes(1);
});

it('ends a process as soon as there is a fault', async () => {
  const step = checkBeside(finds(1, ['a.mdx:1 is empty']));
  expect(await step(runs(60_000))).toEqual({ code: 143, faults: ['a.mdx:1 is empty'] });
});

it('tells faults that are found when the process has ended by itself', async () => {
  const step = checkBeside(finds(20, ['a.mdx:1 is empty']));
  expect(await step(runs(1))).toEqual({ code: 0, faults: ['a.mdx:1 is empty'] });
});

it('looks once more, beside the next process, if something was not there yet', async () => {
  const look = finds(1, [], false);
  const step = checkBeside(look);
  await step(runs(1));
  await step(runs(1));
  expect(look).toHaveBeenCalledTimes(2);
  await step(runs(1));
  expect(look).toHaveBeenCalledTimes(2);
});

it('ends the process when nobody can look', async () => {
  const step = checkBeside(() => Promise.reject(new Error('No pages.')));
  const run = runs(60_000);
  await expect(step(run)).rejects.toThrow('No pages.');
  expect(await run.mock.results[0]!.value).toBe(143);
});
