/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OfflinePacks } from './OfflinePacks';
import type { Pack, PackStore, PacksState } from './packStore';

const entry = {
  id: 'x-charts',
  name: 'Charts',
  pages: 195,
  files: 624,
  bytes: 31_960_000,
  digest: 'a',
};
const pack = (changes: Partial<Pack> = {}): Pack => ({
  entry,
  status: 'absent',
  done: 0,
  ...changes,
});

function show(...packs: Pack[]) {
  let state: PacksState = { packs, list: 'there' };
  let tell = () => {};
  const store = {
    getState: () => state,
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => {};
    },
    load: () => Promise.resolve(),
    save: jest.fn(() => Promise.resolve()),
    stop: jest.fn(),
    remove: jest.fn(() => Promise.resolve()),
    isSaving: () => false,
  } satisfies PackStore;
  render(<OfflinePacks store={store} language="en" />);
  const change = (next: Partial<PacksState>) =>
    act(() => {
      state = { ...state, ...next };
      tell();
    });
  return { store, change };
}

const row = () => within(screen.getByRole('listitem'));

it('says before it is saved how large a product is', () => {
  show(pack());
  expect(screen.getByRole('group', { name: 'Read offline' })).toBeInTheDocument();
  expect(row().getByText('32 MB · 195 pages')).toBeInTheDocument();
  expect(row().queryByRole('progressbar')).toBeNull();
});

it('says it also where the browser formats no numbers', () => {
  const format = jest.spyOn(Intl, 'NumberFormat').mockImplementation(() => {
    throw new TypeError('no Intl');
  });
  show(pack());
  format.mockRestore();
  expect(row().getByText('32 MB · 195 pages')).toBeInTheDocument();
});

it.each([
  ['absent', 'Save Charts', 'save'],
  ['partial', 'Resume Charts', 'save'],
  ['outdated', 'Update Charts', 'save'],
  ['saving', 'Stop Charts', 'stop'],
  ['saved', 'Remove Charts', 'remove'],
] as const)('%s: "%s"', async (status, name, does) => {
  const { store } = show(pack({ status }));
  await userEvent.click(row().getByRole('button', { name }));
  expect(store[does].mock.calls).toEqual([['x-charts']]);
});

it.each(['partial', 'outdated'] as const)('%s: can be removed, too', async (status) => {
  const { store } = show(pack({ status }));
  await userEvent.click(row().getByRole('button', { name: 'Remove Charts' }));
  expect(store.remove.mock.calls).toEqual([['x-charts']]);
});

it('partial, of a product that the site does not have any more: can only be removed', async () => {
  const unknown = { ...entry, name: 'x-charts', pages: 0, files: 0, bytes: 0 };
  const { store } = show(pack({ entry: unknown, status: 'partial', isGone: true }));
  const buttons = row().getAllByRole('button');
  expect(buttons).toHaveLength(1);
  expect(buttons[0]).toHaveAccessibleName('Remove x-charts');
  await userEvent.click(buttons[0]!);
  expect(store.remove.mock.calls).toEqual([['x-charts']]);
  // How large it was is not known.
  expect(row().queryByText(/MB/)).toBeNull();
});

it('shows how far it is, and keeps the focus on the button', async () => {
  const { change } = show(pack());
  const button = row().getByRole('button');
  await userEvent.click(button);
  change({ packs: [pack({ status: 'saving', done: entry.bytes / 2 })] });
  expect(row().getByRole('progressbar', { name: 'Charts' })).toHaveAttribute('aria-valuenow', '50');
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleName('Stop Charts');
  change({ packs: [pack({ status: 'saved' })], event: { name: 'Charts', what: 'saved' } });
  expect(button).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Charts is saved');
  expect(row().queryByRole('progressbar')).toBeNull();
});

it.each([
  ['full', /not enough room/],
  ['unreachable', /network cannot be reached/],
  ['refused', /browser does not allow/],
  ['gone', /Try again later/],
  ['broken', /Try again later/],
] as const)('says of "%s" what is wrong', (problem, text) => {
  const { change } = show(pack({ status: 'partial', problem }));
  expect(row().getByText(text)).toBeInTheDocument();
  change({ event: { name: 'Charts', what: problem } });
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

it('says why a list without a network is short', () => {
  const { change } = show(pack({ status: 'saved' }));
  change({ list: 'unreachable' });
  expect(screen.getByText(/only saved pages are listed/)).toBeInTheDocument();
});
