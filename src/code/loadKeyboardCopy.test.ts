/** @jest-environment jsdom */
import { loadKeyboardCopy } from './loadKeyboardCopy';

const registerOnce = jest.fn();
jest.mock('./registerKeyboardCopy', () => ({ registerOnce: () => registerOnce() as unknown }));

const arrives = () => new Promise((resolve) => setTimeout(resolve, 20));

it('waits for an idle moment, and fetches once however many buttons ask', async () => {
  let idle = () => {};
  Object.assign(window, { requestIdleCallback: (callback: () => void) => (idle = callback) });
  loadKeyboardCopy();
  loadKeyboardCopy();
  await arrives();
  expect(registerOnce).not.toHaveBeenCalled();
  idle();
  await arrives();
  expect(registerOnce).toHaveBeenCalledTimes(1);
});
