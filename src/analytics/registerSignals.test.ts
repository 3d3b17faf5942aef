/** @jest-environment jsdom */
import { registerSignals } from './registerSignals';

let tellStore: () => void = () => {};
let mode = 'light';

jest.mock('../ui', () => ({
  ...jest.requireActual<object>('../ui/rules/attempt'),
  ...jest.requireActual<object>('../ui/whenIdle'),
  ...jest.requireActual<object>('../ui/whenLoaded'),
}));
jest.mock('../preferences', () => ({
  browserStore: () => ({
    get: (name: string) => ({ code: 'TS', style: 'system' })[name],
    effectiveMode: () => mode,
    subscribe: (listener: () => void) => {
      tellStore = listener;
    },
  }),
}));

jest.mock(
  '@generated/docusaurus.config',
  () => ({
    __esModule: true,
    default: { customFields: { products: [{ id: 'x-charts', version: '8.9.2' }] } },
  }),
  { virtual: true },
);

const vitals = { onCLS: jest.fn(), onFCP: jest.fn(), onINP: jest.fn(), onLCP: jest.fn() };
jest.mock('web-vitals', () => ({
  ...vitals,
  onTTFB: (report: (vital: unknown) => void) => {
    report({ name: 'TTFB', id: 'v6-1', value: 20, delta: 20 });
  },
}));

const id = 'G-TEST1234';

/** The calls so far, as arrays. */
const calls = () => (window.dataLayer ?? []).map((call) => Array.from(call as ArrayLike<unknown>));
const tagScript = () => document.head.querySelector<HTMLScriptElement>('script[src]');

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '<title>Chip</title>';
  document.body.innerHTML = '';
  delete window.dataLayer;
  window.matchMedia = () => ({ matches: false, addEventListener: () => {} }) as never;
});

afterEach(() => jest.useRealTimers());

it('starts, describes the reader, and fetches the script when all is quiet', () => {
  registerSignals(id, () => 0.5);
  expect(tagScript()).toBeNull();
  expect(
    calls().map(
      ([command, name]) => `${String(command)} ${name instanceof Date ? 'date' : String(name)}`,
    ),
  ).toEqual(['js date', `config ${id}`, ...Array.from({ length: 6 }, () => 'set user_properties')]);
  jest.runAllTimers();
  expect(tagScript()?.src).toBe(`https://www.googletagmanager.com/gtag/js?id=${id}`);
  expect(tagScript()?.async).toBe(true);
});

it('pushes arguments objects, which alone the script takes for commands', () => {
  registerSignals(id, () => 0.5);
  expect(window.dataLayer?.map((call) => Object.prototype.toString.call(call))).toEqual(
    Array.from({ length: 8 }, () => '[object Arguments]'),
  );
});

it.each(['', 'G-1', 'UA-1-1', 'G-AB12&x=1'])('does nothing with the id %j', (wrong) => {
  expect(registerSignals(wrong, () => 0)).toBeUndefined();
  jest.runAllTimers();
  expect(window.dataLayer).toBeUndefined();
  expect(tagScript()).toBeNull();
});

it('reports what the reader changes', () => {
  registerSignals(id, () => 0.5);
  window.dataLayer!.length = 0;
  mode = 'dark';
  tellStore();
  expect(calls()).toEqual([['set', 'user_properties', { colorScheme: 'dark' }]]);
  mode = 'light';
});

it('reports each density of the screen, however often the reader zooms', () => {
  const left: (() => void)[] = [];
  window.matchMedia = ((query: string) => ({
    matches: false,
    addEventListener: (_type: string, listener: () => void) => {
      if (query === `(resolution: ${window.devicePixelRatio}dppx)`) left.push(listener);
    },
  })) as never;
  const zoom = (ratio: number) => {
    Object.assign(window, { devicePixelRatio: ratio });
    left.splice(0).forEach((listener) => listener());
  };
  try {
    registerSignals(id, () => 0.5);
    window.dataLayer!.length = 0;
    for (const ratio of [1.5, 2, 3]) zoom(ratio);
    expect(calls().map(([, , properties]) => properties)).toEqual(
      [1.5, 2, 3].map((devicePixelRatio) => ({ devicePixelRatio })),
    );
  } finally {
    Object.assign(window, { devicePixelRatio: 1 });
  }
});

it('reports a click as it was before the click changed the page', () => {
  document.body.innerHTML = `<div data-ga-event-category="demo" data-ga-event-action="expand"
    data-ga-event-label="Tags"><button type="button"><b>Show</b></button></div>`;
  const wrapper = document.body.firstElementChild!;
  wrapper.querySelector('button')!.addEventListener('click', () => wrapper.replaceChildren());
  registerSignals(id, () => 0.5);
  window.dataLayer!.length = 0;
  document.querySelector('b')!.click();
  // Each test's call adds a listener of its own to the one document.
  expect(calls()[0]).toEqual(['event', 'demo', { eventAction: 'expand', eventLabel: 'Tags' }]);
});

it('goes on when the script has broken the tag function', () => {
  const analytics = registerSignals(id, () => 0.5);
  window.dataLayer!.push = () => {
    throw new Error('broken');
  };
  expect(() => analytics?.event('ad', 'click', null)).not.toThrow();
});

it('reports a view in the task after the next frame, and the newest only', () => {
  const analytics = registerSignals(id, () => 0.5);
  window.dataLayer!.length = 0;
  analytics?.pageView('/components/chips/');
  analytics?.pageView('/zh/components/tabs/');
  expect(calls()).toEqual([]);
  jest.runAllTimers();
  expect(
    calls().map(([, name, details]) => [
      name,
      (details as { page_location: string }).page_location,
    ]),
  ).toEqual([['page_view', '/components/tabs/']]);
});

it.each([
  [0.0001, true],
  [0.00011, false],
])('with the draw %d web vitals are followed: %s', async (draw, followed) => {
  registerSignals(id, () => draw);
  await jest.runAllTimersAsync();
  expect(calls().some(([, name]) => name === 'TTFB')).toBe(followed);
});

it('reports a crash with the version of the library that the page is about', () => {
  document.head.innerHTML = `<meta name="docsearch:version" content="current">
    <meta name="mui:productId" content="x-charts">`;
  localStorage.clear();
  const analytics = registerSignals(id, () => 0.5);
  window.dataLayer!.length = 0;
  analytics?.crash('x-docs/react-charts/bars/Tides', new TypeError('what I typed'));
  expect(calls()).toEqual([
    [
      'event',
      'demo',
      expect.objectContaining({ eventAction: 'crash', demoVersion: '8.9.2' }) as unknown,
    ],
  ]);
  expect(JSON.stringify([calls(), localStorage.getItem('demo-crashes')])).not.toContain('typed');
});
