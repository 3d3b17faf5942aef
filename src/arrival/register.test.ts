/** @jest-environment jsdom */
import { readPlaces } from './rules/visitedPlaces';

const mockShow = jest.fn();
jest.mock('../preferences', () => ({ browserStore: () => ({ show: mockShow }) }));

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, window.location.origin);
  return { pathname, search, hash };
};
const byId = (id: string) => document.getElementById(id)!;
const storageKey = 'visited-places';

/** A new document's script; what the one before listens to is taken away. */
let listening = new AbortController();
async function load() {
  listening.abort();
  listening = new AbortController();
  const { signal } = listening;
  for (const target of [window, document]) {
    const add = EventTarget.prototype.addEventListener;
    target.addEventListener = ((type: string, listener: () => void, options?: boolean | object) =>
      add.call(target, type, listener, {
        ...(typeof options === 'object' ? options : { capture: options }),
        signal,
      })) as typeof target.addEventListener;
  }
  jest.resetModules();
  return import('./register');
}
type Register = Awaited<ReturnType<typeof load>>;

const settle = () => new Promise((resolve) => setTimeout(resolve, 60));
const scroll = (y: number) => {
  Object.assign(window, { scrollY: y });
  window.dispatchEvent(new Event('scroll'));
};
const click = (id: string, how: MouseEventInit = {}) =>
  byId(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));

/** Goes on within the page's document, as the router does. */
async function navigate({ onRouteUpdate, onRouteDidUpdate }: Register, to: string) {
  const update = { location: at(to), previousLocation: at(window.location.href) };
  window.history.pushState({ key: to }, '', to);
  onRouteUpdate(update);
  onRouteDidUpdate(update);
  await settle();
}

/** What is kept of the entry of that id when the document is left. */
function kept(id: string) {
  window.dispatchEvent(new Event('pagehide'));
  return readPlaces(sessionStorage.getItem(storageKey)).get(id);
}
const entry = () => (window.history.state as { place: string }).place;

// jsdom follows no link.
window.addEventListener('click', (event) => event.preventDefault());

beforeEach(() => {
  mockShow.mockClear();
  sessionStorage.clear();
  Object.assign(window, { scrollTo: () => {}, scrollY: 0 });
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  document.body.innerHTML =
    '<header><button id="products"></button></header><main><a id="out" href="https://mui.com/store/" target="_blank"></a><a id="in" href="/b/"></a></main>';
  window.history.pushState(null, '', '/a/');
});

// The place that is held is let go, which a reader can do only a moment later.
afterEach(async () => {
  await new Promise((resolve) => setTimeout(resolve, 350));
  window.dispatchEvent(new Event('wheel'));
});

it('keeps where the reader was, and the link that was followed, although another opened a tab first', async () => {
  const register = await load();
  click('out');
  scroll(10);
  await settle();
  const first = entry();
  scroll(3000);
  click('in');
  await navigate(register, '/b/');
  expect(kept(first)).toMatchObject({ y: 3000, link: ['/b/', 0] });
});

it('keeps both of a click that came before anything was fetched', async () => {
  const register = await load();
  Object.assign(window, { scrollY: 500 });
  click('in');
  const first = entry();
  await navigate(register, '/b/');
  expect(kept(first)).toMatchObject({ y: 500, link: ['/b/', 0] });
});

it('keeps nothing of a page that was left before it came', async () => {
  const register = await load();
  scroll(2000);
  await settle();
  const first = entry();
  window.history.pushState({ key: '/b/' }, '', '/b/');
  register.onRouteUpdate({ location: at('/b/'), previousLocation: at('/a/') });
  await settle();
  const second = entry();
  // As when the document is left for another one meanwhile.
  expect(kept(second)).toBeUndefined();
  const back = { location: at('/a/'), previousLocation: at('/b/') };
  window.history.replaceState({ place: first }, '', '/a/');
  register.onRouteUpdate(back);
  register.onRouteDidUpdate(back);
  await settle();
  expect(kept(second)).toBeUndefined();
  expect(kept(first)).toMatchObject({ y: 2000 });
});

it.each([
  ['opened another tab', 'out', {}],
  ['was opened in another tab', 'in', { ctrlKey: true }],
  ['led nowhere', 'in', {}],
])('takes no link that %s for the one that was followed', async (_case, id, how) => {
  const register = await load();
  scroll(10);
  await settle();
  const first = entry();
  click(id, how);
  // As the search does, which follows no link.
  await navigate(register, '/c/');
  expect(kept(first)).not.toHaveProperty('link');
});

it('shows what a link within the page asks for, and asks for nothing on the way back', async () => {
  const register = await load();
  await navigate(register, '/a/#tailwind-ChipsArray.js');
  expect(mockShow).toHaveBeenCalledWith({ code: 'JS', style: 'tailwind' });
  const place = entry();
  await navigate(register, '/a/#part');
  mockShow.mockClear();
  const update = { location: at('/a/#tailwind-ChipsArray.js'), previousLocation: at('/a/#part') };
  window.history.replaceState({ place }, '', '/a/#tailwind-ChipsArray.js');
  register.onRouteUpdate(update);
  register.onRouteDidUpdate(update);
  await settle();
  expect(mockShow).not.toHaveBeenCalled();
});

it('tries another page in a frame that has stopped because of an error, and not the same one', async () => {
  const register = await load();
  const tryAgain = jest.fn();
  document.querySelector('main')!.innerHTML = '<button data-again=""></button>';
  document.querySelector('[data-again]')!.addEventListener('click', tryAgain);
  await navigate(register, '/a/#part');
  expect(tryAgain).not.toHaveBeenCalled();
  await navigate(register, '/b/');
  expect(tryAgain).toHaveBeenCalledTimes(1);
});

it.each([
  ['stays at what the reader has gone to meanwhile', true, 'products'],
  ['goes to the text if the reader waits', false, 'main'],
])('the focus of a page from this site %s', async (_case, isMoved, expected) => {
  Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });
  Object.defineProperty(document, 'referrer', {
    value: `${window.location.origin}/zh/a/`,
    configurable: true,
  });
  const { onRouteDidUpdate } = await load();
  onRouteDidUpdate({ location: at('/a/'), previousLocation: null });
  if (isMoved) byId('products').focus();
  await new Promise((resolve) => setTimeout(resolve, 700));
  const { activeElement } = document;
  expect(activeElement?.id || activeElement?.localName).toBe(expected);
});

it('keeps what another document of the tab has kept while this one was in the cache', async () => {
  await load();
  scroll(10);
  await settle();
  const first = entry();
  kept(first);
  const others = [...readPlaces(sessionStorage.getItem(storageKey)), ['C', { y: 4000 }]];
  sessionStorage.setItem(storageKey, JSON.stringify(others));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(kept('C')).toEqual({ y: 4000 });
  expect(kept(first)).toMatchObject({ y: 10 });
});

describe('a page that comes again and is too short at first', () => {
  /** Reloads a page that was left at 700 px; the browser could bring it to 507 px. @returns where it is brought */
  async function comeAgain(...signs: string[]): Promise<unknown> {
    const scrollTo = jest.fn();
    Object.assign(window, { scrollTo, scrollY: 507 });
    Object.assign(performance, { getEntriesByType: () => [{ type: 'reload' }] });
    for (const [owner, name, value] of [
      [document.documentElement, 'scrollHeight', 1407],
      [document.documentElement, 'clientHeight', 900],
      [navigator, 'userActivation', { hasBeenActive: false }],
    ] as const)
      Object.defineProperty(owner, name, { value, configurable: true });
    window.history.replaceState({ place: 'A' }, '');
    sessionStorage.setItem(storageKey, JSON.stringify([['A', { y: 700 }]]));
    await load();
    for (const sign of signs) window.dispatchEvent(new Event(sign));
    await settle();
    return scrollTo.mock.calls[0]?.[0];
  }

  it('is brought to where it was left', async () => {
    expect(await comeAgain('scroll')).toEqual({ top: 700, behavior: 'instant' });
  });

  it('stays where the reader has scrolled it meanwhile', async () => {
    expect(await comeAgain('scroll', 'wheel')).toBeUndefined();
  });
});

it('gives the focus on the way back also to a link that is shown a moment later', async () => {
  Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });
  const register = await load();
  scroll(10);
  await settle();
  const place = entry();
  click('in');
  await navigate(register, '/b/');
  const update = { location: at('/a/'), previousLocation: at('/b/') };
  window.history.replaceState({ place }, '', '/a/');
  register.onRouteUpdate(update);
  document.querySelector('main')!.outerHTML = '<main><a id="in" href="/b/"></a></main>';
  // As in a group that is not open yet.
  let isShown = false;
  const { focus } = HTMLElement.prototype;
  byId('in').focus = function () {
    if (isShown) focus.call(this);
  };
  register.onRouteDidUpdate(update);
  await settle();
  expect(document.activeElement).toBe(document.body);
  isShown = true;
  await settle();
  expect(document.activeElement).toBe(byId('in'));
});
