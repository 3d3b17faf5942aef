/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useWholePage } from './useWholePage';

const history = { action: 'PUSH', location: { hash: '' } };
jest.mock('@docusaurus/router', () => ({ useHistory: () => history }), { virtual: true });

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(history, { action: 'PUSH', location: { hash: '' } });
});
afterEach(() => jest.useRealTimers());

/** A frame at 60 Hz and the task behind it. */
const frame = () => act(() => jest.advanceTimersByTime(20));

it('shows the heading of a page reached by a link first, and the rest behind the next frame', () => {
  const { result } = renderHook(useWholePage);
  expect(result.current).toBe(false);
  frame();
  expect(result.current).toBe(true);
});

it.each([
  ['on the first page, and going back', { action: 'POP' }],
  ['at an address that was replaced', { action: 'REPLACE' }],
  ['where a place in the text is wanted', { location: { hash: '#api' } }],
])('shows everything at once %s', (_case, given) => {
  Object.assign(history, given);
  expect(renderHook(useWholePage).result.current).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

it('leaves nothing behind on a page that was left before', () => {
  renderHook(useWholePage).unmount();
  expect(jest.getTimerCount()).toBe(0);
});
