/** @jest-environment jsdom */
import { dropQuery } from './dropQuery';

it.each([
  ['/chips/?q=%E8%A1%A8%E6%A0%BC', '/chips/'],
  ['/chips/?mode=dark&q=a&dir=rtl#b', '/chips/?mode=dark&dir=rtl#b'],
  ['/chips/?mode=dark#q=a', '/chips/?mode=dark#q=a'],
])('makes %s %s, in the same entry of the history', (before, after) => {
  window.history.replaceState({ entry: 1 }, '', before);
  const { length } = window.history;
  dropQuery();
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(after);
  expect(window.history.state).toEqual({ entry: 1 });
  expect(window.history.length).toBe(length);
});
