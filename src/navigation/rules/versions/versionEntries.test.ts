import { archivedVersions } from '../../../../config/archivedVersions';
import { versionEntries, type KnownVersion } from './versionEntries';

const product = (id: string, home: string, instance = 'x') => ({
  version: instance === 'x' ? '8.9.2' : '7.2.0',
  instance,
  home,
  kept: { '8.8.0': home, '7.1.0': home } as Record<string, string>,
  archived: archivedVersions[id] ?? [],
});
const current: KnownVersion = { name: 'current', label: 'Next', path: '/x' };
const cut: KnownVersion = { name: '8.8.0', label: '8.8.0', path: '/x/8.8.0' };
const grid = product('x-data-grid', '/x/react-data-grid/');
const menu = (
  given: Partial<Parameters<typeof versionEntries>[0]>,
): ReturnType<typeof versionEntries> =>
  versionEntries({
    product: grid,
    versions: [current],
    shown: 'current',
    rest: '/react-data-grid/sorting',
    pagesOf: () => undefined,
    langPrefix: '',
    ...given,
  });

it('shows the current version without a link, then the archived ones, where nothing is cut', () => {
  expect(menu({}).map(({ text, href }) => [text, href])).toEqual([
    ['v8.9.2', undefined],
    ['v7', 'https://v7.mui.com/x/react-data-grid/'],
    ['v6', 'https://v6.mui.com/x/react-data-grid/'],
    ['v5', 'https://v5.mui.com/x/react-data-grid/'],
    ['v4', 'https://v4.mui.com/components/data-grid/'],
  ]);
});

it('puts the language into archived addresses', () => {
  expect(menu({ langPrefix: '/zh' }).map(({ href }) => href)).toContain(
    'https://v4.mui.com/zh/components/data-grid/',
  );
});

it.each([
  ['x-tree-view', '/x/react-tree-view/', 'x', ['v8.9.2', 'v7', 'v6']],
  ['x-charts', '/x/react-charts/', 'x', ['v8.9.2', 'v7', 'v6']],
  ['x-date-pickers', '/x/react-date-pickers/', 'x', ['v8.9.2', 'v7', 'v6', 'v5']],
  ['x', '/x/introduction/', 'x', ['v8.9.2', 'v7', 'v6', 'v5', 'v4']],
  ['material-ui', '/getting-started/installation/', 'default', ['v7.2.0', 'v6', 'v5', 'v4']],
  ['system', '/system/overview/', 'default', ['v7.2.0', 'v4']],
])('%s has its own list', (id, home, instance, texts) => {
  const versions = [{ ...current, path: instance === 'x' ? '/x' : '/' }];
  const entries = menu({ product: product(id, home, instance), versions, rest: '/' });
  expect(entries.map(({ text }) => text)).toEqual(texts);
});

describe('with a cut version', () => {
  const versions = [current, cut];
  const second = (given: Parameters<typeof menu>[0]) => menu({ versions, ...given })[1];

  it('leads to the same page', () => {
    const pagesOf = () => ['/react-data-grid', '/react-data-grid/sorting'];
    expect(second({ pagesOf })).toEqual({
      text: 'v8.8.0',
      href: '/x/8.8.0/react-data-grid/sorting/',
      exact: true,
      external: false,
    });
  });

  it('leads to the nearest page above, which is told what was wanted', () => {
    expect(second({ pagesOf: () => ['/react-data-grid'] })).toMatchObject({
      href: '/x/8.8.0/react-data-grid/?instead=%2Fx%2Freact-data-grid%2Fsorting',
      exact: false,
    });
  });

  it('leads to the home of the product as long as the pages are not known', () => {
    expect(second({})).toMatchObject({ href: '/x/8.8.0/react-data-grid/', exact: false });
  });

  it('leads from the cut version back to the current one', () => {
    const [first, other] = menu({
      versions,
      shown: '8.8.0',
      pagesOf: () => ['/react-data-grid/sorting'],
    });
    expect(first).toMatchObject({ text: 'v8.9.2', href: '/x/react-data-grid/sorting/' });
    expect(other).toMatchObject({ text: 'v8.8.0' });
    expect(other).not.toHaveProperty('href');
  });

  it('begins where the product begins there', () => {
    const moved = { ...grid, kept: { '8.8.0': '/x/react-data-grid/sorting/' } };
    expect(second({ product: moved, rest: '/react-data-grid/joins' })?.href).toBe(
      '/x/8.8.0/react-data-grid/sorting/',
    );
  });

  it('leaves out a version without the product, unless the reader is on it', () => {
    const product = { ...grid, kept: {} };
    const texts = (shown: string) =>
      menu({ versions, product, shown, pagesOf: () => ['/introduction'] }).map(({ text }) => text);
    expect(texts('current')).toEqual(['v8.9.2', 'v7', 'v6', 'v5', 'v4']);
    expect(texts('8.8.0')).toEqual(['v8.9.2', 'v8.8.0', 'v7', 'v6', 'v5', 'v4']);
  });

  it('stays in the language', () => {
    const chinese = versions.map((version) => ({ ...version, path: `/zh${version.path}` }));
    expect(
      menu({ versions: chinese, pagesOf: () => ['/react-data-grid/sorting'], langPrefix: '/zh' })[1]
        ?.href,
    ).toBe('/zh/x/8.8.0/react-data-grid/sorting/');
  });

  it('serves the core site, whose current version begins at the root', () => {
    const [, other] = versionEntries({
      product: product('material-ui', '/getting-started/installation/', 'default'),
      versions: [
        { name: 'current', label: 'Next', path: '/' },
        { name: '7.1.0', label: '7.1.0', path: '/7.1.0' },
      ],
      shown: 'current',
      rest: '/components/number-field',
      pagesOf: () => ['/getting-started/installation'],
      langPrefix: '',
    });
    expect(other?.href).toBe(
      '/7.1.0/getting-started/installation/?instead=%2Fcomponents%2Fnumber-field',
    );
  });
});

describe('with the current version, cut or archived before the current pages have moved on', () => {
  const versions = [
    { ...current, label: '8.9.2' },
    { name: '8.9.2', label: '8.9.2', path: '/x/8.9.2' },
    cut,
  ];
  const product = { ...grid, kept: { ...grid.kept, '8.9.2': grid.home } };

  it.each(['current', '8.9.2'])('shows it once, checked, to a reader of %s', (shown) => {
    const entries = menu({ product, versions, shown });
    expect(entries.map(({ text }) => text)).toEqual(['v8.9.2', 'v8.8.0', 'v7', 'v6', 'v5', 'v4']);
    expect(entries[0]).toEqual({ text: 'v8.9.2', exact: true, external: false });
  });

  it('leads from another version to the current pages', () => {
    const [first, second] = menu({ product, versions, shown: '8.8.0' });
    expect([first?.href, second?.href]).toEqual(['/x/react-data-grid/', undefined]);
  });

  it('shows no archive of it', () => {
    const archived = [{ text: 'v8.9.2', href: 'https://v8.example.org/x/' }, ...grid.archived];
    const texts = menu({ product: { ...grid, archived }, versions: [versions[0]!] }).map(
      ({ text }) => text,
    );
    expect(texts).toEqual(['v8.9.2', 'v7', 'v6', 'v5', 'v4']);
  });

  it('shows another version that has the number of the product by chance', () => {
    const ahead = [{ ...current, label: '8.10.0' }, ...versions.slice(1)];
    expect(menu({ product, versions: ahead }).map(({ text }) => text)).toEqual(
      expect.arrayContaining(['v8.9.2', 'v8.9.2', 'v8.8.0']),
    );
  });
});
