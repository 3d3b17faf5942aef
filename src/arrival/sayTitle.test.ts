/** @jest-environment jsdom */
import { sayTitle } from './sayTitle';

beforeEach(() => {
  jest.useFakeTimers();
  document.title = 'Chips';
  document.body.innerHTML = '<main></main><div data-announcer></div>';
});
afterEach(() => jest.useRealTimers());

const said = () => document.querySelector('[data-announcer]')!.textContent;

it('says the title once the page that was left is gone', () => {
  const old = document.querySelector('main')!;
  sayTitle(old);
  jest.advanceTimersByTime(500);
  expect(said()).toBe('');
  old.remove();
  jest.advanceTimersByTime(200);
  expect(said()).toBe('Chips');
});

it('says it in the end also if that page stays', () => {
  sayTitle(document.querySelector('main'));
  jest.advanceTimersByTime(2000);
  expect(said()).toBe('Chips');
});
