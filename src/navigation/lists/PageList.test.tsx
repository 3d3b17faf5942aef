/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { SidebarEntry } from '../rules/tree/sidebarEntry';
import { PageList } from './PageList';

jest.mock('@docusaurus/router', () => ({ useHistory: () => ({}) }), { virtual: true });

const page = (href: string): SidebarEntry => ({ type: 'link', href, label: `Page ${href}` });
const group = (items: SidebarEntry[], cut: boolean): SidebarEntry => ({
  type: 'category',
  label: 'Group',
  items,
  customProps: { list: 'other', ...(cut && { cut }) },
});
const cut = [page('/a/'), group([page('/g/0/')], true)];
const whole = [page('/a/'), group(['/g/0/', '/g/1/', '/g/2/'].map(page), false)];

let isOnline = true;
const load = async () => {
  if (!isOnline) throw new Error('offline');
  return whole;
};

function show() {
  render(
    <nav>
      <PageList entries={cut} pathname="/a/" name="first" load={load} />
    </nav>,
  );
}

it('gives the focus to the group when the pages come that a reader has asked for again', async () => {
  isOnline = false;
  show();
  const details = document.querySelector('details')!;
  await act(async () => {
    details.open = true;
    fireEvent(details, new Event('toggle'));
  });
  const retry = screen.getByRole('button', { name: 'Try again' });
  retry.focus();
  await act(async () => fireEvent.click(retry));
  expect(retry).toHaveFocus();
  isOnline = true;
  await act(async () => fireEvent.click(retry));
  expect(screen.getByRole('link', { name: 'Page /g/2/' })).toBeInTheDocument();
  expect(details.querySelector('summary')).toHaveFocus();
});
