/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { browserStore } from '../preferences';
import { InstalledVersions } from './InstalledVersions';

jest.mock('./applyLens', () => ({ applyLens: () => {} }));
// The settings have languages, which are links of the router.
jest.mock('@docusaurus/router', () => ({}), { virtual: true });

const mockProducts = [
  {
    product: 'x-charts',
    name: 'Charts',
    packages: ['@mui/x-charts'],
    versions: ['8.0.0', '8.9.2'],
  },
  {
    product: 'x-data-grid',
    name: 'Data Grid',
    packages: ['@mui/x-data-grid'],
    versions: ['8.0.0', '8.9.2'],
  },
];
Element.prototype.scrollIntoView = () => {};

let mockIsOnline = true;
jest.mock('../history', () => ({
  fetchHistoryIndex: () =>
    mockIsOnline
      ? Promise.resolve({ products: mockProducts })
      : Promise.reject(new TypeError('Failed to fetch')),
}));
const kept = () => localStorage.getItem('docs-installed');
const shown = () => document.documentElement.dataset.installed;

beforeEach(async () => {
  mockIsOnline = true;
  browserStore().set('installed', '');
  render(<InstalledVersions />);
  await screen.findByLabelText('Charts');
});

const field = (name: string) => screen.getByLabelText(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const paste = (text: string) =>
  fireEvent.paste(screen.getByLabelText('Or drop or paste a package.json or a lockfile'), {
    clipboardData: { files: [], getData: () => text },
  });

it('keeps exact versions, and says what is none', () => {
  type('Charts', '8.4');
  expect(field('Charts')).toHaveAccessibleDescription('Enter an exact version, such as 8.4.1.');
  expect(kept()).toBe('');
  type('Charts', '8.4.1');
  expect(kept()).toBe('x-charts@8.4.1');
  type('Data Grid', '8.6.0');
  expect(kept()).toBe('x-charts@8.4.1,x-data-grid@8.6.0');
  type('Charts', '');
  expect(kept()).toBe('x-data-grid@8.6.0');
});

it('says of a version that is half deleted which one counts', () => {
  type('Charts', '8.4.1');
  type('Charts', '8.4.');
  fireEvent.blur(field('Charts'));
  expect(field('Charts')).toHaveValue('8.4.');
  expect(field('Charts')).toHaveAccessibleDescription(
    'Enter an exact version, such as 8.4.1. Until then, 8.4.1 counts.',
  );
  expect(kept()).toBe('x-charts@8.4.1');
});

it('forgets all versions with what was typed and read, and the button keeps the focus', async () => {
  paste('{"dependencies": {"@mui/x-charts": "8.4.1"}}');
  await screen.findByText('Found in package.json: Charts 8.4.1.');
  type('Data Grid', '^8.2.0');
  const forget = screen.getByRole('button', { name: 'Forget versions' });
  forget.focus();
  fireEvent.click(forget);
  expect([kept(), shown()]).toEqual(['', '']);
  expect(field('Charts')).toHaveValue('');
  expect(field('Data Grid')).toHaveValue('');
  expect(field('Data Grid')).toBeValid();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(forget).toHaveFocus();
  expect(forget).toBeEnabled();
});

it.each(['', '8.4.1'])(
  'shows what a file said in the place of what was typed wrong over %j',
  async (before) => {
    type('Charts', before);
    type('Charts', '8.4.');
    type('Data Grid', '^8.2.0');
    paste('{"dependencies": {"@mui/x-charts": "8.4.1"}}');
    await screen.findByText('Found in package.json: Charts 8.4.1.');
    expect(field('Charts')).toHaveValue('8.4.1');
    expect(field('Charts')).toBeValid();
    // Of this the file said nothing.
    expect(field('Data Grid')).toHaveValue('^8.2.0');
    expect(field('Data Grid')).toBeInvalid();
  },
);

it('shows what came from another tab in the place of what was typed wrong', () => {
  type('Charts', '^8.2.0');
  act(() => browserStore().set('installed', 'x-charts@8.3.0'));
  expect(field('Charts')).toHaveValue('8.3.0');
  expect(field('Charts')).toBeValid();
});

describe('behind a link', () => {
  beforeEach(() => {
    act(() => {
      browserStore().set('installed', 'material-ui@7.0.0,x-charts@8.0.0,x-tree-view@8.3.0');
      browserStore().show({ installed: 'x-charts@8.7.0,x-data-grid@8.1.0' });
    });
  });

  it('a version that is typed changes this product alone of those that are kept', () => {
    type('Data Grid', '8.2.0');
    expect(kept()).toBe('material-ui@7.0.0,x-charts@8.0.0,x-data-grid@8.2.0,x-tree-view@8.3.0');
    expect(shown()).toBe('x-charts@8.7.0,x-data-grid@8.2.0');
    type('Charts', '');
    expect(kept()).toBe('material-ui@7.0.0,x-data-grid@8.2.0,x-tree-view@8.3.0');
    expect(shown()).toBe('x-data-grid@8.2.0');
  });

  it('a file changes those that it has', async () => {
    paste('{"dependencies": {"@mui/x-data-grid": "8.2.0"}}');
    await screen.findByText('Found in package.json: Data Grid 8.2.0.');
    expect(kept()).toBe('material-ui@7.0.0,x-charts@8.0.0,x-data-grid@8.2.0,x-tree-view@8.3.0');
    expect(shown()).toBe('x-charts@8.7.0,x-data-grid@8.2.0');
  });

  it('all are forgotten, shown or not', () => {
    type('Charts', '');
    type('Data Grid', '');
    expect(shown()).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Forget versions' }));
    expect([kept(), shown()]).toEqual(['', '']);
  });
});

it('asks for the list of products again, as often as it did not arrive', async () => {
  cleanup();
  mockIsOnline = false;
  render(
    <details open>
      <summary>Installed versions</summary>
      <InstalledVersions />
    </details>,
  );
  await screen.findByRole('alert');
  const retry = screen.getByRole('button', { name: 'Try again' });
  retry.focus();
  fireEvent.click(retry);
  // It is told anew.
  expect(screen.queryByRole('alert')).toBeNull();
  await screen.findByRole('alert');
  expect(retry).toHaveFocus();
  mockIsOnline = true;
  fireEvent.click(retry);
  await screen.findByLabelText('Charts');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByText('Installed versions')).toHaveFocus();
});
