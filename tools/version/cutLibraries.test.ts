import { aliasOf, cutLibraries, isDocumented } from './cutLibraries';
import { listDemos } from './demos/listDemos';
import { makeSite } from './siteFixture';

let made: ReturnType<typeof makeSite>;
beforeEach(() => {
  made = makeSite();
});
afterEach(() => made.remove());

it.each([
  ['x', '@mui/x-data-grid', true],
  ['x', '@mui/material', false],
  ['default', '@mui/material', true],
  ['default', '@mui/x-data-grid', false],
  ['default', 'react', false],
] as const)('%s documents %s: %s', (instance, name, expected) => {
  expect(isDocumented(instance, name)).toBe(expected);
});

it.each([
  ['@mui/x-charts', '8.9.2', '@mui/x-charts-8-9-2'],
  ['@mui/lab', '7.0.0-beta.14', '@mui/lab-7-0-0-beta-14'],
])('%s %s stays as %s', (name, version, alias) => {
  expect(aliasOf(name, version)).toBe(alias);
});

it('finds what demos import, and what that needs, but no aliases and nothing of the other family', () => {
  const { siteDir, dependencies } = made;
  const libraries = cutLibraries(siteDir, 'x', listDemos(siteDir, 'x-docs'), {
    ...dependencies,
    '@mui/x-charts-7-0-0': 'npm:@mui/x-charts@7.0.0',
  });
  expect(libraries).toEqual({
    '@mui/x-charts': { version: '8.9.2', alias: '@mui/x-charts-8-9-2' },
    '@mui/x-data-grid': { version: '8.9.2', alias: '@mui/x-data-grid-8-9-2' },
    '@mui/x-data-grid-pro': { version: '8.9.0', alias: '@mui/x-data-grid-pro-8-9-0' },
  });
});

it('asks for an installation that is complete', () => {
  const { siteDir, dependencies } = made;
  made.remove();
  expect(() => cutLibraries(siteDir, 'x', [], dependencies)).toThrow(
    /@mui\/x-data-grid is not installed.*Run npm ci/,
  );
});
