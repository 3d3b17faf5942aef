import { demoPath } from './demoPath';

it.each([
  ['ts', 'src/demo/BasicSorting.tsx'],
  ['js', 'src/demo/BasicSorting.jsx'],
] as const)('has the demo in %s at %s', (code, expected) => {
  expect(demoPath({ name: 'BasicSorting', code })).toBe(expected);
});
