/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { FoundPage } from './rules/foundPages';
import { useSignatures } from './useSignatures';

const mockPlace = { path: '/x/react-data-grid/', pathname: '/x/react-data-grid/' };
jest.mock('@docusaurus/router', () => ({ useLocation: () => mockPlace }), { virtual: true });
jest.mock('../docsConfig', () => ({
  useDocsConfig: () => ({ products: [{ id: 'material-ui' }, { id: 'x' }, { id: 'x-data-grid' }] }),
}));
jest.mock('../navigation', () => ({ usePagePath: () => mockPlace.path }));
/** What is waiting for an idle moment. */
const mockIdle = new Set<() => void>();
jest.mock('../ui', () => ({
  whenIdle: (callback: () => void) => {
    mockIdle.add(callback);
    return () => mockIdle.delete(callback);
  },
}));

const file = {
  format: 1,
  types: ['number'],
  lists: ['prop-rowHeight 0'],
  pages: { 'x/api/grid/': [0] },
};
const fetched = jest.fn(async (_address: string) => ({ ok: true, json: async () => file }));
const addresses = () => fetched.mock.calls.map(([address]) => address);

let count = 0;

/** A site of its own each time, since what was fetched is kept. */
function show(first: 'nothing' | 'page' | 'row', tag = 'current') {
  count += 1;
  const base = `/site${count}/`;
  const page: FoundPage = {
    url: `${base}x/react-data-grid/sorting/`,
    title: 'Sorting',
    product: 'x-data-grid',
    section: '',
    plan: 'community',
    excerpt: '',
    headings: [],
    kind: 'page',
  };
  const row: FoundPage = { ...page, url: `${base}x/api/grid/#prop-rowHeight`, kind: 'prop' };
  const shown = { nothing: [], page: [page], row: [row] };
  const tagOf = () => tag;
  const hook = renderHook(({ pages }) => useSignatures(pages, base, tagOf), {
    initialProps: { pages: shown[first] },
  });
  return {
    own: `${base}search/signatures/current/x-data-grid.json`,
    change: (to: keyof typeof shown) => hook.rerender({ pages: shown[to] }),
    typeOfRow: () => hook.result.current(row),
    leave: hook.unmount,
  };
}
const idle = () =>
  act(async () => {
    mockIdle.forEach((callback) => callback());
    mockIdle.clear();
  });
const say = (name: 'onLine' | 'connection', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

beforeEach(() => {
  fetched.mockClear();
  mockIdle.clear();
  mockPlace.path = '/x/react-data-grid/';
  Object.assign(globalThis, { fetch: fetched });
  say('onLine', true);
  say('connection', undefined);
});

it('has the types of the own product after the first answer, and later rows cost nothing', async () => {
  const { own, change, typeOfRow } = show('nothing');
  await idle();
  expect(addresses()).toEqual([]);
  change('page');
  expect(addresses()).toEqual([]);
  await idle();
  expect(addresses()).toEqual([own]);
  change('row');
  expect(typeOfRow()).toBe('number');
  change('nothing');
  change('page');
  await idle();
  expect(addresses()).toEqual([own]);
});

it('fetches at once what is in view, and not again in an idle moment', async () => {
  const { own, typeOfRow } = show('row');
  expect(addresses()).toEqual([own]);
  await idle();
  expect(addresses()).toEqual([own]);
  expect(typeOfRow()).toBe('number');
});

it.each(['onLine', 'connection'] as const)(
  'fetches nothing ahead where the browser refuses to tell of its %s',
  async (name) => {
    Object.defineProperty(navigator, name, {
      configurable: true,
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    show('page');
    await idle();
    expect(addresses()).toEqual([]);
  },
);

it('asks for rows again that could not be fetched ahead', async () => {
  fetched.mockImplementationOnce(async () => {
    throw new Error('no network');
  });
  const { own, change, typeOfRow } = show('page');
  await idle();
  change('row');
  await idle();
  expect(addresses()).toEqual([own, own]);
  expect(typeOfRow()).toBe('number');
});

it.each([
  ['a reader who saves data', () => say('connection', { saveData: true })],
  ['a device without a network', () => say('onLine', false)],
  ['pages that several products share', () => (mockPlace.path = '/x/introduction/')],
  ['pages of no product', () => (mockPlace.path = '/')],
])('fetches nothing ahead for %s', async (_who, set) => {
  set();
  show('page');
  await idle();
  expect(addresses()).toEqual([]);
});

it('fetches nothing ahead of an older version', async () => {
  show('page', 'docs-x-7.0.0');
  await idle();
  expect(addresses()).toEqual([]);
});

it('is called off with the dialog', async () => {
  show('page').leave();
  await idle();
  expect(addresses()).toEqual([]);
});
