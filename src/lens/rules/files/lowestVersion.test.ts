import { lowestVersion } from './lowestVersion';

it.each([
  ['8.4.1', '8.4.1', true],
  ['v8.4.1', '8.4.1', true],
  ['=8.4.1', '8.4.1', true],
  ['8.0.0-beta.3', '8.0.0-beta.3', true],
  ['^8.4.0', '8.4.0', false],
  ['~8.4', '8.4.0', false],
  ['8', '8.0.0', false],
  ['8.x', '8.0.0', false],
  ['8.4.*', '8.4.0', false],
  ['>=8.0.0 <9.0.0', '8.0.0', false],
  ['< 9 >= 8.1.0', '8.1.0', false],
  ['>8.1.0', '8.1.1', false],
  ['8.4.0 - 8.6.0', '8.4.0', false],
  ['^7.0.0 || ^8.0.0', '7.0.0', false],
  ['^8.0.0-beta.3', '8.0.0-beta.3', false],
] as const)('%s lets pass %s at the lowest', (range, version, isExact) => {
  expect(lowestVersion(range)).toEqual({ version, isExact });
});

it.each(['*', '', 'latest', 'workspace:*', 'file:../grid', '<9', 'github:mui/mui-x', '^8 || *'])(
  '%s tells none',
  (range) => {
    expect(lowestVersion(range)).toBeUndefined();
  },
);
