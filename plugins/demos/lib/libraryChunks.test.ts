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

/** The groups that want a file, the one that gets it first, as the bundler decides. */
function groupsOf(file: string): string[] {
  return Object.values(libraryChunks(versions, 'all'))
    .filter(({ test }) => test.test(file))
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
  ])('%s is in the file %s', (file, group) => {
    expect(groupsOf(inModules(file))).toEqual([group]);
  });

  it.each([
    'dayjs/dayjs.min.js',
    'react-is/index.js',
    'react-dom-extras/index.js',
    '@mui/x-license/index.js',
  ])('%s goes with the demos that need it', (file) => {
    expect(groupsOf(inModules(file))).toEqual([]);
  });

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
  expect(library?.minChunks).toBe(4);
  expect(charts?.minChunks).toBe(1);
  expect(older?.minChunks).toBe(1);
});

it('an older library that two versions document has one file', () => {
  const twice = [...versions, { ...versions[0]!, folder: 'x_versioned_docs/version-8.9.3' }];
  expect(Object.keys(libraryChunks(twice, 'all'))).toEqual(
    Object.keys(libraryChunks(versions, 'all')),
  );
});

it('takes them out of the files that it is told', () => {
  const chunks = Object.values(libraryChunks(versions, 'async')).map((group) => group.chunks);
  expect(new Set(chunks)).toEqual(new Set(['async']));
});
