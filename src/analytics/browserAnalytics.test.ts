/** @jest-environment jsdom */

const report = jest.fn();
const pageView = jest.fn();
const crash = jest.fn();
const registerSignals = jest.fn();

jest.mock('./registerSignals', () => ({ registerSignals }));

/** The modules as a fresh page has them. */
async function openPage({ id, ...navigator }: { id?: string; [field: string]: unknown }) {
  document.head.innerHTML = id ? `<meta name="analytics-id" content="${id}">` : '';
  for (const [name, value] of Object.entries({
    doNotTrack: null,
    globalPrivacyControl: undefined,
    ...navigator,
  }))
    Object.defineProperty(window.navigator, name, { value, configurable: true });
  jest.resetModules();
  return { ...(await import('./index')), ...(await import('./register')) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  jest.clearAllMocks();
  registerSignals.mockImplementation(() => ({ event: report, pageView, crash }));
});

it.each([
  ['no id', {}],
  ['Do Not Track', { id: 'G-TEST1234', doNotTrack: '1' }],
  ['Global Privacy Control', { id: 'G-TEST1234', globalPrivacyControl: true }],
])('with %s nothing is fetched, reported or kept', async (_name, page) => {
  const { sendEvent, sendCrash, onRouteDidUpdate } = await openPage(page);
  sendEvent('ad', 'click', null);
  sendCrash('docs/a/A', new Error('broken'));
  onRouteDidUpdate({ location: { pathname: '/' }, previousLocation: null });
  await settled();
  expect(registerSignals).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});

it('hands on what a demo has thrown', async () => {
  const { sendCrash } = await openPage({ id: 'G-TEST1234' });
  const error = new Error('broken');
  sendCrash('docs/a/A', error);
  await settled();
  expect(crash.mock.calls).toEqual([['docs/a/A', error]]);
});

it('starts once, with the id of the page, and keeps what happens before it is there', async () => {
  const { sendEvent } = await openPage({ id: 'G-TEST1234' });
  sendEvent('ad', 'display', 'in-house-themes');
  sendEvent('ad', 'click', null);
  expect(report).not.toHaveBeenCalled();
  await settled();
  expect(registerSignals.mock.calls).toEqual([['G-TEST1234']]);
  expect(report.mock.calls).toEqual([
    ['ad', 'display', 'in-house-themes'],
    ['ad', 'click', null],
  ]);
});

it('views the first page and each new path; a fragment or query is the same page', async () => {
  const { onRouteDidUpdate } = await openPage({ id: 'G-TEST1234' });
  const first = { pathname: '/components/chips/' };
  onRouteDidUpdate({ location: first, previousLocation: null });
  onRouteDidUpdate({ location: { ...first }, previousLocation: first });
  onRouteDidUpdate({ location: { pathname: '/components/tabs/' }, previousLocation: first });
  await settled();
  expect(pageView.mock.calls).toEqual([['/components/chips/'], ['/components/tabs/']]);
});

it.each([
  ['is refused for its id', () => undefined],
  [
    'breaks',
    () => {
      throw new Error('broken');
    },
  ],
])('what starts and %s is not missed', async (_name, start) => {
  registerSignals.mockImplementation(start);
  const { sendEvent } = await openPage({ id: 'G-TEST1234' });
  expect(() => sendEvent('ad', 'click', null)).not.toThrow();
  await settled();
  expect(report).not.toHaveBeenCalled();
});
