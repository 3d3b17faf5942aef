/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { address } from '../../tests/support/router';
import { Changelog } from './Changelog';
import type { Release } from './rules/releases';

jest.mock('@docusaurus/useBaseUrl', () => (path: string) => `/zh${path}`, { virtual: true });
jest.mock('@docusaurus/useDocusaurusContext', () => () => ({ i18n: { currentLocale: 'en' } }), {
  virtual: true,
});
jest.mock('@docusaurus/router', () => jest.requireActual<object>('../../tests/support/router'), {
  virtual: true,
});

const { fetch } = globalThis;
afterEach(() => {
  address.search = '';
  globalThis.fetch = fetch;
});

const release = (version: string, text: string): Release => ({
  version,
  date: '2025-06-26',
  sections: [{ title: 'Charts', entries: [['item', text]] }],
});
const newest = release('7.2.0', 'Add `gap` (#12)');
const releases = [
  {
    ...newest,
    sections: [...newest.sections, { title: '', entries: [['code', 'npm install'] as const] }],
  },
  ...Array.from({ length: 25 }, (_, index) => release(`7.1.${index}`, 'Fix a demo')),
];

function answer(status = 200) {
  const asked = jest.fn(async () => ({
    ok: status === 200,
    status,
    json: async () => ({ releases }),
  }));
  globalThis.fetch = asked as unknown as typeof fetch;
  return asked;
}

async function open() {
  await act(async () => {
    const { rerender } = render(<Changelog />);
    address.go = ({ search }) => {
      address.search = search;
      rerender(<Changelog />);
    };
  });
}
const shown = () => document.querySelectorAll('details');

it('shows dates as they are written where the browser formats none', async () => {
  answer();
  const format = jest.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
    throw new TypeError('no Intl');
  });
  await open();
  format.mockRestore();
  expect(screen.getAllByText('2025-06-26')[0]).toBeVisible();
});

it('shows the newest release open, the others closed, and more on demand', async () => {
  const asked = answer();
  await open();
  expect(asked).toHaveBeenCalledWith('/zh/changelog/core.json');
  expect(shown()).toHaveLength(20);
  expect([...shown()].filter((each) => each.open)).toHaveLength(1);
  expect(screen.getAllByText('June 26, 2025')[0]).toBeVisible();
  expect(screen.getByRole('link', { name: '#12' })).toHaveAttribute(
    'href',
    'https://github.com/mui/material-ui/pull/12',
  );
  const more = screen.getByRole('button', { name: 'Show older releases' });
  more.focus();
  fireEvent.click(more);
  expect(shown()).toHaveLength(26);
  expect(shown()[20]!.querySelector('summary')).toHaveFocus();
});

it('marks as English what the libraries have written, and nothing else', async () => {
  answer();
  await open();
  for (const text of ['Charts', 'Fix a demo']) {
    for (const each of screen.getAllByText(text))
      expect(each.closest('[lang="en"]')).not.toBeNull();
  }
  expect(screen.getByText('7.2.0').closest('[lang]')).toBeNull();
  expect(screen.getByRole('status').closest('[lang]')).toBeNull();
});

it('says what a block of code is, which the keyboard reaches', async () => {
  answer();
  await open();
  const code = screen.getByRole('group', { name: 'Code' });
  expect(code).toHaveTextContent('npm install');
  expect(code).toHaveAttribute('tabindex', '0');
  // Its name is in the language of the page.
  expect(code.closest('[lang]')).toBeNull();
});

it('searches', async () => {
  answer();
  await open();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search changes' }), {
    target: { value: 'gap' },
  });
  expect(screen.getByRole('status')).toHaveTextContent('1 of 26 releases');
  expect(shown()).toHaveLength(1);
});

it('fetches the other product', async () => {
  const asked = answer();
  await open();
  await act(async () => {
    fireEvent.change(screen.getByRole('combobox', { name: 'Product' }), { target: { value: 'x' } });
  });
  expect(asked).toHaveBeenLastCalledWith('/zh/changelog/x.json');
});

it('keeps in the address what is searched, for the way back', async () => {
  const asked = answer();
  await open();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'gap' } });
  await act(async () => {
    fireEvent.change(screen.getByRole('combobox', { name: 'Product' }), { target: { value: 'x' } });
    fireEvent.blur(screen.getByRole('searchbox'));
  });
  expect(address.search).toBe('?product=x&query=gap');
  cleanup();
  await open();
  expect(asked).toHaveBeenLastCalledWith('/zh/changelog/x.json');
  expect(screen.getByRole('searchbox')).toHaveValue('gap');
  expect(screen.getByRole('status')).toHaveTextContent('1 of 26 releases');
});

it('takes a product that it does not have for the usual one', async () => {
  address.search = '?product=constructor';
  const asked = answer();
  await open();
  expect(asked).toHaveBeenLastCalledWith('/zh/changelog/core.json');
});

it('says when it does not arrive, and tries again', async () => {
  answer(500);
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
  answer();
  screen.getByRole('button', { name: 'Try again' }).focus();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  });
  expect(shown()).toHaveLength(20);
  expect(document.activeElement).toHaveAttribute('data-changelog');
});
