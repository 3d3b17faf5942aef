/** @jest-environment jsdom */
type Visit = typeof import('./registerWorker').visit;

jest.mock('../ui', () => ({ whenIdle: (task: () => void) => task() }));
jest.mock('./isBusy', () => ({ isBusy: () => false }));
const offered = jest.fn();
jest.mock('./packs', () => ({
  createPackStore: () => ({}),
  showPacks: (panel: Element) => offered(panel) as undefined,
}));

const ownOrigin = window.location.origin;
const kept = jest.fn<undefined, [{ addresses: string[] }]>();
const register = jest.fn<Promise<unknown>, [string]>();
let visit: Visit;
let state: DocumentVisibilityState;
const resources: { name: string }[] = [];

const turn = (next: DocumentVisibilityState) => {
  state = next;
  document.dispatchEvent(new Event('visibilitychange'));
};
const come = (name: string) => resources.push({ name: `${ownOrigin}/${name}` });
/** Names that the worker was told since this was asked last. */
const told = () => {
  const names = kept.mock.calls.flatMap(([{ addresses }]) => addresses);
  kept.mockClear();
  return names.map((name) => name.slice(ownOrigin.length + 1));
};

const listened: Parameters<Document['addEventListener']>[] = [];
const listen = document.addEventListener.bind(document);

beforeEach(async () => {
  // The tab of each test is another one.
  for (const [type, listener, options] of listened.splice(0)) {
    document.removeEventListener(type, listener, options);
  }
  document.addEventListener = (...given: Parameters<Document['addEventListener']>) => {
    listened.push(given);
    listen(...given);
  };
  jest.resetModules();
  jest.clearAllMocks();
  state = 'visible';
  resources.length = 0;
  register.mockImplementation(async () => ({
    active: { postMessage: kept },
    addEventListener: () => {},
  }));
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  Object.assign(performance, { getEntriesByType: () => resources });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller: null, register, addEventListener: () => {} },
  });
  Object.assign(globalThis, { caches: {} });
  ({ visit } = await import('./registerWorker'));
});

it('names what came later whenever the tab is left, also one that began in the background', async () => {
  state = 'hidden';
  come('main.js');
  await visit('/components/chips/');
  expect(told()).toEqual(['main.js']);
  turn('visible');
  come('demo.js');
  turn('hidden');
  expect(told()).toEqual(['demo.js']);
  turn('visible');
  come('search.js');
  turn('hidden');
  expect(told()).toEqual(['search.js']);
});

it('tells the worker of the page that is shown, once, however many pages were visited', async () => {
  for (const page of ['/components/chips/', '/components/tabs/', '/x/react-charts/']) {
    await visit(page);
  }
  kept.mockClear();
  turn('hidden');
  expect(kept).toHaveBeenCalledTimes(1);
});

it('tries again on the next page when a registration has failed, and offers what can be saved then', async () => {
  register.mockRejectedValueOnce(new TypeError('no network'));
  await expect(visit('/components/chips/')).rejects.toThrow('no network');
  await visit('/components/tabs/');
  await visit('/components/menus/');
  expect(register).toHaveBeenCalledTimes(2);
  const panel = Object.assign(document.createElement('div'), { id: 'settings' });
  document.body.append(panel);
  panel.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(offered).toHaveBeenCalledTimes(1);
});
