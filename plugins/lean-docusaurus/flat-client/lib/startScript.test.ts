/** @jest-environment jsdom */
import { startScript } from './startScript';

const all = ['/runtime.js', '/main.js', '/table.js', '/page.js'];
const urls = () =>
  [...document.head.querySelectorAll('script')].map((script) => new URL(script.src).pathname);

/** Runs the script in a page of two preloaded scripts; answers with what tells it that the page was painted. */
function run({ supported = ['paint'], visibility = 'visible', observe = () => {} } = {}) {
  document.head.innerHTML =
    '<link rel="preload" as="script" href="/runtime.js"><link rel="preload" as="script" href="/main.js"><link rel="preload" as="style" href="/a.css"><meta name="page-scripts" content="/table.js /page.js">';
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility as 'visible');
  let paint = () => {};
  window.PerformanceObserver = class {
    static supportedEntryTypes = supported;
    constructor(callback: () => void) {
      paint = callback;
    }
    observe = observe;
  } as never;
  new Function(startScript())();
  return {
    paint: () => paint(),
    parse: () => document.dispatchEvent(new Event('DOMContentLoaded')),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.restoreAllMocks());

const twoFrames = () => {
  jest.advanceTimersToNextFrame();
  jest.advanceTimersToNextFrame();
  jest.advanceTimersByTime(1);
};

it('starts the scripts in their order when the HTML is there and painted', () => {
  const page = run();
  page.parse();
  twoFrames();
  expect(urls()).toEqual([]);
  page.paint();
  expect(urls()).toEqual(all);
  expect([...document.scripts].map(({ async }) => async)).toEqual(all.map(() => false));
  page.paint();
  jest.runAllTimers();
  expect(urls()).toHaveLength(all.length);
});

it('starts them where watching for the paint is refused', () => {
  const page = run({
    observe: () => {
      throw new Error('refused');
    },
  });
  page.parse();
  twoFrames();
  expect(urls()).toEqual(all);
});

const preloaded = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[as=script]')].map(
    ({ href }) => new URL(href).pathname,
  );

it("fetches the page's own scripts with the first paint, not before", () => {
  const page = run();
  expect(preloaded()).toEqual(all.slice(0, 2));
  page.paint();
  page.paint();
  expect(preloaded()).toEqual(all);
  expect(urls()).toEqual([]);
  page.parse();
  jest.runAllTimers();
  expect(urls()).toEqual(all);
});

it('starts a page that names no scripts of its own', () => {
  const page = run({ supported: [] });
  document.head.querySelector('meta')!.remove();
  page.parse();
  expect(urls()).toEqual(all.slice(0, 2));
});

it('starts nothing that the body preloads', () => {
  const page = run({ supported: [] });
  document.body.innerHTML = '<link rel="preload" as="script" href="/demo.js">';
  page.parse();
  expect(urls()).toEqual(all);
});

it.each(['before', 'after'])(
  'lets the rest be painted of a page whose beginning is reported %s all of it is there',
  (when) => {
    const page = run();
    if (when === 'before') page.paint();
    page.parse();
    if (when === 'after') page.paint();
    jest.advanceTimersToNextFrame();
    expect(urls()).toEqual([]);
    twoFrames();
    expect(urls()).toEqual(all);
    jest.runAllTimers();
    expect(urls()).toHaveLength(all.length);
  },
);

it.each([
  ['a tab in the background', { visibility: 'hidden' }],
  ['a browser that reports no paint', { supported: [] }],
])('waits for no paint in %s', (_, where) => {
  const page = run(where);
  expect(urls()).toEqual([]);
  page.parse();
  expect(urls()).toEqual(all);
});

it('waits no longer for a paint when the tab is put in the background', () => {
  const page = run();
  page.parse();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(urls()).toHaveLength(all.length);
});

it('waits a second for a paint and no longer', () => {
  const page = run();
  page.parse();
  jest.advanceTimersByTime(999);
  expect(urls()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(urls()).toHaveLength(all.length);
});
