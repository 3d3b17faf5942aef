/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { recentKey } from './rules/recentResults';
import { forgetRecent, keepRecent, useRecent } from './useRecent';

const result = (url: string) => ({ title: `at ${url}`, url });
const urls = (list: readonly { url: string }[]) => list.map(({ url }) => url);
const kept = () => urls(JSON.parse(localStorage.getItem(recentKey) ?? '[]') as { url: string }[]);
/** What a tab beside this one does, of which this one hears, or does not yet. */
const elsewhere = (list: readonly string[], isHeard = false) => {
  localStorage.setItem(recentKey, JSON.stringify(list.map(result)));
  if (isHeard)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: recentKey })));
};

beforeEach(() => act(() => forgetRecent()));
afterEach(() => jest.restoreAllMocks());

it('keeps what another tab has opened meanwhile', () => {
  keepRecent(result('/b1/'));
  elsewhere(['/a1/', '/b1/']);
  keepRecent(result('/b2/'));
  expect(kept()).toEqual(['/b2/', '/a1/', '/b1/']);
});

it('does not bring back what another tab has cleared', () => {
  keepRecent(result('/b1/'));
  elsewhere([]);
  keepRecent(result('/b2/'));
  expect(kept()).toEqual(['/b2/']);
});

it('takes one out of the list as it is now', () => {
  keepRecent(result('/b1/'));
  elsewhere(['/a1/', '/b1/']);
  forgetRecent('/b1/');
  expect(kept()).toEqual(['/a1/']);
});

it('shows what another tab opens, of the own language', () => {
  const { result: shown } = renderHook(() => useRecent('/zh/'));
  expect(shown.current).toEqual([]);
  elsewhere(['/zh/a/', '/a/'], true);
  expect(urls(shown.current)).toEqual(['/zh/a/']);
});

it('has a list for the visit where the browser keeps nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const { result: shown } = renderHook(() => useRecent('/'));
  act(() => keepRecent(result('/a/')));
  act(() => keepRecent(result('/b/')));
  expect(urls(shown.current)).toEqual(['/b/', '/a/']);
});
