import { floorVersion } from './floorVersion';

it.each([
  ['8.4.1', '8.4.0'],
  ['8.4.0', '8.4.0'],
  ['9.0.0', '8.10.0'],
  ['8.10.0-beta.1', '8.4.0'],
  ['7.0.0', undefined],
])('%s has what %s has', (version, expected) => {
  expect(floorVersion(['7.29.13', '8.4.0', '8.10.0'], version)).toBe(expected);
});
