import { followCompiler } from './followCompiler';

type Event = 'invalid' | 'done';

function start() {
  const { plugin, whenQuiet } = followCompiler();
  const listeners: Partial<Record<Event, () => void>> = {};
  const hook = (event: Event) => ({
    tap: (_: string, listener: () => void) => {
      listeners[event] = listener;
    },
  });
  plugin.apply({ hooks: { invalid: hook('invalid'), done: hook('done') } });
  const isQuiet = jest.fn();
  return {
    tell: (event: Event) => listeners[event]?.(),
    ask: () => whenQuiet().then(isQuiet),
    isQuiet,
  };
}

it('is quiet until a file has changed', async () => {
  const { ask, isQuiet } = start();
  await ask();
  expect(isQuiet).toHaveBeenCalledTimes(1);
});

it('is quiet again when the change is compiled', async () => {
  const { tell, ask, isQuiet } = start();
  tell('invalid');
  const asked = [ask(), ask()];
  await Promise.resolve();
  expect(isQuiet).not.toHaveBeenCalled();
  tell('done');
  await Promise.all(asked);
  expect(isQuiet).toHaveBeenCalledTimes(2);
  tell('invalid');
  tell('done');
  await ask();
  expect(isQuiet).toHaveBeenCalledTimes(3);
});
