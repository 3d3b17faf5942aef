/** @jest-environment jsdom */
import { loadWhereRefused } from './loadWhereRefused';

const { pushState } = history;
afterEach(() => {
  history.pushState = pushState;
  history.replaceState(null, '', '/');
});

it('changes the history where it may', () => {
  loadWhereRefused('pushState');
  history.pushState({ key: 'a' }, '', '/components/buttons/');
  expect(location.pathname).toBe('/components/buttons/');
  expect(history.state).toEqual({ key: 'a' });
});

it('never throws, and stays where only the fragment or the state would change', () => {
  const refused = jest.fn(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  history.pushState = refused;
  loadWhereRefused('pushState');
  history.pushState(null, '', '#basic-button');
  history.pushState(null, '');
  expect(refused).toHaveBeenCalledTimes(2);
  expect(location.pathname).toBe('/');
});
