/** @jest-environment jsdom */
import type { EarlyStage } from '../rules/earlyScript';
import { whenNeeded } from './whenNeeded';

let act = () => {};
let show = () => {};
let idle = () => {};
jest.mock('./readerSign', () => ({
  whenReaderShows: (callback: () => void) => {
    show = callback;
    return () => (show = () => {});
  },
  whenReaderActs: (callback: () => void) => {
    act = callback;
    return () => (act = () => {});
  },
}));
jest.mock('../../../plugins/lean-docusaurus/client/idleQueue', () => ({
  queueForIdle: (callback: () => void) => {
    idle = callback;
    return () => (idle = () => {});
  },
}));

/** What is watched, by margin; calling it says that the element is that near. */
const near = new Map<string, () => void>();

beforeEach(() => {
  jest.useFakeTimers();
  near.clear();
  [act, show, idle] = [() => {}, () => {}, () => {}];
  window.IntersectionObserver = class {
    margin: string;
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void, options: never) {
      this.margin = (options as { rootMargin: string }).rootMargin;
      near.set(this.margin, () => callback([{ isIntersecting: true }]));
    }
    observe() {}
    disconnect() {
      near.delete(this.margin);
    }
  } as never;
});

const wait = (occasion: 'near' | 'use' = 'near') => {
  const element = document.createElement('div');
  const callback = jest.fn();
  return { element, callback, stop: whenNeeded(element, occasion, callback) };
};

it('needs a demo that is near when somebody is there to see it', () => {
  const { callback } = wait();
  near.get('200px 0px')?.();
  expect(callback).not.toHaveBeenCalled();
  show();
  expect(callback).toHaveBeenCalledTimes(1);
});

it.each(['constructor', 'observe'])('counts as near where its %s is refused', (refused) => {
  const refuse = () => {
    throw new Error('refused');
  };
  window.IntersectionObserver = class {
    constructor() {
      if (refused === 'constructor') refuse();
    }
    observe = refuse;
    disconnect() {}
  } as never;
  const { callback } = wait();
  show();
  expect(callback).toHaveBeenCalledTimes(1);
});

it('looks a screen and a half ahead in idle moments once the reader has moved', () => {
  const { callback } = wait();
  expect([...near.keys()]).toEqual(['200px 0px']);
  act();
  near.get('150% 0px')?.();
  expect(callback).not.toHaveBeenCalled();
  idle();
  expect(callback).toHaveBeenCalledTimes(1);
  expect([...near.keys()]).toEqual([]);
});

it('does not start a demo twice that came near while it waited for an idle moment', () => {
  const { element, callback } = wait();
  act();
  near.get('150% 0px')?.();
  near.get('200px 0px')?.();
  show();
  idle();
  element.dispatchEvent(new Event('focusin'));
  expect(callback).toHaveBeenCalledTimes(1);
});

it.each(['pointerenter', 'focusin', 'pointerdown', 'keydown'])(
  'needs a demo at once at a %s, wherever it is',
  (type) => {
    const { element, callback } = wait('use');
    expect(near.size).toBe(0);
    element.dispatchEvent(new Event(type));
    element.dispatchEvent(new Event(type));
    // The event goes its way first.
    expect(callback).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(callback).toHaveBeenCalledTimes(1);
  },
);

it('does not start a demo that is left in the same moment', () => {
  const { element, callback, stop } = wait('use');
  element.dispatchEvent(new Event('focusin'));
  stop();
  jest.runAllTimers();
  expect(callback).not.toHaveBeenCalled();
});

it('waits no longer once it is stopped', () => {
  const { element, callback, stop } = wait();
  act();
  near.get('150% 0px')?.();
  stop();
  idle();
  show();
  element.dispatchEvent(new Event('pointerdown'));
  expect(near.size).toBe(0);
  expect(callback).not.toHaveBeenCalled();
});

it('needs at once what a reader uses already, behind the event that may have brought it here', () => {
  const callback = jest.fn();
  const element: EarlyStage = document.createElement('div');
  document.body.append(element);
  element.earlyInput = [];
  whenNeeded(element, 'use', callback)();
  element.earlyInput = [{ n: 'click', t: element }];
  whenNeeded(element, 'use', callback);
  expect(callback).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(callback).toHaveBeenCalledTimes(1);
  delete element.earlyInput;
  element.append(document.createElement('input'));
  element.querySelector('input')!.focus();
  whenNeeded(element, 'near', callback);
  expect(callback).toHaveBeenCalledTimes(1);
  jest.runAllTimers();
  expect(callback).toHaveBeenCalledTimes(2);
  element.remove();
});
