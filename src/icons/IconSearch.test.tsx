/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { address } from '../../tests/support/router';
import { IconSearch } from './IconSearch';

jest.mock('@docusaurus/router', () => jest.requireActual<object>('../../tests/support/router'), {
  virtual: true,
});
const copied = jest.fn(async () => {});
jest.mock('clipboard-copy', () => (text: string) => (copied as (text: string) => unknown)(text));
jest.mock('@docusaurus/useBaseUrl', () => (path: string) => `/zh${path}`, { virtual: true });

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
  address.search = '';
  copied.mockClear();
});

const many = Array.from({ length: 120 }, (_, index) => [`Buoy${index}`, '<path d="M1"/>']);

function answer(icons: unknown, status = 200) {
  const asked = jest.fn(async () => ({
    ok: status === 200,
    status,
    json: async () => ({ icons }),
  }));
  globalThis.fetch = asked as unknown as typeof fetch;
  return asked;
}

async function open() {
  const { rerender } = render(<IconSearch />);
  address.go = ({ search }) => {
    address.search = search;
    rerender(<IconSearch />);
  };
  await act(async () => {
    fireEvent.focus(screen.getByRole('searchbox', { name: 'Search icons' }));
  });
}
const outcome = () => screen.getAllByRole('status').at(-1);
const type = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value } });

it('fetches nothing before it is used', () => {
  const asked = answer(many);
  render(<IconSearch />);
  expect(asked).not.toHaveBeenCalled();
  expect(screen.getByText(/Type a part of a name/)).toBeVisible();
});

it('finds icons and copies the import of one', async () => {
  const asked = answer([['Anchor', '<path d="M1"/>'], ...many]);
  await open();
  expect(asked).toHaveBeenCalledWith('/zh/icon-index/filled.json');
  type('anch');
  expect(screen.getByText('1 of 121 icons')).toBeVisible();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Anchor' }));
  });
  expect(copied).toHaveBeenCalledWith("import AnchorIcon from '@mui/icons-material/Anchor';");
  expect(outcome()).toHaveTextContent('Copied: import AnchorIcon');
});

it('says what was copied below the icons, and no longer than the search stays the same', async () => {
  answer(many);
  await open();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Buoy80' }));
  });
  expect(outcome()).toHaveTextContent('Copied: import Buoy80Icon');
  const list = screen.getByRole('list');
  expect(list.compareDocumentPosition(outcome()!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  type('4k');
  expect(screen.getByText('0 of 120 icons')).toBeVisible();
  expect(outcome()).toBeEmptyDOMElement();
});

it('shows a portion, and more on demand', async () => {
  answer(many);
  await open();
  expect(screen.getAllByRole('listitem')).toHaveLength(96);
  screen.getByRole('button', { name: 'Show more icons' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Show more icons' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(120);
  expect(screen.getByRole('button', { name: 'Buoy96' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Show more icons' })).toBeNull();
});

it('fetches another style when it is chosen', async () => {
  const asked = answer(many);
  await open();
  await act(async () => {
    fireEvent.change(screen.getByRole('combobox', { name: 'Style' }), {
      target: { value: 'TwoTone' },
    });
  });
  expect(asked).toHaveBeenLastCalledWith('/zh/icon-index/twotone.json');
});

it('leads from the name of another style to that style', async () => {
  answer(many);
  await open();
  type("import HomeOutlinedIcon from '@mui/icons-material/HomeOutlined';");
  expect(screen.getByText('0 of 120 icons')).toBeVisible();
  const asked = answer([['HomeOutlined', '<path d="M1"/>']]);
  const way = { name: 'Search the style Outlined' };
  // The focus leaves what is typed for the button.
  await act(async () => {
    fireEvent.blur(screen.getByRole('searchbox'));
  });
  screen.getByRole('button', way).focus();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', way));
  });
  expect(asked).toHaveBeenLastCalledWith('/zh/icon-index/outlined.json');
  expect(screen.getByRole('combobox', { name: 'Style' })).toHaveValue('Outlined');
  expect(screen.getByRole('button', { name: 'HomeOutlined' })).toBeVisible();
  expect(document.activeElement).toHaveAttribute('data-icon-search');
});

it('offers no style that is shown already', async () => {
  answer(many);
  address.search = '?theme=Outlined&query=WhaleOutlined';
  await open();
  expect(screen.getByText('0 of 120 icons')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Search the style/ })).toBeNull();
});

it('keeps in the address what is searched, for the way back', async () => {
  const asked = answer([['Anchor', '<path d="M1"/>'], ...many]);
  await open();
  type('anch');
  await act(async () => {
    fireEvent.change(screen.getByRole('combobox', { name: 'Style' }), {
      target: { value: 'TwoTone' },
    });
    fireEvent.blur(screen.getByRole('searchbox'));
  });
  expect(address.search).toBe('?query=anch&theme=TwoTone');
  cleanup();
  await act(async () => {
    render(<IconSearch />);
  });
  expect(asked).toHaveBeenLastCalledWith('/zh/icon-index/twotone.json');
  expect(screen.getByRole('searchbox')).toHaveValue('anch');
  expect(screen.getByText('1 of 121 icons')).toBeVisible();
});

it('takes a style that there is none of for the usual one', async () => {
  address.search = '?theme=constructor';
  const asked = answer(many);
  await open();
  expect(asked).toHaveBeenLastCalledWith('/zh/icon-index/filled.json');
});

it('says when the icons do not arrive, and tries again', async () => {
  answer([], 500);
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
  answer(many);
  screen.getByRole('button', { name: 'Try again' }).focus();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  });
  expect(screen.getAllByRole('listitem')).toHaveLength(96);
  expect(document.activeElement).toHaveAttribute('data-icon-search');
});
