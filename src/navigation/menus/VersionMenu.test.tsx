/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { archivedVersions } from '../../../config/archivedVersions';
import { DocsConfigContext, type DocsConfig } from '../../docsConfig/useDocsConfig';
import { VersionMenu } from './VersionMenu';

const site = { pathname: '/x/react-data-grid/sorting/' };
const versions = [{ name: 'current', label: 'Next', path: '/x', docs: [] }];
const cut = { name: '8.8.0', label: '8.8.0', path: '/x/8.8.0', docs: [] };
let known: typeof versions;

jest.mock('@docusaurus/router', () => ({ useLocation: () => site }), { virtual: true });
jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useAllDocsData: () => ({ x: { versions: known } }),
}));
jest.mock(
  '@docusaurus/useDocusaurusContext',
  () => () => ({
    siteConfig: { baseUrl: '/' },
    i18n: { currentLocale: 'en', defaultLocale: 'en' },
  }),
  { virtual: true },
);

const config = {
  products: [
    {
      id: 'x-data-grid',
      name: 'Data Grid',
      instance: 'x',
      home: '/x/react-data-grid/',
      version: '8.9.2',
      kept: { '8.8.0': '/x/react-data-grid/' },
      archived: archivedVersions['x-data-grid']!,
    },
  ],
  repositoryUrl: '',
  isMeasured: false,
  assistants: [],
  lateStylesheets: [],
  ads: { displayRatio: 0.1 },
} satisfies DocsConfig;

/** jsdom hides a popover's content for good, so everything is looked for among hidden elements too. */
const hidden = { hidden: true };

function show() {
  render(
    <DocsConfigContext value={config}>
      <VersionMenu />
    </DocsConfigContext>,
  );
  const panel = document.getElementById('version-menu')!;
  return {
    panel,
    open: () => fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' })),
  };
}

beforeEach(() => {
  site.pathname = '/x/react-data-grid/sorting/';
  known = versions;
  window.history.replaceState(null, '', '/');
});

it('names the current version on its button, and lists it first, checked and without a link', () => {
  const { panel } = show();
  expect(screen.getByRole('button', { name: 'Version v8.9.2' })).toHaveTextContent('v8.9.2');
  const items = within(panel).getAllByRole('listitem', hidden);
  expect(items.map((item) => item.textContent)).toEqual([
    'v8.9.2',
    'v7',
    'v6',
    'v5',
    'v4',
    'Installed versions',
    'View all versions',
  ]);
  const current = within(items[0]!).getByRole('button', hidden);
  expect(current).toHaveAttribute('aria-current', 'true');
  expect(current).toHaveAttribute('popovertargetaction', 'hide');
  expect(within(items[6]!).getByRole('link', hidden)).toHaveAttribute('href', '/versions/');
});

it('shows nothing on a page of no product', () => {
  site.pathname = '/';
  render(
    <DocsConfigContext value={config}>
      <VersionMenu />
    </DocsConfigContext>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

describe('with a version that is kept here', () => {
  const link = () => screen.getByRole('link', { name: 'v8.8.0', hidden: true });
  const answer = (value: unknown) => {
    const request = jest.fn(async () => ({ ok: true, json: async () => value }));
    Object.assign(globalThis, { fetch: request });
    return request;
  };

  beforeEach(() => {
    known = [...versions, cut];
  });

  it('asks for its pages when it opens, and leads to the same page and heading', async () => {
    const request = answer(['/react-data-grid', '/react-data-grid/sorting']);
    const { open } = show();
    expect(request).not.toHaveBeenCalled();
    expect(link()).toHaveAttribute('href', '/x/8.8.0/react-data-grid/');
    await act(async () => open());
    expect(request.mock.calls).toEqual([['/version-pages/x-8.8.0.json']]);
    expect(link()).toHaveAttribute('href', '/x/8.8.0/react-data-grid/sorting/');
    window.history.replaceState(null, '', '#multi-sorting');
    fireEvent.focus(link());
    expect(link()).toHaveAttribute(
      'href',
      expect.stringMatching(/\/x\/8\.8\.0\/react-data-grid\/sorting\/#multi-sorting$/),
    );
  });

  it('leads to the nearest page where it lacks this one', async () => {
    answer(['/react-data-grid']);
    const { open } = show();
    await act(async () => open());
    expect(link()).toHaveAttribute(
      'href',
      '/x/8.8.0/react-data-grid/?instead=%2Fx%2Freact-data-grid%2Fsorting',
    );
  });

  it('believes no answer that is no list of paths', async () => {
    answer(['https://evil.example/']);
    const { open } = show();
    await act(async () => open());
    expect(link()).toHaveAttribute('href', '/x/8.8.0/react-data-grid/');
  });

  it('checks the older version when the reader is on it', () => {
    site.pathname = '/x/8.8.0/react-data-grid/sorting/';
    const { panel } = show();
    expect(screen.getByRole('button', { name: 'Version v8.8.0' })).toBeInTheDocument();
    expect(within(panel).getByRole('link', { name: 'v8.9.2', hidden: true })).toHaveAttribute(
      'href',
      '/x/react-data-grid/',
    );
  });
});

describe('on a page of a frozen version', () => {
  const frozenConfig: DocsConfig = {
    ...config,
    frozen: { instance: 'x', version: '8.8.0', path: '/x/8.8.0/' },
    versions: {
      x: [
        { name: 'current', label: '8.9.2', path: '/x' },
        { name: '8.8.0', label: '8.8.0', path: '/x/8.8.0' },
      ],
    },
  };
  const now = {
    versions: {
      x: [
        { name: 'current', label: '10.0.0', path: '/x' },
        { name: '9.4.0', label: '9.4.0', path: '/x/9.4.0' },
        { name: '8.8.0', label: '8.8.0', path: '/x/8.8.0' },
      ],
    },
    products: [
      {
        id: 'x-data-grid',
        version: '10.0.0',
        home: '/x/react-data-grid/',
        kept: { '9.4.0': '/x/react-data-grid/', '8.8.0': '/x/react-data-grid/' },
        archived: [],
      },
    ],
  };
  const texts = (panel: HTMLElement) =>
    within(panel)
      .getAllByRole('listitem', hidden)
      .map((item) => item.textContent)
      .slice(0, 3);
  const openWith = async (value: unknown) => {
    const request = jest.fn(async (address: string) => ({
      ok: true,
      json: async () => (address === '/site-versions.json' ? value : ['/react-data-grid/sorting']),
    }));
    Object.assign(globalThis, { fetch: request });
    render(
      <DocsConfigContext value={frozenConfig}>
        <VersionMenu />
      </DocsConfigContext>,
    );
    const panel = document.getElementById('version-menu')!;
    const before = texts(panel);
    await act(async () => {
      fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }));
    });
    return { before, after: texts(panel), panel };
  };

  beforeEach(() => {
    known = [{ ...cut }];
    site.pathname = '/x/8.8.0/react-data-grid/sorting/';
  });

  it('shows the versions that there are now, when it opens', async () => {
    const { before, after, panel } = await openWith(now);
    expect(before.slice(0, 2)).toEqual(['v8.9.2', 'v8.8.0']);
    expect(after).toEqual(['v10.0.0', 'v9.4.0', 'v8.8.0']);
    expect(within(panel).getByRole('link', { name: 'v9.4.0', ...hidden })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/x\/9\.4\.0\/react-data-grid\//),
    );
    expect(within(panel).getByRole('button', hidden)).toHaveTextContent('v8.8.0');
  });

  it('shows those of the day on which it was frozen where the answer is none', async () => {
    const { before, after } = await openWith('<html>');
    expect(after).toEqual(before);
  });
});
