/** @jest-environment jsdom */
import { loadKeyboardCopy } from './loadKeyboardCopy';

const registerOnce = jest.fn();
jest.mock('./registerKeyboardCopy', () => ({ registerOnce: () => registerOnce() as unknown }));

const arrives = () => new Promise((resolve) => setTimeout(resolve, 20));

it('waits for the reader’s first move, and fetches once however many buttons ask', async () => {
  loadKeyboardCopy();
  loadKeyboardCopy();
  await arrives();
  expect(registerOnce).not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await arrives();
  expect(registerOnce).toHaveBeenCalledTimes(1);
});
