import { minVersion } from 'semver';
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
  ['>8', '9.0.0', false],
  ['>8.x', '9.0.0', false],
  ['>8.1', '8.2.0', false],
  ['> 8.1.x', '8.2.0', false],
  ['>8.1.0-beta.3', '8.1.0-beta.3', false],
  ['>=8.1', '8.1.0', false],
  ['~>8.1.0', '8.1.0', false],
  ['6.0.0-dev.20240529-082515-213b5e33ab', '6.0.0-dev.20240529-082515-213b5e33ab', true],
  ['^6.0.0-dev.20240529-082515-213b5e33ab', '6.0.0-dev.20240529-082515-213b5e33ab', false],
  ['8.4.0 - 8.6.0', '8.4.0', false],
  ['^7.0.0 || ^8.0.0', '7.0.0', false],
  ['^8.0.0-beta.3', '8.0.0-beta.3', false],
] as const)('%s lets pass %s at the lowest', (range, version, isExact) => {
  expect(lowestVersion(range)).toEqual({ version, isExact });
});

it.each([
  '*',
  '',
  'latest',
  'workspace:*',
  'file:../grid',
  '<9',
  'github:mui/mui-x',
  '^8 || *',
  // No version has a number of four digits.
  '>8.4.999',
  '>999',
])('%s tells none', (range) => {
  expect(lowestVersion(range)).toBeUndefined();
});

it('reads what is above a version as npm does', () => {
  for (const range of ['>8', '>8.1', '>8.x', '>8.1.x', '>8.1.0', '~>8.1', '>=8']) {
    expect([range, lowestVersion(range)?.version]).toEqual([range, minVersion(range)?.version]);
  }
});
