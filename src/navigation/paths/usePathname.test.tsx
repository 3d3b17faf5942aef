/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';

const site = { pathname: '' };
jest.mock('@docusaurus/router', () => ({ useLocation: () => site }), { virtual: true });
// A piece of a page comes alive after this has turned.
jest.mock('@docusaurus/useIsBrowser', () => () => true, { virtual: true });

/** Brings the header of a page, as the server wrote it, to life; answers with what did not fit. */
async function hydrateHeader(html: string, main: string): Promise<unknown[]> {
  document.body.innerHTML = `<header>${html}</header><main ${main}></main>`;
  // What the page is, is asked once for each document.
  jest.resetModules();
  const { act } = await import('react');
  const { hydrateRoot } = await import('react-dom/client');
  const { usePathname } = await import('./usePathname');
  function Header() {
    const isOfProduct = usePathname().startsWith('/components/');
    return (
      <>
        {isOfProduct ? <button>v7.2.0</button> : null}
        <button>Search</button>
      </>
    );
  }
  const problems: unknown[] = [];
  await act(async () => {
    hydrateRoot(document.querySelector('header')!, <Header />, {
      onRecoverableError: (error) => problems.push(error),
    });
  });
  return problems;
}

const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

it('at an unknown address keeps the buttons that the server wrote, and then adds those of the place', async () => {
  site.pathname = '/components/sliderr/';
  const problems = hydrateHeader('<button>Search</button>', 'data-not-found=""');
  const search = screen.getByText('Search');
  expect(await problems).toEqual([]);
  expect(names()).toEqual(['v7.2.0', 'Search']);
  expect(screen.getByText('Search')).toBe(search);
});

it('on any other page has the place at once', async () => {
  site.pathname = '/components/slider/';
  expect(await hydrateHeader('<button>v7.2.0</button><button>Search</button>', '')).toEqual([]);
  expect(names()).toEqual(['v7.2.0', 'Search']);
});
