import path from 'node:path';
import { libraryChunks } from './libraryChunks';
import type { VersionFolder } from './versionAliases';

const versions: VersionFolder[] = [
  {
    folder: 'x_versioned_docs/version-8.9.2',
    aliases: {
      '@mui/x-charts': '@mui/x-charts-8-9-2',
      '@mui/x-data-grid': '@mui/x-data-grid-8-9-2',
    },
  },
  {
    folder: 'versioned_docs/version-7.2.0',
    aliases: { '@mui/material': '@mui/material-7-2-0' },
  },
];

/** Asks a group whether it wants a file that would be in these files otherwise. */
function wants(
  group: { test: ReturnType<typeof libraryChunks>[string]['test'] },
  file: string,
  chunks: string[],
) {
  const chunkGraph = { getModuleChunks: () => chunks.map((name) => ({ name })) };
  return group.test({ nameForCondition: () => file }, { chunkGraph });
}

const fourPages = ['docs/a', 'docs/b', 'docs/c', 'docs/d'];

/** The groups of pages that want a file, the one that gets it first, as the bundler decides. */
function groupsOf(file: string): string[] {
  return Object.values(libraryChunks(versions, 'all'))
    .filter(({ chunks }) => chunks === 'all')
    .filter((group) => wants(group, file, fourPages))
    .toSorted((a, b) => b.priority - a.priority)
    .map(({ name }) => name);
}

describe.each([path.posix, path.win32])('with paths that have "$sep"', ({ sep }) => {
  const inModules = (file: string) => ['', 'site', 'node_modules', ...file.split('/')].join(sep);

  it.each([
    ['react/index.js', 'react'],
    ['react-dom/client.js', 'react'],
    ['scheduler/index.js', 'react'],
    ['@mui/x-data-grid/DataGrid/DataGrid.js', 'data-grid'],
    ['@mui/x-virtualizer/useVirtualizer.js', 'data-grid'],
    ['@mui/x-data-grid-pro/index.js', 'data-grid-pro'],
    ['@mui/x-data-grid-premium/index.js', 'data-grid-premium'],
    ['@mui/x-date-pickers/DatePicker/DatePicker.js', 'date-pickers'],
    ['@mui/x-date-pickers-pro/index.js', 'date-pickers-pro'],
    ['@mui/x-charts/BarChart/BarChart.js', 'charts'],
    ['@mui/x-charts-vendor/d3-scale.js', 'charts'],
    ['@mui/x-internal-gestures/core.js', 'charts'],
    ['d3-shape/src/arc.js', 'charts'],
    ['@mui/x-charts-pro/index.js', 'charts-pro'],
    ['@mui/x-tree-view/index.js', 'tree-view'],
    ['@mui/x-tree-view-pro/index.js', 'tree-view'],
    ['@mui/material/Button/Button.js', 'library'],
    ['@mui/system/index.js', 'library'],
    ['@emotion/react/index.js', 'library'],
    ['stylis/index.js', 'library'],
    ['@popperjs/core/index.js', 'library'],
    ['@mui/x-internals/esm/store/Store.js', 'library'],
    ['react-is/index.js', 'library'],
    ['@babel/runtime/helpers/esm/extends.js', 'library'],
  ])('%s is in the file %s', (file, group) => {
    expect(groupsOf(inModules(file))).toEqual([group]);
  });

  it.each(['dayjs/dayjs.min.js', 'react-dom-extras/index.js', '@mui/x-license/index.js'])(
    '%s goes with the demos that need it',
    (file) => {
      expect(groupsOf(inModules(file))).toEqual([]);
    },
  );

  it.each([
    ['@mui/x-charts-8-9-2/BarChart/BarChart.js', 'x-charts-8-9-2'],
    ['@mui/x-data-grid-8-9-2/index.js', 'x-data-grid-8-9-2'],
    ['@mui/material-7-2-0/Button/Button.js', 'material-7-2-0'],
  ])('an older library, %s, is in a file of its own', (file, group) => {
    expect(groupsOf(inModules(file))[0]).toBe(group);
  });
});

it('a file of the site is in none of them', () => {
  expect(groupsOf('/site/docs/react-charts/BasicBars.tsx')).toEqual([]);
});

it('shares only what at least four need, but a product with the first demo of it', () => {
  const { library, charts, 'x-charts-8-9-2': older } = libraryChunks(versions, 'async');
  const button = '/site/node_modules/@mui/material/Button/Button.js';
  expect(wants(library!, button, fourPages)).toBe(true);
  expect(wants(library!, button, fourPages.slice(1))).toBe(false);
  expect(wants(charts!, '/site/node_modules/@mui/x-charts/index.js', ['docs/a'])).toBe(true);
  expect(wants(older!, '/site/node_modules/@mui/x-charts-8-9-2/index.js', ['docs/a'])).toBe(true);
});

it('does not count the entries of packages, which name everything', () => {
  const { library, charts } = libraryChunks(versions, 'all');
  const named = ['packages/core', 'packages/x-charts'];
  const button = '/site/node_modules/@mui/material/Button/Button.js';
  expect(wants(library!, button, [...fourPages.slice(1), ...named])).toBe(false);
  expect(wants(charts!, '/site/node_modules/@mui/x-charts/index.js', named)).toBe(false);
});

it.each([
  ['/site/node_modules/@mui/material/esm/Button/index.js', 'packages/doors'],
  ['/site/node_modules/clsx/dist/clsx.mjs', 'packages/doors'],
  ['/site/node_modules/@mui/material/esm/locale/index.js', 'packages/shared'],
  ['/site/node_modules/dayjs/locale/de.js', 'packages/all-of-dayjs'],
  ['/site/node_modules/moment-timezone/index.js', 'packages/all-of-moment'],
  ['/site/node_modules/date-fns/format.js', 'packages/all-of-date-fns'],
])('of what packages alone have, %s is in %s', (file, name) => {
  const groups = Object.values(libraryChunks(versions, 'all'))
    .filter(({ chunks }) => typeof chunks === 'function' && chunks({ name: 'packages/core' }))
    .filter((group) => wants(group, file, ['packages/core', 'packages/lab']))
    .toSorted((a, b) => b.priority - a.priority);
  expect(groups[0]?.name).toBe(name);
  expect(
    groups.every(({ chunks }) => typeof chunks === 'function' && !chunks({ name: 'docs/a' })),
  ).toBe(true);
});

it('an older library that two versions document has one file', () => {
  const twice = [...versions, { ...versions[0]!, folder: 'x_versioned_docs/version-8.9.3' }];
  expect(Object.keys(libraryChunks(twice, 'all'))).toEqual(
    Object.keys(libraryChunks(versions, 'all')),
  );
});

it('takes them out of the files that it is told', () => {
  const chunks = Object.values(libraryChunks(versions, 'async'))
    .map((group) => group.chunks)
    .filter((each) => typeof each === 'string');
  expect(new Set(chunks)).toEqual(new Set(['async']));
});
