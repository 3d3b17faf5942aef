import { findMove } from '../src/navigation/rules/paths/findRedirect';
import { redirectProblems } from '../src/navigation/rules/paths/redirectProblems';
import { numberedRedirects } from './numberedRedirects';
import { archivedRedirects, type ArchivedVersion, type VersionsTable } from './versions';

const x = { instance: 'x', current: '9.1.0', home: '/x/introduction', archived: [] } as const;
const core = {
  instance: 'default',
  current: '7.2.0',
  home: '/getting-started',
  kept: [],
  archived: [],
} as const;

const keep = (versions: readonly string[]) =>
  versions.map((version) => ({ version, home: `/x/${version}/introduction` }));
const move = (kept: readonly string[], address: string) =>
  findMove([...numberedRedirects({ ...x, kept: keep(kept) }), ...numberedRedirects(core)], address);

it.each([
  ['/x/9.1.0/react-charts/bars/', '/x/react-charts/bars/'],
  ['/x/v9/react-charts/bars/?code=js#basics', '/x/react-charts/bars/?code=js#basics'],
  ['/zh/x/v9/react-charts/bars/', '/zh/x/react-charts/bars/'],
  ['/x/9.1.0/', '/x/introduction/'],
  ['/x/v8/react-charts/', '/x/8.9.2/react-charts/'],
  ['/x/v7/', '/x/7.29.1/introduction/'],
  ['/7.2.0/components/buttons/', '/components/buttons/'],
  ['/zh/v7/', '/zh/getting-started/'],
])('leads %s to %s, for now', (address, to) => {
  expect(move(['7.29.1', '8.9.2', '8.10.0-beta.1', '8.4.0'].slice(0, 2), address)).toEqual({
    to,
    status: 302,
  });
});

it('takes the newest of a major', () => {
  expect(move(['8.9.2', '8.10.0', '8.4.0'], '/x/v8/a/')?.to).toBe('/x/8.10.0/a/');
});

it('leaves a version alone that has pages of its own', () => {
  expect(move(['9.1.0'], '/x/9.1.0/a/')).toBeUndefined();
  expect(move(['9.1.0'], '/x/8.0.0/a/')).toBeUndefined();
});

it.each([
  ['the current version alone', []],
  ['a kept version of an older major, whose root is no page', ['8.9.2', '7.29.1']],
  ['a kept version of the same major', ['9.0.0']],
])('makes rules that the table takes, with %s', (_what, versions) => {
  const pages = [
    '/x/introduction',
    '/getting-started',
    ...keep(versions).map(({ home }) => home),
    ...versions.map((version) => `/x/${version}/a`),
  ];
  const roots = keep(versions).map(({ version, home }) => ({ from: `/x/${version}`, to: home }));
  const rules = [
    ...roots,
    ...numberedRedirects({ ...x, kept: keep(versions) }),
    ...numberedRedirects(core),
  ];
  expect(redirectProblems(rules, { pages })).toEqual([]);
});

describe('with versions that are archived', () => {
  const archive = (version: string): ArchivedVersion => ({
    instance: 'x',
    version,
    href: `https://v${version}.example.org{langPrefix}/x/`,
    pages: ['react-charts/bars'],
  });
  const rulesOf = (kept: readonly string[], archived: readonly string[], current = '9.1.0') => {
    const table: VersionsTable = {
      versions: { default: {}, x: {} },
      archived: archived.map(archive),
    };
    return [
      ...archivedRedirects(table),
      ...numberedRedirects({ ...x, current, kept: keep(kept), archived: table.archived }),
    ];
  };
  const moveFrom = (address: string, ...of: Parameters<typeof rulesOf>) =>
    findMove(rulesOf(...of), address);

  it.each([
    ['/x/v8/', 'https://v8.9.2.example.org/x/'],
    ['/x/v8/react-charts/bars/?a=1#b', 'https://v8.9.2.example.org/x/react-charts/bars/?a=1#b'],
    ['/zh/x/v8/react-charts/bars/', 'https://v8.9.2.example.org/zh/x/react-charts/bars/'],
  ])('leads on from %s to the newest archive of a major, for now', (address, to) => {
    expect(moveFrom(address, [], ['8.4.0', '8.9.2'])).toEqual({ to, status: 302 });
  });

  it('prefers pages of this site', () => {
    expect(moveFrom('/x/v8/a/', ['8.4.0'], ['8.9.2'])?.to).toBe('/x/8.4.0/a/');
    expect(moveFrom('/x/v9/a/', [], ['9.0.0'])?.to).toBe('/x/a/');
  });

  it('leads from the number of the current version to its archive, and from its major to its pages', () => {
    const of = [[], ['8.9.2'], '8.9.2'] as const;
    expect(moveFrom('/x/8.9.2/', ...of)?.to).toBe('https://v8.9.2.example.org/x/');
    expect(moveFrom('/x/8.9.2/react-charts/bars/', ...of)?.to).toBe(
      'https://v8.9.2.example.org/x/react-charts/bars/',
    );
    expect(moveFrom('/x/v8/react-charts/bars/', ...of)?.to).toBe('/x/react-charts/bars/');
  });

  it.each([
    ['an older major', [], ['8.9.2', '8.4.0'], '9.1.0'],
    ['the current version', [], ['8.9.2'], '8.9.2'],
    ['a major of which another is kept', ['8.4.0'], ['8.9.2'], '9.1.0'],
  ])('makes rules that the table takes, with %s', (_what, kept, archived, current) => {
    const pages = ['/x/introduction', ...keep(kept).map(({ home }) => home)];
    expect(redirectProblems(rulesOf(kept, archived, current), { pages })).toEqual([]);
  });
});
