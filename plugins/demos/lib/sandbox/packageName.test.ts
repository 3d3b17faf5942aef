import fc from 'fast-check';
import { packageName } from './packageName';

it.each([
  ['react', 'react'],
  ['react-dom/client', 'react-dom'],
  ['dayjs/locale/de', 'dayjs'],
  ['@mui/material', '@mui/material'],
  ['@mui/material/Button', '@mui/material'],
  ['@mui/x-date-pickers-pro/AdapterDayjs', '@mui/x-date-pickers-pro'],
  ['@emotion/react/jsx-runtime', '@emotion/react'],
  ['lodash.debounce', 'lodash.debounce'],
  ['animate.css', 'animate.css'],
  ['JSONStream', 'JSONStream'],
  ['7zip-min', '7zip-min'],
  ['@types/node', '@types/node'],
  // With a slash behind it, Node looks for a package of the name instead of its own module.
  ['buffer/', 'buffer'],
  ['util/util.js', 'util'],
  // Node knows it only as `node:test`.
  ['test', 'test'],
])('finds in %s the package %s', (specifier, expected) => {
  expect(packageName(specifier)).toBe(expected);
});

it.each([
  './rows',
  '../rows',
  '.',
  '..',
  '/etc/passwd',
  '//cdn.example.com/a.js',
  '#internal',
  '#internal/deep',
  'node:fs',
  'node:test',
  'fs',
  'fs/promises',
  'path',
  'node',
  'https://esm.sh/react',
  'http://localhost/a.js',
  'data:text/javascript,export default 1',
  'virtual:pwa-register',
  'file:///a.js',
  'C:\\demos\\rows',
  '@/theme',
  '@mui',
  '@/',
  '~/theme',
  '!raw-loader!react',
  '',
  ' ',
  'a b',
])('finds no package in %j', (specifier) => {
  expect(packageName(specifier)).toBeUndefined();
});

it('finds the same package whichever of its files is imported', () => {
  const part = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/);
  fc.assert(
    fc.property(part, part, fc.array(part, { minLength: 1, maxLength: 4 }), (scope, name, rest) => {
      const scoped = `@${scope}/${name}`;
      expect(packageName(scoped)).toBe(scoped);
      expect(packageName([scoped, ...rest].join('/'))).toBe(scoped);
    }),
  );
});
