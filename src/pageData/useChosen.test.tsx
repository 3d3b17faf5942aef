/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { address } from '../../tests/support/router';
import { SearchField } from './FieldRow';
import { useChosen } from './useChosen';

jest.mock('@docusaurus/router', () => jest.requireActual<object>('../../tests/support/router'), {
  virtual: true,
});

const replaced = jest.fn();
const usual = { query: '', theme: 'Filled' };
function View() {
  const { chosen, choose, keep } = useChosen(usual);
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the focus leaves the field inside
    <div onBlur={keep}>
      <SearchField label="Search" value={chosen.query} onSearch={(query) => choose({ query })} />
      <button type="button" onClick={() => choose({ theme: 'Sharp' })}>
        {chosen.theme}
      </button>
    </div>
  );
}

let rendered: ReturnType<typeof render> | undefined;
function go(search: string, hash = ''): void {
  history.replaceState(null, '', `/${search}${hash}`);
  address.search = search;
  rendered?.rerender(<View />);
}
const field = () => screen.getByRole('searchbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

beforeEach(() => {
  address.go = (to) => {
    replaced(to);
    go(to.search, to.hash);
  };
  jest.useFakeTimers();
  rendered = undefined;
  go('?mode=dark', '#search');
  replaced.mockClear();
  rendered = render(<View />);
});
afterEach(() => {
  jest.useRealTimers();
});

it('keeps what was typed once the reader pauses, and nothing before', () => {
  for (const value of ['a', 'ar', 'arr']) {
    type(value);
    expect(field()).toHaveValue(value);
    act(() => jest.advanceTimersByTime(900));
  }
  expect(replaced).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(100));
  expect(replaced.mock.calls).toEqual([[{ search: '?query=arr&mode=dark', hash: '#search' }]]);
  expect(field()).toHaveValue('arr');
  act(() => jest.runAllTimers());
  expect(replaced).toHaveBeenCalledTimes(1);
});

it('keeps it at once when the focus leaves the view, as for a link', () => {
  type('arr');
  fireEvent.click(screen.getByRole('button', { name: 'Filled' }));
  fireEvent.blur(field());
  expect(window.location.search).toBe('?query=arr&theme=Sharp&mode=dark');
  act(() => jest.runAllTimers());
  fireEvent.blur(field());
  expect(replaced).toHaveBeenCalledTimes(1);
});

it('shows what the address asks for, also on the way back', () => {
  act(() => go('?query=up'));
  expect(field()).toHaveValue('up');
  type('down');
  fireEvent.blur(field());
  act(() => go('?query=up'));
  expect(field()).toHaveValue('up');
  type('');
  fireEvent.blur(field());
  expect(window.location.search).toBe('');
});
