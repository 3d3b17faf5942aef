import { setTimeout as wait } from 'node:timers/promises';
import { openPages } from './openPages';

it('loads the open pages again when the bundler has compiled what was written', async () => {
  const listeners: Record<string, () => void> = {};
  const hook = (event: string) => ({
    tap: (_: string, listener: () => void) => {
      listeners[event] = listener;
    },
  });
  const { plugin, listen, reload } = openPages(0);
  plugin.apply({ hooks: { invalid: hook('invalid'), done: hook('done') } });
  const sendMessage = jest.fn();
  const clients = [{}];
  listen({ webSocketServer: { clients }, sendMessage });
  const reloaded = reload();
  listeners.invalid!();
  await wait(20);
  expect(sendMessage).not.toHaveBeenCalled();
  listeners.done!();
  await reloaded;
  expect(sendMessage.mock.calls).toEqual([[clients, 'static-changed']]);
});

it('has nothing to do before the server listens', async () => {
  await expect(openPages(0).reload()).resolves.toBeUndefined();
});
