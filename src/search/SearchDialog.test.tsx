/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { SearchDialog } from './SearchDialog';

const push = jest.fn();
jest.mock(
  '@docusaurus/router',
  () => ({
    useHistory: () => ({ push }),
    useLocation: () => ({ pathname: '/x/react-data-grid/' }),
  }),
  { virtual: true },
);
jest.mock('@docusaurus/useDocusaurusContext', () => () => ({
  i18n: {
    currentLocale: 'en',
    localeConfigs: { en: { baseUrl: '/' }, zh: { baseUrl: '/zh/' } },
  },
}));
jest.mock('../docsConfig', () => ({
  useDocsConfig: () => ({
    products: [{ id: 'x-data-grid', name: 'Data Grid', home: '/x/react-data-grid/' }],
  }),
}));
const mockInstalled = { text: '' };
jest.mock('../preferences', () => ({ usePreference: () => [mockInstalled.text] }));
jest.mock('../navigation', () => ({
  usePagePath: () => '/x/react-data-grid/',
  useSiteVersions: () => ({ x: { versions: [{ name: 'current', label: '8', path: '/x' }] } }),
}));
jest.mock('../navigation/rules/products/currentProduct', () => ({
  currentProduct: () => ({ id: 'x-data-grid' }),
}));

const names = {
  format: 1,
  products: ['x-data-grid'],
  trails: ['Features'],
  rows: ['rowHeight'],
  headings: 'Disable sorting',
  ids: '',
  synonyms: '',
  pinyin: '',
  readings: {},
  simplified: '',
  pages: [
    { a: 'x/sorting/', t: 'Sorting', d: 0, g: 0, h: 1 },
    ...Array.from({ length: 12 }, (_, at) => ({
      a: `x/items/${at}/`,
      t: `Item ${at}`,
      d: 0,
      g: 0,
    })),
    { a: 'x/api/grid/', t: 'DataGrid', d: 0, g: 0, k: 'component', y: '', r: { p: [0] } },
  ],
};

const others = {
  ...names,
  products: ['system'],
  rows: [],
  headings: '',
  pages: [{ a: 'system/sorting-out/', t: 'Sorting out', d: 0, g: 0 }],
};

const history = {
  product: 'x-data-grid',
  versions: ['8.0.0', '8.6.0'],
  pages: { '/x/api/grid': { rows: { 'prop:rowHeight': [[1, {}]] } } },
};

const signatures = {
  format: 1,
  types: ["'compact' | number"],
  lists: ['prop-rowHeight 0'],
  pages: { 'x/api/grid/': [0] },
};

const fileAt = (address: string): object => {
  if (address.includes('/signatures/')) return signatures;
  if (address.startsWith('/api-history/')) return history;
  // Only the browser tests have what stands in sections.
  if (address.includes('/texts/')) return {};
  return address.includes('current-x') ? names : others;
};

/** The other site's file, which comes when a test lets it. */
let letCome = () => {};
const fetched = jest.fn(async (address: string) => {
  if (address === '/search/current-core.json') await new Promise<void>((come) => (letCome = come));
  return { ok: true, json: async () => fileAt(address) };
});

const field = () => screen.getByRole('combobox', { name: 'Search the documentation' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
/** The results; the options of a select are none. */
const results = () =>
  screen.queryAllByRole('option').filter((each) => each instanceof HTMLAnchorElement);
const found = () => results().map((link) => link.getAttribute('href'));

beforeAll(() => {
  // Not in jsdom.
  HTMLDialogElement.prototype.showModal = function show() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
});

beforeEach(async () => {
  push.mockClear();
  Object.assign(window, { fetch: fetched });
  Object.assign(globalThis, { fetch: fetched });
  render(<SearchDialog isOpen onClose={() => {}} />);
  await act(async () => {});
  type('');
});

it('answers at the key, from names that were fetched once', async () => {
  type('sorting');
  await waitFor(() => expect(found()).toEqual(['/x/sorting/', '/x/sorting/#disable-sorting']));
  type('rowHeight');
  // Nothing is waited for: the names are there.
  expect(found()).toEqual(['/x/api/grid/#prop-rowHeight']);
  const [row] = results();
  expect(row).toHaveTextContent('rowHeight PropData Grid / Features / DataGrid');
  expect(row!.querySelector('mark')).toHaveTextContent('rowHeight');
  // What the row is comes behind the answer, and is heard after its name.
  await waitFor(() => expect(row).toHaveTextContent("rowHeight 'compact' | number Prop"));
  expect(fetched.mock.calls).toEqual([
    ['/search/current-x.json'],
    ['/search/current-core.json'],
    ['/search/signatures/current/x-data-grid.json'],
  ]);
  type('sorting');
  type('rowHeight');
  expect(results()[0]).toHaveTextContent("rowHeight 'compact' | number Prop");
  expect(fetched).toHaveBeenCalledTimes(3);
});

it('has the other site as soon as it is there', async () => {
  type('sorting');
  expect(found()).toEqual(['/x/sorting/', '/x/sorting/#disable-sorting']);
  await act(async () => letCome());
  await waitFor(() => expect(found()).toContain('/system/sorting-out/'));
  expect(results()[0]).toHaveAttribute('href', '/x/sorting/');
});

it('says what a product leaves out, and leads out of it', () => {
  type('sorting');
  expect(screen.queryByRole('button', { name: /^Search all/ })).toBeNull();
  fireEvent.change(screen.getByLabelText('Product'), { target: { value: 'x-data-grid' } });
  expect(found()).toEqual(['/x/sorting/', '/x/sorting/#disable-sorting']);
  expect(screen.getByRole('status')).toHaveTextContent(
    '2 results found · 1 more in other products',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Search all products' }));
  expect(field()).toHaveFocus();
  expect(screen.getByLabelText('Product')).toHaveValue('all');
  expect(found()).toContain('/system/sorting-out/');
  expect(screen.getByRole('status')).toHaveTextContent(/^3 results found$/);
  expect(screen.queryByRole('button', { name: /^Search all/ })).toBeNull();
});

it('goes to the first result with Enter, and remembers it', async () => {
  type('disable sorting');
  expect(found()[0]).toBe('/x/sorting/#disable-sorting');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(push).toHaveBeenCalledWith('/x/sorting/#disable-sorting');
  document.querySelector('dialog')!.showModal();
  type('');
  const link = await screen.findByRole('link', { name: 'Disable sorting' });
  expect(link).toHaveAttribute('href', '/x/sorting/#disable-sorting');
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(screen.queryByRole('link')).toBeNull();
  expect(localStorage.getItem('search-recent')).toBeNull();
});

it('opens a result in another tab with Ctrl + Enter', () => {
  const open = jest.spyOn(window, 'open').mockImplementation();
  type('sorting');
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
  expect(open).toHaveBeenCalledWith(
    new URL('/x/sorting/', location.href).href,
    '_blank',
    'noopener',
  );
  // What was opened there was opened, too.
  type('');
  expect(screen.getByRole('link', { name: 'Sorting' })).toHaveAttribute('href', '/x/sorting/');
});

it('searches nothing while a character is put together', () => {
  type('sorting');
  fireEvent.compositionStart(field());
  fireEvent.input(field(), { target: { value: 'rowHeight' }, isComposing: true });
  expect(field()).toHaveValue('rowHeight');
  expect(found()[0]).toBe('/x/sorting/');
  fireEvent.compositionEnd(field());
  expect(found()).toEqual(['/x/api/grid/#prop-rowHeight']);
});

it('offers what may have been meant', () => {
  type('sortign');
  fireEvent.click(screen.getByRole('button', { name: 'Did you mean “sorting”?' }));
  expect(field()).toHaveValue('sorting');
});

it('goes by pages of options', () => {
  type('sorting');
  fireEvent.keyDown(field(), { key: 'PageDown' });
  expect(results().at(-1)).toHaveAttribute('aria-selected', 'true');
  fireEvent.keyDown(field(), { key: 'PageUp' });
  expect(results()[0]).toHaveAttribute('aria-selected', 'true');
});

it('keeps the focus where letters go when there is nothing more to show', () => {
  type('item');
  const more = screen.getByRole('button', { name: 'Show more' });
  more.focus();
  fireEvent.click(more);
  expect(results()).toHaveLength(12);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(field()).toHaveFocus();
});

it('takes the query of a link out of the address when it is closed, and before a result is opened', () => {
  const address = '/x/react-data-grid/?q=sorting&dir=rtl';
  window.history.replaceState(null, '', address);
  fireEvent.click(screen.getByRole('button', { name: 'Close search' }));
  expect(window.location.search).toBe('?dir=rtl');
  document.querySelector('dialog')!.showModal();
  window.history.replaceState(null, '', address);
  push.mockImplementationOnce(() => expect(window.location.search).toBe('?dir=rtl'));
  type('sorting');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(push).toHaveBeenCalledTimes(1);
  window.history.replaceState(null, '', '/');
});

it('gives the focus from an entry of an open panel to its button before it takes it', () => {
  cleanup();
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<div id="panel"><a id="entry" href="/a/"></a></div>',
  );
  const panel = document.getElementById('panel')!;
  const closest = jest
    .spyOn(Element.prototype, 'closest')
    .mockImplementation((selector) => (selector === ':popover-open' ? panel : null));
  const steps: string[] = [];
  panel.hidePopover = () => void steps.push('panel closed');
  const showModal = jest
    .spyOn(HTMLDialogElement.prototype, 'showModal')
    .mockImplementation(() => void steps.push('dialog opened'));
  document.getElementById('entry')!.focus();
  render(<SearchDialog isOpen onClose={() => {}} />);
  expect(steps).toEqual(['panel closed', 'dialog opened']);
  closest.mockRestore();
  showModal.mockRestore();
  panel.remove();
});

it('says a long query back by its beginning', async () => {
  const long = `${'sorting '.repeat(10)}sortign`;
  type(long);
  fireEvent.click(screen.getByRole('button', { name: `Did you mean “${long.slice(0, 60)}…”?` }));
  expect(field()).toHaveValue(`${'sorting '.repeat(10)}sorting`);
});

describe('with installed versions', () => {
  beforeAll(() => {
    mockInstalled.text = 'x-data-grid@8.4.1';
  });
  afterAll(() => {
    mockInstalled.text = '';
  });

  it('marks what is newer', async () => {
    type('rowHeight');
    await waitFor(() => expect(results()[0]).toHaveTextContent('needs 8.6.0'));
    expect(fetched.mock.calls.at(-1)).toEqual(['/api-history/x-data-grid.json']);
    type('sorting');
    expect(results().length).toBeGreaterThan(0);
    expect(screen.queryByText(/needs/)).toBeNull();
  });
});

describe('without a network', () => {
  beforeEach(async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const url = `${window.location.origin}/x/api/grid/`;
    Object.assign(window, {
      caches: {
        keys: () => Promise.resolve(['docs-pack / x-data-grid']),
        open: () => Promise.resolve({ keys: () => Promise.resolve([{ url }]) }),
      },
    });
    await act(async () => void window.dispatchEvent(new Event('offline')));
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await act(async () => void window.dispatchEvent(new Event('online')));
  });

  it('says that sentences need a connection, and answers with names', async () => {
    type('disable sorting of everything at once');
    // Pagefind cannot be imported here, as without a copy on the device.
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(/Sentences need a connection/),
    );
    expect(screen.queryByRole('alert')).toBeNull();
    type('disable sorting');
    await waitFor(() => expect(found()[0]).toBe('/x/sorting/#disable-sorting'));
    expect(screen.getByRole('status')).not.toHaveTextContent(/connection/);
  });

  it('leads out of a search that finds nothing, by keyboard, to one that does', async () => {
    type('sorrtngzz');
    const status = screen.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('suggestions below'));
    expect(status).toHaveTextContent('Nothing found for “sorrtngzz” · suggestions below');
    const ways = within(screen.getByRole('list', { name: 'Other searches' }));
    expect(ways.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Search for “sorting”',
    ]);
    expect(screen.getByRole('link', { name: 'Open the start page of Data Grid' })).toHaveAttribute(
      'href',
      '/x/react-data-grid/',
    );
    fireEvent.click(ways.getByRole('button'));
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('sorting');
    expect(found()[0]).toBe('/x/sorting/');
    expect(screen.queryByRole('list', { name: 'Other searches' })).toBeNull();
  });

  it('leads from Chinese characters to the Chinese pages', async () => {
    type('按钮');
    const ways = within(await screen.findByRole('list', { name: 'Other searches' }));
    expect(ways.getByRole('link', { name: 'Search the Chinese pages for “按钮”' })).toHaveAttribute(
      'href',
      `/zh/?q=${encodeURIComponent('按钮')}`,
    );
  });

  it('offers no way out that finds nothing', async () => {
    type('qqxxzzqq');
    const status = screen.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Nothing found for “qqxxzzqq”'));
    type('q'.repeat(1300));
    await waitFor(() => expect(status).toHaveTextContent(`Nothing found for “${'q'.repeat(60)}…”`));
    type('qqxxzzqq');
    await waitFor(() => expect(status).toHaveTextContent('Nothing found for “qqxxzzqq”'));
    expect(screen.queryByRole('list', { name: 'Other searches' })).toBeNull();
    expect(status).not.toHaveTextContent('suggestions');
  });

  it('marks what is not saved, as long as there is no network', async () => {
    type('disable sorting');
    await waitFor(() => expect(found()[0]).toMatch(/^\/x\/sorting\//));
    expect(results()[0]).toHaveTextContent('Not saved on this device');
    type('data grid');
    await waitFor(() => expect(found()[0]).toBe('/x/api/grid/'));
    expect(results()[0]).not.toHaveTextContent('Not saved');
    // What is being read is there.
    window.history.replaceState(null, '', '/x/sorting/');
    type('disable sorting');
    expect(found()[0]).toBe('/x/sorting/#disable-sorting');
    expect(results()[0]).not.toHaveTextContent('Not saved');
    window.history.replaceState(null, '', '/');
    type('disable sorting');
    jest.restoreAllMocks();
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(results()[0]).not.toHaveTextContent('Not saved');
  });
});
