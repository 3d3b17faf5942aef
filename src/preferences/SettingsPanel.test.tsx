/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SettingsPanel } from './SettingsPanel';

jest.mock('./CopyViewLink', () => {
  throw new Error('The chunk did not arrive.');
});

it('says when the button that copies the link does not arrive', async () => {
  render(<SettingsPanel />);
  await act(async () => {
    fireEvent(
      document.querySelector('#settings')!,
      Object.assign(new Event('toggle'), { newState: 'open' }),
    );
  });
  expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
});
