import { neededModules, type EditorData } from './neededModules';

const data: EditorData = {
  base: '/assets/demos/',
  page: 'frame/',
  files: ['react.js', 'library.js', 'packages/core.js', 'charts.js'],
  start: [0, 1],
  modules: {
    react: [1, 0],
    'react/jsx-runtime': [2, 0],
    '@mui/material': [3, 0, 1, 2],
    '@mui/material/Button': [4, 0, 1],
    '@mui/material/Chip': [5, 0, 1],
    '@mui/x-charts': [6, 0, 1, 3],
  },
  icons: { first: ['Abc', 'Delete', 'Home'], digest: '0123' },
  texts: [],
  versions: {},
};
const ask = (request: string, ...names: string[]) => ({ request, names });

it('says what a program needs, each file once', () => {
  expect(
    neededModules([ask('react', '*'), ask('@mui/material/Button', 'default'), ask('./rows')], data),
  ).toEqual({
    modules: { 'react/jsx-runtime': '2', react: '1', '@mui/material/Button': '4' },
    files: ['react.js', 'library.js'],
    missing: [],
  });
});

it('takes components one by one, and all of the package for anything else', () => {
  expect(neededModules([ask('@mui/material', 'Button', 'Chip')], data).files).toEqual([
    'react.js',
    'library.js',
  ]);
  expect(neededModules([ask('@mui/material', 'Button', 'styled')], data).modules).toEqual({
    'react/jsx-runtime': '2',
    react: '1',
    '@mui/material': '3',
  });
  expect(neededModules([ask('@mui/material', '*')], data).files).toContain('packages/core.js');
});

it.each([
  ['@mui/icons-material/Delete', [], 'icons/1.0123.js'],
  ['@mui/icons-material/DeleteForever', [], 'icons/1.0123.js'],
  ['@mui/icons-material/Abc', [], 'icons/0.0123.js'],
  ['@mui/icons-material', ['Zoom'], 'icons/2.0123.js'],
])('finds the file of icons of %s %j', (request, names, file) => {
  const { files, modules } = neededModules([ask(request, ...names)], data);
  expect(files).toEqual([file, 'react.js']);
  expect(modules).toEqual({ 'react/jsx-runtime': '2', react: '1' });
});

it('has no file with all icons', () => {
  const { files, missing } = neededModules([ask('@mui/icons-material', 'Delete', '*')], data);
  expect(files).toContain('icons/1.0123.js');
  expect(missing).toEqual(['@mui/icons-material/*']);
});

it.each(['left-pad', '@mui/x-flux', 'constructor', '@mui/material/Nothing'])(
  'misses %s',
  (request) => expect(neededModules([ask(request)], data).missing).toEqual([request]),
);

it('fetches the texts of the libraries that a program has, in the language of the page', () => {
  const chinese: EditorData = {
    ...data,
    files: [...data.files, 'texts/zh.material.js', 'texts/zh.charts.js'],
    texts: [
      { files: [4], needs: [0] },
      { files: [5], needs: [0, 3] },
    ],
  };
  expect(neededModules([ask('@mui/material/Button', 'default')], chinese).files).toEqual([
    'react.js',
    'library.js',
    'texts/zh.material.js',
  ]);
  expect(neededModules([ask('@mui/x-charts', 'BarChart')], chinese).files).toEqual([
    'react.js',
    'library.js',
    'charts.js',
    'texts/zh.material.js',
    'texts/zh.charts.js',
  ]);
});
