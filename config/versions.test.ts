import { findRedirect } from '../src/navigation/rules/paths/findRedirect';
import { redirectProblems } from '../src/navigation/rules/paths/redirectProblems';
import {
  archivedAddress,
  archivedRedirects,
  cutVersions,
  demoPackages,
  installedName,
  parseVersions,
  rootRedirects,
  versionFolders,
  versionsTable,
  type VersionsTable,
} from './versions';

const table: VersionsTable = {
  versions: {
    default: {},
    x: {
      '8.9.2': { '@mui/x-charts': { version: '8.9.2', alias: '@mui/x-charts-8-9-2' } },
      '8.0.0': { '@mui/x-charts': { version: '8.0.0', alias: '@mui/x-charts-8-0-0' } },
    },
  },
  archived: [
    {
      instance: 'x',
      version: '7.0.0',
      href: 'https://v7.example.org{langPrefix}/x/',
      pages: ['react-charts', 'react-charts/bars'],
    },
  ],
};

it('accepts the table of this site, and one with everything in it', () => {
  expect(parseVersions(versionsTable)).toEqual(versionsTable);
  expect(parseVersions(table)).toEqual(table);
});

const withX = (x: unknown) => ({ versions: { default: {}, x }, archived: [] });
const withArchived = (entry: object) => ({
  ...table,
  archived: [{ ...table.archived[0], ...entry }],
});

it.each<[unknown, RegExp]>([
  [{}, /"versions" is required[\s\S]*"archived" is required/],
  [withX({ latest: {} }), /"versions\.x\.latest" is not allowed/],
  [withX({ '8.9.2': {} }), /"versions\.x\.8\.9\.2" must have at least 1 key/],
  [withX({ '8.9.2': { a: { version: '^8', alias: 'b' } } }), /must be an exact version such as/],
  [withX({ '8.9.2': { a: { version: '8.9.2' } } }), /a\.alias" is required/],
  [withArchived({ href: 'http://a.b/' }), /must be an https address that ends with a slash/],
  [withArchived({ href: 'https://a.b' }), /must be an https address that ends with a slash/],
  ...[
    'https:a.b/x/',
    'https:\\\\a.b/x/',
    'HTTPS://a.b/x/',
    'https:///x/',
    'https://a.b/*/x/',
    'https://a.b//x/',
    'https://me:secret@a.b/',
    'https://a.b/版本/',
    'https://a.b/\u0001/',
    'https://v8{langPrefix}.a.b/',
    'https://{langPrefix}/x/',
    'https://a.b/{langPrefix}/x/',
    'https://a.b/v{langPrefix}{langPrefix}/',
    'https://a.b/{lang}/',
  ].map((href): [unknown, RegExp] => [
    withArchived({ href }),
    /must be an https address that ends with a slash/,
  ]),
  [withArchived({ instance: 'y' }), /"archived\[0\]\.instance" must be one of/],
])('refuses %j', (content, message) => {
  expect(() => parseVersions(content)).toThrow(message);
});

it('lists the versions newest first, and finds what is installed for one', () => {
  expect(cutVersions(table, 'x')).toEqual(['8.9.2', '8.0.0']);
  expect(installedName(table, 'x', '8.9.2', '@mui/x-charts')).toBe('@mui/x-charts-8-9-2');
  expect(installedName(table, 'x', 'current', '@mui/x-charts')).toBe('@mui/x-charts');
  expect(installedName(table, 'x', '8.9.2', '@mui/material')).toBe('@mui/material');
});

it('lets demos import libraries by their own names only, also those that only an old version has', () => {
  expect(
    demoPackages({ react: '19.0.0', '@mui/x-charts-8-9-2': 'npm:@mui/x-charts@8.9.2' }, table),
  ).toEqual(['react', '@mui/x-charts']);
});

it('gives the bundler each folder with its aliases', () => {
  expect(versionFolders(table)[0]).toEqual({
    folder: 'x_versioned_docs/version-8.9.2',
    aliases: { '@mui/x-charts': '@mui/x-charts-8-9-2' },
  });
});

it.each(['https://a.b/', 'https://a.b{langPrefix}/', 'https://a.b/v8{langPrefix}/@x/'])(
  'accepts the address %s',
  (href) => {
    expect(parseVersions(withArchived({ href })).archived[0]!.href).toBe(href);
  },
);

it('keeps the reader of an archived version in the language', () => {
  const redirects = archivedRedirects(table);
  expect(findRedirect(redirects, '/x/7.0.0/react-charts/')).toBe(
    'https://v7.example.org/x/react-charts/',
  );
  expect(findRedirect(redirects, '/zh/x/7.0.0/react-charts')).toBe(
    'https://v7.example.org/zh/x/react-charts/',
  );
});

it('moves every page of an archived version, its own address too', () => {
  expect(archivedRedirects(table)).toEqual([
    { from: '/x/7.0.0', to: 'https://v7.example.org{langPrefix}/x/' },
    { from: '/x/7.0.0/react-charts', to: 'https://v7.example.org{langPrefix}/x/react-charts/' },
    {
      from: '/x/7.0.0/react-charts/bars',
      to: 'https://v7.example.org{langPrefix}/x/react-charts/bars/',
    },
  ]);
  expect(redirectProblems(archivedRedirects(table), { pages: [] })).toEqual([]);
  expect(archivedAddress(table.archived[0]!, 'react-charts', '/zh')).toBe(
    'https://v7.example.org/zh/x/react-charts/',
  );
});

describe('the address of a kept version', () => {
  const kept: VersionsTable = {
    versions: {
      default: { '7.2.0': { '@mui/material': { version: '7.2.0', alias: '@mui/material-7-2-0' } } },
      x: table.versions.x,
    },
    archived: [],
  };
  const pages: Record<string, string[]> = {
    '7.2.0': ['/getting-started/installation', '/components/tabs'],
    '8.9.2': ['/x/react-charts', '/x/introduction'],
    '8.0.0': ['/x/react-charts'],
  };
  const where = {
    redirects: [{ from: '/x', to: '/x/introduction' }],
    homes: { default: ['/getting-started/installation/'], x: ['/x/react-data-grid/'] },
    pagesOf: (_instance: string, version: string) => pages[version] ?? [],
  };

  it('leads to what the address of the current one leads to, else to the first home or page there is', () => {
    const moves = rootRedirects(kept, where);
    expect(moves).toEqual([
      { from: '/7.2.0', to: '/7.2.0/getting-started/installation' },
      { from: '/x/8.9.2', to: '/x/8.9.2/introduction' },
      { from: '/x/8.0.0', to: '/x/8.0.0/react-charts' },
    ]);
    expect(redirectProblems(moves, { pages: moves.map(({ to }) => to) })).toEqual([]);
    expect(findRedirect(moves, '/zh/x/8.9.2/?a=1')).toBe('/zh/x/8.9.2/introduction/?a=1');
    expect(findRedirect(moves, '/zh/7.2.0')).toBe('/zh/7.2.0/getting-started/installation/');
    expect(findRedirect(moves, '/x/8.9.2/introduction/')).toBeUndefined();
  });

  it('needs no redirect where it is a page itself, and has none where nothing is', () => {
    const root = { ...where, pagesOf: () => ['/x/react-charts', '/x'] };
    expect(rootRedirects({ ...kept, versions: { ...kept.versions, default: {} } }, root)).toEqual(
      [],
    );
    expect(rootRedirects(kept, { ...where, pagesOf: () => [] })).toEqual([]);
  });
});
