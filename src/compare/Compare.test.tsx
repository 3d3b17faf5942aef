/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import path from 'node:path';
import { mediaRules } from '../../tests/support/mediaRules';
import { address } from '../../tests/support/router';
import { Compare } from './Compare';

jest.mock('@docusaurus/router', () => jest.requireActual<object>('../../tests/support/router'), {
  virtual: true,
});
jest.mock('../preferences', () => ({ usePreference: () => [''] }));
jest.mock('../ui', () => ({
  ...jest.requireActual<object>('../ui'),
  useNotice: () => ['', () => {}],
}));

const history = {
  product: 'x-charts',
  name: 'Charts',
  packages: ['@mui/x-charts'],
  versions: ['7.29.1', '8.0.0', '8.1.0'],
  pages: {
    '/x/api/charts/bar-chart': {
      kind: 'component',
      name: 'BarChart',
      rows: {
        'prop:late': [[2, { type: 'A' }]],
        'prop:gone': [
          [0, { type: 'B' }],
          [1, null],
        ],
        'slot:bar': [
          [0, { type: 'C' }],
          [2, { type: 'C', deprecated: 'Use another.' }],
        ],
      },
    },
    '/x/api/charts/new-chart': { kind: 'component', name: 'NewChart', from: 2, rows: {} },
  },
  exports: { Old: { kind: 'component', library: '@mui/x-charts', to: 1 } },
  notes: {
    '/x/api/charts/bar-chart': {
      'prop:late@2': { log: 'Add `late` (#12)', guide: '/x/migration/charts/#late' },
    },
  },
};
const grid = {
  ...history,
  product: 'x-data-grid',
  name: 'Data Grid',
  versions: ['8.0.0', '8.5.0'],
  pages: {},
  exports: {},
};
let isReachable = true;

beforeEach(async () => {
  Object.assign(globalThis, {
    fetch: (address: string) =>
      isReachable || address.endsWith('index.json')
        ? Promise.resolve({
            ok: true,
            json: () =>
              Promise.resolve(
                address.endsWith('index.json')
                  ? { stylesheet: '', products: [history, grid] }
                  : address.includes('x-charts')
                    ? history
                    : grid,
              ),
          })
        : Promise.reject(new Error('offline')),
  });
  address.search = '?product=x-charts&from=7.29.1&to=8.1.0';
  const { rerender } = render(<Compare />);
  address.go = ({ search }) => {
    address.search = search;
    rerender(<Compare />);
  };
  await act(async () => {});
});

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);

it('says that a history does not arrive, and asks again', async () => {
  isReachable = false;
  fireEvent.change(screen.getByLabelText('Product'), { target: { value: 'x-data-grid' } });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isReachable = true;
  retry.focus();
  fireEvent.click(retry);
  await screen.findByText('The API is the same in both versions.');
  expect(document.activeElement).toHaveAttribute('data-compare');
});

it('lists what changed by page, with what else is known', () => {
  expect(screen.getByText('Changes from 7.29.1 to 8.1.0: 5')).toBeInTheDocument();
  expect(headings()).toEqual(['BarChart', 'NewChart', 'Exports without their own page']);
  const late = screen.getByRole('link', { name: 'late' });
  expect(late).toHaveAttribute('href', '/x/api/charts/bar-chart/#prop-late');
  const row = within(late.closest('li')!);
  expect(row.getByRole('link', { name: '#12' })).toHaveAttribute(
    'href',
    'https://github.com/mui/mui-x/pull/12',
  );
  expect(row.getByRole('link', { name: 'Migration guide' })).toHaveAttribute(
    'href',
    '/x/migration/charts/#late',
  );
  expect(screen.getByText('gone').closest('a')).toBeNull();
  expect(screen.getByText('Use another.')).toHaveAttribute('lang', 'en');
});

it('narrows to kinds of changes, to a component and to versions', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Deprecated 1' }));
  expect(headings()).toEqual(['BarChart']);
  expect(screen.queryByRole('link', { name: 'late' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Deprecated 1' }));
  fireEvent.change(screen.getByLabelText('Component'), {
    target: { value: '/x/api/charts/new-chart' },
  });
  expect(headings()).toEqual(['NewChart']);
  expect(address.search).toBe(
    '?product=x-charts&from=7.29.1&to=8.1.0&page=/x/api/charts/new-chart',
  );
  fireEvent.change(screen.getByLabelText('Component'), { target: { value: '' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '8.0.0' } });
  expect(screen.getByText('Changes from 7.29.1 to 8.0.0: 2')).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Product'), { target: { value: 'x-data-grid' } });
  await screen.findByText('The API is the same in both versions.');
});

it('leaves what narrows it off paper, label and all', () => {
  const sheet = document.createElement('style');
  sheet.textContent = mediaRules(path.join(__dirname, 'Compare.late.module.css'), 'print');
  document.head.append(sheet);
  expect(screen.getByText('Show only')).not.toBeVisible();
  expect(screen.getByRole('link', { name: 'late' })).toBeVisible();
  sheet.remove();
});

it('lets go of a kind of changes that the next versions do not have', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Deprecated 1' }));
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '8.0.0' } });
  expect(screen.getByText('Changes from 7.29.1 to 8.0.0: 2')).toBeInTheDocument();
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  expect(headings()).toEqual(['BarChart', 'Exports without their own page']);
});

it('keeps the kinds of changes in the address, for the way back and for a link', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Deprecated 1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Removed 2' }));
  expect(address.search).toBe('?product=x-charts&from=7.29.1&to=8.1.0&kinds=removed,deprecated');
  act(() =>
    address.go({
      search: '?product=x-charts&from=7.29.1&to=8.1.0&kinds=deprecated,what',
      hash: '',
    }),
  );
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Deprecated 1');
  expect(headings()).toEqual(['BarChart']);
  fireEvent.click(screen.getByRole('button', { name: 'Deprecated 1' }));
  expect(address.search).toBe('?product=x-charts&from=7.29.1&to=8.1.0');
});

it('says that a page is none of the product, in place of a comparison', () => {
  act(() =>
    address.go({
      search: '?product=x-charts&from=7.29.1&to=8.1.0&page=/x/api/data-grid/data-grid',
      hash: '',
    }),
  );
  expect(screen.getByText('Charts has no page at /x/api/data-grid/data-grid.')).toBeInTheDocument();
});

/** Keeps what is saved: the names of the files and their texts. */
function watchSaved() {
  const saved: Blob[] = [];
  const names: string[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
    revokeObjectURL: () => {},
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const read = (index: number) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as string);
      reader.readAsText(saved[index]!);
    });
  return { names, read };
}

it('names the component in what is saved of it alone', async () => {
  const { names, read } = watchSaved();
  fireEvent.change(screen.getByLabelText('Component'), {
    target: { value: '/x/api/charts/new-chart' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save as Markdown' }));
  expect(names).toEqual(['x-charts-7.29.1..8.1.0-NewChart.md']);
  expect(await read(0)).toMatch(/^# Charts, NewChart: API from 7\.29\.1 to 8\.1\.0/);
});

it('counts and saves the kinds of changes that are shown, and says which they are', async () => {
  const { names, read } = watchSaved();
  fireEvent.click(screen.getByRole('button', { name: 'Removed 2' }));
  expect(screen.getByText('Changes from 7.29.1 to 8.1.0: 2 of 5')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Save as Markdown' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save as JSON' }));
  expect(names).toEqual([
    'x-charts-7.29.1..8.1.0-removed.md',
    'x-charts-7.29.1..8.1.0-removed.json',
  ]);
  const text = await read(0);
  expect(text).toMatch(/^# Charts, Removed: API from 7\.29\.1 to 8\.1\.0/);
  expect(text).toContain('Removed: `gone`');
  expect(text).not.toContain('late');
  const { pages } = JSON.parse(await read(1)) as { pages: { changes: { kind: string }[] }[] };
  expect(pages.flatMap(({ changes }) => changes.map(({ kind }) => kind))).toEqual(['removed']);
});
