/** @jest-environment jsdom */
import { createAnalytics } from './createAnalytics';

const start = new Date('2026-03-04T05:06:07Z');

function setUp() {
  document.head.innerHTML = `<title>Chip - Material UI</title>
    <meta name="mui:productId" content="material-ui"><meta name="mui:productCategoryId" content="core">`;
  const calls: unknown[][] = [];
  let tasks: (() => void)[] = [];
  const analytics = createAnalytics('G-TEST1234', {
    tag: (...call) => calls.push(call),
    document,
    now: () => start,
    storage: () => localStorage,
    origin: 'https://docs.test',
    version: () => '7.2.0',
    later: (task) => {
      tasks.push(task);
      return () => {
        tasks = tasks.filter((each) => each !== task);
      };
    },
  });
  const begun = calls.splice(0);
  return { analytics, calls, begun, runTasks: () => tasks.splice(0).forEach((task) => task()) };
}

it('starts with the date and without page views of its own', () => {
  expect(setUp().begun).toEqual([
    ['js', start],
    ['config', 'G-TEST1234', { send_page_view: false }],
  ]);
});

it('reports an event with its action and label, or null for them', () => {
  const { analytics, calls } = setUp();
  analytics.event('ad', 'display', 'in-house-themes');
  analytics.event('header', null, null);
  expect(calls).toEqual([
    ['event', 'ad', { eventAction: 'display', eventLabel: 'in-house-themes' }],
    ['event', 'header', { eventAction: null, eventLabel: null }],
  ]);
});

it.each([
  ['/components/chips/', '/components/chips/'],
  ['/zh/components/chips/', '/components/chips/'],
  ['/zh/x/react-charts/', '/x/react-charts/'],
  ['/zh/', '/'],
  ['/', '/'],
  ['/x/react-data-grid/sorting/', '/x/react-data-grid/sorting/'],
  ['/api/chip/', '/api-docs/chip/'],
  ['/components/chips/#colour', '/components/chips/'],
])('a view of %s is one of %s', (pathname, expected) => {
  const { analytics, calls, runTasks } = setUp();
  analytics.pageView(pathname);
  expect(calls).toEqual([]);
  runTasks();
  expect(calls).toEqual([
    [
      'event',
      'page_view',
      {
        page_title: 'Chip - Material UI',
        page_location: expected,
        productId: 'material-ui',
        productCategoryId: 'core',
      },
    ],
  ]);
});

it('reads title and product when the view is reported, and null where the page has none', () => {
  const { analytics, calls, runTasks } = setUp();
  analytics.pageView('/versions/');
  document.head.innerHTML = '<title>Versions</title>';
  runTasks();
  expect(calls[0]?.[2]).toEqual({
    page_title: 'Versions',
    page_location: '/versions/',
    productId: null,
    productCategoryId: null,
  });
});

it('a newer view replaces one that is not reported yet', () => {
  const { analytics, calls, runTasks } = setUp();
  analytics.pageView('/components/chips/');
  analytics.pageView('/components/tabs/');
  runTasks();
  expect(calls).toHaveLength(1);
  expect(calls[0]?.[2]).toMatchObject({ page_location: '/components/tabs/' });
  analytics.pageView('/components/chips/');
  runTasks();
  expect(calls).toHaveLength(2);
});

it('reports each property of the reader in a call of its own, and again only when it changes', () => {
  const { analytics, calls } = setUp();
  analytics.reader({ codeVariant: 'TS', colorScheme: 'light' });
  analytics.reader({ codeVariant: 'TS', colorScheme: 'light' });
  analytics.reader({ codeVariant: 'TS', colorScheme: 'dark' });
  expect(calls).toEqual([
    ['set', 'user_properties', { codeVariant: 'TS' }],
    ['set', 'user_properties', { colorScheme: 'light' }],
    ['set', 'user_properties', { colorScheme: 'dark' }],
  ]);
});

it('reports a web vital by its name', () => {
  const { analytics, calls } = setUp();
  analytics.vital({ name: 'LCP', id: 'v6-1', value: 812.5, delta: 12.5 });
  expect(calls).toEqual([
    [
      'event',
      'LCP',
      {
        value: 12.5,
        metric_label: 'Web Vitals',
        metric_value: 812.5,
        metric_delta: 12.5,
        metric_id: 'v6-1',
      },
    ],
  ]);
});

it('reports the crash of a demo as an event of it, with a value for each frame, once a day', () => {
  localStorage.clear();
  const { analytics, calls } = setUp();
  const error = new RangeError('what I typed');
  error.stack = `RangeError: what I typed
    at Tags (https://docs.test/assets/demos/chips.1.js:1:20)
    at run (https://docs.test/assets/demos/react.2.js:3:4)`;
  analytics.crash('docs/components/chips/BasicChips', error);
  analytics.crash('docs/components/chips/BasicChips', error);
  expect(calls).toEqual([
    [
      'event',
      'demo',
      {
        eventAction: 'crash',
        eventLabel: 'BasicChips',
        demoId: 'docs/components/chips/BasicChips',
        demoVersion: '7.2.0',
        errorName: 'RangeError',
        stack1: '/assets/demos/chips.1.js:1:20',
        stack2: '/assets/demos/react.2.js:3:4',
      },
    ],
  ]);
});
