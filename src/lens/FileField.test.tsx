/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { FileField } from './FileField';

const products = ['Charts', 'Data Grid'].map((name) => {
  const product = `x-${name.toLowerCase().replace(' ', '-')}`;
  return { product, name, packages: [`@mui/${product}`], versions: ['8.0.0', '8.9.2'] };
});
const onFound = jest.fn();

beforeEach(() => {
  onFound.mockClear();
  render(<FileField products={products} onFound={onFound} />);
});

const box = () => screen.getByLabelText('Or drop or paste a package.json or a lockfile');
const paste = (text: string) =>
  fireEvent.paste(box(), { clipboardData: { files: [], getData: () => text } });

it('reads what is pasted, and tells what it found', async () => {
  paste('{"dependencies": {"@mui/x-charts": "^8.2.0", "@mui/x-data-grid": "latest"}}');
  await screen.findByText('Found in package.json: Charts 8.2.0.');
  expect(onFound).toHaveBeenLastCalledWith({ 'x-charts': '8.2.0' });
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
  expect(onFound).toHaveBeenCalledTimes(1);
});

it('reads a file that is dropped', async () => {
  const text = '{"lockfileVersion": 1, "dependencies": {"@mui/x-charts": {"version": "8.1.0"}}}';
  const file = { size: text.length, text: () => Promise.resolve(text) };
  fireEvent.drop(box().parentElement!, { dataTransfer: { files: [file] } });
  await waitFor(() => expect(onFound).toHaveBeenCalledWith({ 'x-charts': '8.1.0' }));
  fireEvent.drop(box().parentElement!, {
    dataTransfer: { files: [{ size: 1e9, text: () => Promise.reject(new Error('no')) }] },
  });
  await screen.findByText('This file is longer than 16 MB. Enter the versions by hand.');
});
