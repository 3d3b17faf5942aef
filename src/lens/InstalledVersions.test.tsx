/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { InstalledVersions } from './InstalledVersions';

jest.mock('./applyLens', () => ({ applyLens: () => {} }));
const mockChosen: string[] = [];
jest.mock('../preferences', () => ({
  usePreference: () => {
    const [value, setValue] = useState('');
    return [
      value,
      (next: string) => {
        mockChosen.push(next);
        setValue(next);
      },
    ];
  },
}));

const products = [
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

beforeEach(async () => {
  mockChosen.length = 0;
  Object.assign(globalThis, {
    fetch: () => Promise.resolve({ ok: true, json: () => Promise.resolve({ products }) }),
  });
  render(<InstalledVersions />);
  await screen.findByLabelText('Charts');
});

const box = () => screen.getByLabelText('Or drop or paste a package.json or a lockfile');
const paste = (text: string) =>
  fireEvent.paste(box(), { clipboardData: { files: [], getData: () => text } });

it('keeps exact versions, and says what is none', () => {
  fireEvent.change(screen.getByLabelText('Charts'), { target: { value: '8.4' } });
  expect(screen.getByLabelText('Charts')).toHaveAccessibleDescription(
    'Enter an exact version, such as 8.4.1.',
  );
  expect(mockChosen).toEqual([]);
  fireEvent.change(screen.getByLabelText('Charts'), { target: { value: '8.4.1' } });
  fireEvent.change(screen.getByLabelText('Data Grid'), { target: { value: '8.6.0' } });
  fireEvent.change(screen.getByLabelText('Charts'), { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Forget versions' }));
  expect(mockChosen).toEqual([
    'x-charts@8.4.1',
    'x-charts@8.4.1,x-data-grid@8.6.0',
    'x-data-grid@8.6.0',
    '',
  ]);
});

it('reads what is pasted, and tells what it found', async () => {
  paste('{"dependencies": {"@mui/x-charts": "^8.2.0", "@mui/x-data-grid": "latest"}}');
  await screen.findByText('Found in package.json: Charts 8.2.0.');
  expect(mockChosen).toEqual(['x-charts@8.2.0']);
  expect(screen.getByText(/^For Charts it gives a range/)).toBeInTheDocument();
  expect(
    screen.getByText('@mui/x-data-grid has no exact version there, only latest.'),
  ).toBeInTheDocument();
  paste('# yarn lockfile v1\n');
  await screen.findByText('This yarn.lock lists none of the products.');
  paste('{"lockfileVersion": 1, "workspaces": {"": {"name": "app",},},}');
  await screen.findByText('This bun.lock lists none of the products.');
  paste('words');
  await screen.findByText(
    'This is neither a package.json nor a lockfile of npm, pnpm, Yarn or Bun.',
  );
  expect(mockChosen).toHaveLength(1);
});

it('reads a file that is dropped', async () => {
  const text = '{"lockfileVersion": 1, "dependencies": {"@mui/x-charts": {"version": "8.1.0"}}}';
  const file = { size: text.length, text: () => Promise.resolve(text) };
  fireEvent.drop(box().parentElement!, { dataTransfer: { files: [file] } });
  await waitFor(() => expect(mockChosen).toEqual(['x-charts@8.1.0']));
  fireEvent.drop(box().parentElement!, {
    dataTransfer: { files: [{ size: 1e9, text: () => Promise.reject(new Error('no')) }] },
  });
  await screen.findByText('This file is longer than 16 MB. Enter the versions by hand.');
});
