/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { writeCode } from './share/codeLink';
import { useLinkedCode } from './useLinkedCode';

let location = {};
jest.mock('@docusaurus/router', () => ({ useLocation: () => location }), { virtual: true });
const show = jest.fn();
jest.mock('../preferences', () => ({ browserStore: () => ({ show }) }));

const link = (text: string, end = 'A.tsx') => `#${writeCode({ 'A.tsx': text })}${end}`;

/** Goes to a fragment of the page, as the router tells it. */
function go(hash: string) {
  window.history.replaceState('of the router', '', `/a/${hash}`);
  location = {};
}

function follow() {
  const { result, rerender } = renderHook(() =>
    useLinkedCode(({ demo, code }) => (demo === 'A' ? code : undefined)),
  );
  return { link: () => result.current, again: () => rerender() };
}

beforeEach(() => show.mockClear());

it('brings the code of the address until it is left, and the address then brings it no more', () => {
  go(link('first', 'css-A.tsx'));
  const { link: linked } = follow();
  expect(linked()).toMatchObject({ form: 'TS', code: { files: { 'A.tsx': 'first' } } });
  expect(show).toHaveBeenCalledWith({ code: 'TS', style: 'css' });
  act(() => linked().leave());
  expect(linked().code).toBeUndefined();
  expect(window.location.hash).toBe('#css-A.tsx');
  expect(window.history.state).toBe('of the router');
  expect(follow().link().code).toBeUndefined();
});

it('begins anew with every link that comes into the page, also with the same one', () => {
  go('');
  const { link: linked, again } = follow();
  expect(linked()).toMatchObject({ count: 0 });
  go(link('first'));
  again();
  expect(linked()).toMatchObject({ count: 1, code: { files: { 'A.tsx': 'first' } } });
  act(() => linked().leave());
  expect(linked().count).toBe(1);
  go(link('first', 'A.js'));
  again();
  expect(linked()).toMatchObject({ count: 2, form: 'JS', code: { files: { 'A.tsx': 'first' } } });
  expect(show).toHaveBeenLastCalledWith({ code: 'JS' });
});

it.each(['', '#heading', link('of another', 'Another.tsx')])('goes on at %s', (hash) => {
  go(link('first'));
  const { link: linked, again } = follow();
  const before = linked();
  go(hash);
  again();
  expect(linked()).toMatchObject({ count: before.count, code: before.code });
});

it('says that the code of a link cannot be read, until that is left', () => {
  go('#edit=JU29SgMx.css-A.tsx');
  const { link: linked } = follow();
  expect(linked()).toMatchObject({ count: 0, isLost: true });
  expect(linked().code).toBeUndefined();
  act(() => linked().leave());
  expect(linked().isLost).toBeUndefined();
  expect(window.location.hash).toBe('#css-A.tsx');
  go('#edit=JU29SgMx.css-Another.tsx');
  expect(follow().link().isLost).toBeUndefined();
});

it('keeps what is there when a link comes that cannot be read, and forgets that with one that can', () => {
  go(link('first'));
  const { link: linked, again } = follow();
  go('#edit=%%%.A.tsx');
  again();
  expect(linked()).toMatchObject({
    count: 0,
    code: { files: { 'A.tsx': 'first' } },
    isLost: true,
  });
  go(link('second'));
  again();
  expect(linked()).toMatchObject({ count: 1, code: { files: { 'A.tsx': 'second' } } });
  expect(linked().isLost).toBeUndefined();
});
