/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { applyLens } from './applyLens';

jest.mock('@generated/docusaurus.config', () => ({ __esModule: true, default: { baseUrl: '/' } }), {
  virtual: true,
});
jest.mock('@docusaurus/useBaseUrl', () => ({}), { virtual: true });
const mockStore = { installed: '', listeners: [] as (() => void)[] };
jest.mock('../preferences', () => ({
  browserStore: () => ({
    get: (name: string) => (name === 'installed' ? mockStore.installed : 'pnpm'),
    subscribe: (listener: () => void) => mockStore.listeners.push(listener),
  }),
}));
const mockCopy = jest.fn((_text: string) => Promise.resolve());
jest.mock('clipboard-copy', () => (text: string) => mockCopy(text));

const history = {
  product: 'x-charts',
  name: 'Charts',
  packages: ['@mui/x-charts', '@mui/x-charts-pro'],
  versions: ['8.0.0', '8.2.0', '8.10.0'],
  pages: {
    '/x/api/charts/bar-chart': {
      kind: 'component',
      name: 'BarChart',
      rows: {
        'prop:late': [[2, { type: 'A' }]],
        'prop:gone': [
          [0, { type: 'A' }],
          [2, null],
        ],
        'prop:old': [
          [0, { type: 'A' }],
          [2, { type: 'A', deprecated: '' }],
        ],
      },
    },
  },
  exports: {},
  notes: {},
};
const files: Record<string, object> = {
  '/api-history/index.json': { stylesheet: 'assets/lens/0.css', products: [history] },
  '/api-history/x-charts.json': history,
};

const set = (installed: string) => {
  mockStore.installed = installed;
  mockStore.listeners.forEach((tell) => tell());
};
const mark = (row: string, kind: string) =>
  document.querySelector<HTMLElement>(`#${row} [data-kind="${kind}"]`)!;
const bar = () => document.querySelector('[data-lens-bar]')!;

beforeAll(() => {
  Object.assign(window, {
    fetch: (address: string) =>
      Promise.resolve({ ok: true, json: () => Promise.resolve(files[address]) }),
  });
  Object.assign(globalThis, { fetch: window.fetch });
  // Not in jsdom.
  HTMLElement.prototype.showPopover = function show() {
    this.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
  };
  window.history.replaceState(null, '', '/x/api/charts/bar-chart/');
  document.body.innerHTML = `<div data-lens-bar=""></div><ul>
    <li id="late" data-since="8.10.0"><div><span data-kind="since">since 8.10.0</span><button hidden data-kind="needs" data-needs="8.10.0">needs 8.10.0</button></div></li>
    <li id="had" data-since="8.2.0"><div><span data-kind="since">since 8.2.0</span><button hidden data-kind="needs" data-needs="8.2.0">needs 8.2.0</button></div></li>
    <li id="old"><div><span hidden data-kind="gone" data-since="8.10.0">deprecated</span></div></li></ul>`;
  applyLens();
});
beforeEach(() => set('x-charts@8.4.1'));

it('gives the stylesheet its numbers, and asks for it once', async () => {
  const { style } = document.documentElement;
  expect(style.getPropertyValue('--installed-x-charts')).toBe('8004001');
  expect(style.getPropertyValue('--version-x-charts')).toBe('"8.4.1"');
  await waitFor(() => expect(document.querySelectorAll('[data-lens-sheet]')).toHaveLength(1));
  expect(document.querySelector('[data-lens-sheet]')).toHaveAttribute('href', '/assets/lens/0.css');
  set('');
  expect(style.getPropertyValue('--installed-x-charts')).toBe('');
  expect(document.documentElement).not.toHaveAttribute('data-lens');
});

it('shows of each row the marks that hold, also when the versions change', () => {
  const hidden = () =>
    [
      mark('late', 'needs'),
      mark('late', 'since'),
      mark('had', 'needs'),
      mark('had', 'since'),
      mark('old', 'gone'),
    ].map((each) => each.hidden);
  expect(hidden()).toEqual([false, true, true, false, false]);
  expect(document.querySelector('#late')).toHaveAttribute('data-newer');
  set('x-charts@8.10.0');
  expect(hidden()).toEqual([true, false, true, false, true]);
  set('x-data-grid@8.0.0');
  expect(hidden()).toEqual([true, false, true, false, true]);
});

it('marks rows that come later', async () => {
  document
    .querySelector('ul')!
    .insertAdjacentHTML(
      'beforeend',
      '<li id="more" data-since="8.10.0"><div><button hidden data-kind="needs" data-needs="8.10.0">needs 8.10.0</button></div></li>',
    );
  await waitFor(() => expect(mark('more', 'needs').hidden).toBe(false));
});

it.each([
  ['x-charts@8.4.1', 'Installed 8.4.1 · documented 8.10.0 · newer releases: 1'],
  ['x-charts@8.10.0', 'Installed 8.10.0, as documented'],
  ['x-charts@9.0.0', 'Installed 9.0.0, newer than the documented 8.10.0'],
  ['x-charts@7.0.0', 'Installed 7.0.0, older than the versions covered here (8.0.0 and later)'],
  ['x-data-grid@8.4.1', ''],
  ['', ''],
])('%s: %j stands below the title', async (installed, text) => {
  set(installed);
  await waitFor(() => expect(bar()).toHaveTextContent(text));
  expect(bar().textContent).toBe(text);
});

it('says nothing on a page of a kept version, which documents another one', async () => {
  window.history.replaceState(null, '', '/x/8.2.0/api/charts/bar-chart/');
  set('x-charts@8.0.0');
  await waitFor(() => expect(bar()).toBeEmptyDOMElement());
  window.history.replaceState(null, '', '/x/api/charts/bar-chart/');
  set('x-charts@8.4.1');
  await waitFor(() => expect(bar()).toHaveTextContent('documented 8.10.0'));
});

it('tells at a mark how to upgrade, and copies the command', async () => {
  fireEvent.click(mark('late', 'needs'));
  const panel = screen.getByRole('dialog', { name: 'Upgrade' });
  expect(panel).toHaveTextContent('Added in 8.10.0. You have 8.4.1.');
  expect(mark('late', 'needs')).toHaveAttribute('aria-expanded', 'true');
  fireEvent.click(await within(panel).findByRole('button', { name: 'Copy command' }));
  expect(mockCopy).toHaveBeenCalledWith('pnpm add @mui/x-charts@8.10.0');
  await waitFor(() => expect(within(panel).getByRole('status')).toHaveTextContent('Copied'));
  panel.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('tells what changed on the page since, and leads to the comparison', async () => {
  await waitFor(() => expect(bar().querySelector('button')).not.toBeNull());
  fireEvent.click(bar().querySelector('button')!);
  const panel = screen.getByRole('dialog', { name: 'Your version' });
  await waitFor(() =>
    expect(panel).toHaveTextContent(
      'On this page since: 1 added, 2 removed or deprecated, 0 changed.',
    ),
  );
  expect(panel).toHaveTextContent('gone removed in 8.10.0');
  expect(within(panel).getByRole('link', { name: 'old' })).toHaveAttribute('href', '#prop-old');
  expect(within(panel).getByRole('link', { name: 'Compare 8.2.0 with 8.10.0' })).toHaveAttribute(
    'href',
    '/compare/?product=x-charts&from=8.2.0&to=8.10.0&page=%2Fx%2Fapi%2Fcharts%2Fbar-chart',
  );
});
