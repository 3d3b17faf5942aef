/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { SearchButton } from './SearchButton';

jest.mock('@generated/docusaurus.config', () => ({ default: { customFields: {} } }), {
  virtual: true,
});
jest.mock('./SearchDialog', () => ({
  SearchDialog: ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
    <div data-testid="dialog" data-open={isOpen}>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  ),
}));

const dialog = () => screen.findByTestId('dialog');

beforeEach(() => {
  render(
    <div id="__docusaurus">
      <input aria-label="Field" />
      <SearchButton />
    </div>,
  );
});

it('brings the dialog when it is pressed, and closes and opens it again', async () => {
  expect(screen.queryByTestId('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await dialog()).toHaveAttribute('data-open', 'true');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await dialog()).toHaveAttribute('data-open', 'false');
  fireEvent.keyDown(document.body, { key: '/' });
  expect(await dialog()).toHaveAttribute('data-open', 'true');
});

it('fetches the dialog without opening it while the pointer is on it', async () => {
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Search' }));
  expect(await dialog()).toHaveAttribute('data-open', 'false');
});

it('opens by Ctrl + K even from a field, and leaves a slash to it', async () => {
  const field = screen.getByLabelText('Field');
  expect(fireEvent.keyDown(field, { key: '/' })).toBe(true);
  expect(screen.queryByTestId('dialog')).toBeNull();
  // The browser's own shortcut does not act besides.
  expect(fireEvent.keyDown(field, { key: 'k', keyCode: 75, ctrlKey: true })).toBe(false);
  expect(await dialog()).toHaveAttribute('data-open', 'true');
});
