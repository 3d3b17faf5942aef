import fc from 'fast-check';
import { resolveFile } from './resolveFile';

const paths = [
  'Basic.tsx',
  'data/rows.ts',
  'parts/index.tsx',
  'parts/twice.js',
  'Basic.css',
  'data.json',
];

it.each([
  ['Basic.tsx', './data/rows', 'data/rows.ts'],
  ['Basic.tsx', './parts', 'parts/index.tsx'],
  ['Basic.tsx', './parts/', 'parts/index.tsx'],
  ['parts/index.tsx', './twice', 'parts/twice.js'],
  ['parts/index.tsx', '../data/rows.ts', 'data/rows.ts'],
  ['Basic.tsx', './Basic.css', 'Basic.css'],
  ['Basic.tsx', './data', 'data.json'],
  ['Basic.tsx', '../Basic', undefined],
  ['Basic.tsx', './nothing', undefined],
  ['parts/index.tsx', '../../Basic', undefined],
])('in %s, %s is %s', (from, request, expected) => {
  expect(resolveFile(paths, from, request)).toBe(expected);
});

it('finds nothing but files of the program', () => {
  fc.assert(
    fc.property(fc.string(), (request) => {
      const found = resolveFile(paths, 'parts/index.tsx', `./${request}`);
      expect(found === undefined || paths.includes(found)).toBe(true);
    }),
  );
});
