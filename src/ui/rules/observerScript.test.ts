/** @jest-environment jsdom */
import { observerScript } from './observerScript';

const run = () => window.eval(observerScript()) as unknown;

it('takes away an observer that cannot be made', () => {
  window.IntersectionObserver = function () {
    throw new Error('The operation is insecure.');
  } as never;
  run();
  expect('IntersectionObserver' in window).toBe(false);
});

it('takes away one that refuses to observe', () => {
  window.IntersectionObserver = class {
    observe() {
      throw new Error('The operation is insecure.');
    }
  } as never;
  run();
  expect('IntersectionObserver' in window).toBe(false);
});

it('leaves one that works, and says nothing where there is none', () => {
  const Observer = jest.fn(() => ({ observe: jest.fn(), disconnect: jest.fn() }));
  window.IntersectionObserver = Observer as never;
  run();
  expect(window.IntersectionObserver).toBe(Observer);
  Reflect.deleteProperty(window, 'IntersectionObserver');
  expect(run).not.toThrow();
});
