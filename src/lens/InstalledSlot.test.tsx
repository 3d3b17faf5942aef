/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { InstalledSlot } from './InstalledSlot';

jest.mock('@docusaurus/router', () => ({}), { virtual: true });
let mockIsOnline = false;
jest.mock('./InstalledVersions', () => {
  if (!mockIsOnline) throw new Error('The chunk did not arrive.');
  return { InstalledVersions: () => <p>Versions</p> };
});

const open = () => act(async () => fireEvent(screen.getByRole('group'), new Event('toggle')));

it('says when its fields do not arrive, and shows them when they do', async () => {
  render(<InstalledSlot />);
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
  mockIsOnline = true;
  await open();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Versions')).toBeInTheDocument();
});
