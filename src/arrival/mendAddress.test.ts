/** @jest-environment jsdom */
import fc from 'fast-check';
import { mendAddress } from './mendAddress';

const { replaceState } = history;
afterEach(() => {
  history.replaceState = replaceState;
});

/** Opens an address; answers with the one that is in the address bar then. */
function open(address: string, state: unknown = null): string {
  history.replaceState(state, '', address);
  mendAddress();
  return location.href.slice(location.origin.length);
}

it.each([
  ['/components/slider/%', '/components/slider/%25'],
  ['/zh/components/slider/%E2%80', '/zh/components/slider/%25E2%2580'],
  ['/components/100%/?a=%#%', '/components/100%25/?a=%#%'],
  ['/%E4%B8%AD/%E0%A4%A', '/%25E4%25B8%25AD/%25E0%25A4%25A'],
])('of %s, which no router can read, makes %s', (address, expected) => {
  expect(open(address)).toBe(expected);
});

it('leaves what can be read as it is, and what the history knows of the page', () => {
  const change = jest.spyOn(history, 'replaceState');
  for (const address of ['/', '/components/slider/?a=%#%', '/%E4%B8%AD%E6%96%87/100%25/']) {
    expect(open(address)).toBe(address);
  }
  expect(change).toHaveBeenCalledTimes(3);
  open('/%', { key: 'a' });
  expect(history.state).toEqual({ key: 'a' });
});

it('whatever the address is, the router can read it', () => {
  const part = fc.stringMatching(/^(?:[a-z/]|%[0-9A-F]{0,2}){1,12}$/);
  fc.assert(
    fc.property(part, (address) => {
      open(`/a${address}`);
      expect(() => decodeURI(location.pathname)).not.toThrow();
    }),
  );
});

it('does without where the browser refuses', () => {
  history.replaceState(null, '', '/%');
  history.replaceState = () => {
    throw new DOMException('no', 'SecurityError');
  };
  expect(mendAddress).not.toThrow();
});
