/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { apiComponent, apiPage } from '../../tests/support/apiPage';
import { Api } from './Api';
import type { LoadedApi } from './ApiModule';
import { ApiPart } from './ApiPart';
import { partRows } from './rules/partRows';

const collectAnchor = jest.fn();
let location = { hash: '', key: 'a' };

jest.mock('../navigation', () => jest.requireActual('../navigation/lists/Badges'));
jest.mock('@docusaurus/router', () => ({ useLocation: () => location }), { virtual: true });
jest.mock('../editor', () => ({
  loadPropsBench: async () => ({
    PropsBench: ({ model, hash }: { model: { name: string }; hash: string }) => (
      <p>
        bench of {model.name} with {hash}
      </p>
    ),
  }),
}));
jest.mock('@docusaurus/useBrokenLinks', () => () => ({ collectAnchor }));

const ready = { page: apiPage(), ApiPart, partRows };
const rows = () =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].filter((row) => !row.hidden);
const rowIds = () => rows().map(({ id }) => id);
const filter = (query: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Filter' }), { target: { value: query } });
const props = <Api model={{ ready }} part="props" rows="3" />;

/** Data that arrives when the test says so. */
function later() {
  let arrive!: (loaded: LoadedApi) => void;
  let fail!: (error: Error) => void;
  const arrived = new Promise<LoadedApi>((resolve, reject) => {
    arrive = resolve;
    fail = reject;
  });
  return { load: jest.fn(() => arrived), arrive, fail };
}

let errors: jest.SpyInstance;

beforeEach(() => {
  location = { hash: '', key: 'a' };
  collectAnchor.mockClear();
  errors = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  expect(errors.mock.calls).toEqual([]);
  errors.mockRestore();
  document.body.innerHTML = '';
});

describe('on the server', () => {
  it('holds the rows, and names their anchors for the check of links', () => {
    document.body.innerHTML = renderToString(props);
    expect(rowIds()).toEqual(['prop-color', 'prop-onClick', 'prop-size']);
    expect(collectAnchor.mock.calls.flat()).toEqual(rowIds());
  });

  it('names anchors with the prefix of the component', () => {
    renderToString(<Api model={{ ready }} part="slots" prefix="button-" />);
    expect(collectAnchor.mock.calls).toEqual([['button-slot-startIcon']]);
  });

  it('has a filter only where the page asks for one', () => {
    document.body.innerHTML = renderToString(<Api model={{ ready }} part="props" />);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('on a page that came with its HTML', () => {
  const load = jest.fn(() => Promise.reject(new Error('never')));

  /** Hydrates what the server made; the browser's bundle holds no data. */
  function hydrate(part: 'props' | 'inherited' = 'props') {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<Api model={{ ready }} part={part} rows="3" />);
    const before = rows();
    const recovered = jest.fn();
    render(<Api model={{ load }} part={part} rows="3" />, {
      container,
      hydrate: true,
      onRecoverableError: recovered,
    });
    return { before, recovered };
  }

  it('keeps that HTML, fetches nothing and says nothing', () => {
    const { before, recovered } = hydrate();
    expect(before).toHaveLength(3);
    expect(rows()).toEqual(before);
    expect(load).not.toHaveBeenCalled();
    expect(recovered).not.toHaveBeenCalled();
  });

  it('narrows its rows and says how many are left', () => {
    const { before } = hydrate();
    expect(screen.getByRole('status')).toHaveTextContent('3 of 3');
    filter('o');
    expect(rowIds()).toEqual(['prop-color', 'prop-onClick']);
    expect(screen.getByRole('status')).toHaveTextContent('2 of 3');
    filter('');
    expect(rows()).toEqual(before);
    expect(screen.getByRole('status')).toHaveTextContent('3 of 3');
  });

  it('opens the closed group that holds the row of the address', () => {
    location = { hash: '#prop-disabled', key: 'b' };
    hydrate('inherited');
    const group = document.getElementById('prop-disabled')!.closest('details')!;
    expect(group.open).toBe(true);
  });
});

describe('on a page that was reached by navigation', () => {
  it('fetches the data once and shows the rows', async () => {
    const { load, arrive } = later();
    const model = { load };
    const { rerender } = render(<Api model={model} part="props" />);
    expect(rowIds()).toEqual([]);
    await act(async () => arrive(ready));
    expect(rowIds()).toEqual(['prop-color', 'prop-onClick', 'prop-size']);
    rerender(<Api model={model} part="props" />);
    expect(load).toHaveBeenCalledTimes(1);
    expect(collectAnchor).not.toHaveBeenCalled();
  });

  it('opens the closed group that holds the row of the address when it is there', async () => {
    location = { hash: '#prop-disabled', key: 'b' };
    const { load, arrive } = later();
    render(<Api model={{ load }} part="inherited" rows="3" />);
    await act(async () => arrive(ready));
    expect(document.getElementById('prop-disabled')!.closest('details')!.open).toBe(true);
  });

  it.each(['#prop-missing', '#%E0%A4%A', '#'])('does not mind the fragment %s', async (hash) => {
    location = { hash, key: 'b' };
    const { load, arrive } = later();
    render(<Api model={{ load }} part="props" />);
    await act(async () => arrive(ready));
    expect(rowIds()).toHaveLength(3);
  });

  it('applies what was typed before the rows came', async () => {
    const { load, arrive } = later();
    render(<Api model={{ load }} part="props" rows="3" />);
    filter('size');
    expect(screen.getByRole('status')).toHaveTextContent('3 of 3');
    await act(async () => arrive(ready));
    expect(rowIds()).toEqual(['prop-size']);
    expect(screen.getByRole('status')).toHaveTextContent('1 of 3');
  });

  it('does nothing with data that comes after the reader left', async () => {
    const { load, arrive } = later();
    const Part = jest.fn(() => null);
    const { unmount } = render(<Api model={{ load }} part="props" />);
    unmount();
    await act(async () => arrive({ page: apiPage(apiComponent), ApiPart: Part }));
    expect(load).toHaveBeenCalled();
    expect(Part).not.toHaveBeenCalled();
  });

  it('says so when the data cannot be fetched', async () => {
    const { load, fail } = later();
    render(<Api model={{ load }} part="props" />);
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => fail(new Error('offline')));
    expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
  });

  it('says nothing about a failure after the reader left', async () => {
    const { load, fail } = later();
    const { unmount, container } = render(<Api model={{ load }} part="props" />);
    unmount();
    await act(async () => fail(new Error('offline')));
    expect(container).toBeEmptyDOMElement();
  });
});

it('gives up its filter for the row that a link names', () => {
  const view = render(props);
  const [first] = rowIds();
  const all = rowIds().length;
  filter('no such row');
  expect(rowIds()).toEqual([]);
  location = { hash: `#${first}`, key: 'b' };
  view.rerender(<Api model={{ ready }} part="props" rows="3" />);
  expect(rowIds()).toHaveLength(all);
  expect(screen.getByRole('searchbox', { name: 'Filter' })).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent('3 of 3');
  // And filters again.
  filter('no such row');
  expect(rowIds()).toEqual([]);
});

describe('props that can be tried', () => {
  const shown = () => screen.queryByText(/^bench/)?.textContent;
  const tried = (key: string, hash: string) => {
    location = { hash, key };
    return <Api model={{ ready }} part="props" bench="" />;
  };

  it('are tried at a press', async () => {
    render(tried('a', ''));
    await act(async () => screen.getByRole('button', { name: 'Try these props' }).click());
    expect(shown()).toBe('bench of Button with ');
    expect(screen.queryByRole('button', { name: 'Try these props' })).toBeNull();
  });

  it('are being loaded, which is said at once; a second press asks for nothing else', async () => {
    const { load, arrive } = later();
    render(<Api model={{ load }} part="props" bench="" />);
    const press = () =>
      act(async () => screen.getByRole('button', { name: 'Try these props' }).click());
    await press();
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(screen.getByRole('button', { name: 'Try these props' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    const before = load.mock.calls.length;
    await press();
    expect(load).toHaveBeenCalledTimes(before);
    await act(async () => arrive(ready));
    expect(shown()).toBe('bench of Button with ');
    expect(screen.queryByText('Loading…')).toBeNull();
  });

  it('are tried as the last link has them that came while they were loaded', async () => {
    const { load, arrive } = later();
    const opened = (key: string, hash: string) => {
      location = { hash, key };
      return <Api model={{ load }} part="props" bench="" />;
    };
    const view = render(opened('a', '#props=disabled=true'));
    await act(async () => view.rerender(opened('b', '#props=disabled=false')));
    await act(async () => arrive(ready));
    expect(shown()).toBe('bench of Button with #props=disabled=false');
  });

  it('can be asked for again where they did not come', async () => {
    const { load, fail } = later();
    render(<Api model={{ load }} part="props" bench="" />);
    const button = screen.getByRole('button', { name: 'Try these props' });
    await act(async () => button.click());
    await act(async () => fail(new Error('offline')));
    expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
    expect(screen.queryByText('Loading…')).toBeNull();
    expect(button).not.toHaveAttribute('aria-busy');
  });

  it('are tried as a link has them, and as the next one', async () => {
    const view = render(tried('a', '#props=disabled=true'));
    await act(async () => {});
    expect(shown()).toBe('bench of Button with #props=disabled=true');
    await act(async () => view.rerender(tried('b', '#props=disabled=false')));
    expect(shown()).toBe('bench of Button with #props=disabled=false');
  });

  it.each(['#props', '#prop-disabled', '#props-x=1'])(
    'are not tried for the fragment %s',
    async (hash) => {
      render(tried('a', hash));
      await act(async () => {});
      expect(shown()).toBeUndefined();
    },
  );
});
