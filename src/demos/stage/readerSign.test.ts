/** @jest-environment jsdom */
let whenReaderShows: typeof import('./readerSign').whenReaderShows;
let whenReaderActs: typeof import('./readerSign').whenReaderActs;

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
  ({ whenReaderShows, whenReaderActs } =
    jest.requireActual<typeof import('./readerSign')>('./readerSign'));
});
afterEach(() => jest.useRealTimers());

it.each(['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown'])(
  'a %s anywhere is a sign, even where the page keeps it to itself',
  (type) => {
    const callback = jest.fn();
    document.body.addEventListener(type, (event) => event.stopPropagation());
    whenReaderShows(callback);
    expect(callback).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(callback).toHaveBeenCalledTimes(1);
  },
);

it('is asked once: later demos need not wait', () => {
  whenReaderShows(() => {});
  window.dispatchEvent(new Event('keydown'));
  const callback = jest.fn();
  whenReaderShows(callback);
  expect(callback).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('keydown'));
  expect(callback).toHaveBeenCalledTimes(1);
});

it('has seen somebody on a page that is not at its top', () => {
  jest.replaceProperty(window, 'scrollY', 400);
  const callback = jest.fn();
  whenReaderShows(callback);
  expect(callback).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});

it('takes the page as read after three seconds without a sign', () => {
  const callback = jest.fn();
  whenReaderShows(callback);
  jest.advanceTimersByTime(2999);
  expect(callback).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledTimes(1);
});

it('does not call back what has stopped waiting', () => {
  const callback = jest.fn();
  whenReaderShows(callback)();
  window.dispatchEvent(new Event('pointermove'));
  jest.advanceTimersByTime(5000);
  expect(callback).not.toHaveBeenCalled();
});

it('counts no patience for a sign, but the sign that comes after it', () => {
  const shows = jest.fn();
  const acts = jest.fn();
  whenReaderShows(shows);
  whenReaderActs(acts);
  jest.advanceTimersByTime(3000);
  expect([shows.mock.calls.length, acts.mock.calls.length]).toEqual([1, 0]);
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('scroll'));
  expect([shows.mock.calls.length, acts.mock.calls.length]).toEqual([1, 1]);
  const later = jest.fn();
  whenReaderActs(later);
  expect(later).toHaveBeenCalledTimes(1);
});

it('does not call back what stops waiting while others are called', () => {
  const callback = jest.fn();
  let stop = () => {};
  whenReaderActs(() => stop());
  stop = whenReaderActs(callback);
  window.dispatchEvent(new Event('wheel'));
  expect(callback).not.toHaveBeenCalled();
});
