import { madePairs } from './madePairs';

it('pairs each version with the next one and with the last, none twice', () => {
  expect(madePairs(['8.0.0', '8.1.0', '8.2.0', '8.3.0'])).toEqual([
    ['8.0.0', '8.1.0'],
    ['8.0.0', '8.3.0'],
    ['8.1.0', '8.2.0'],
    ['8.1.0', '8.3.0'],
    ['8.2.0', '8.3.0'],
  ]);
  expect(madePairs(['8.0.0'])).toEqual([]);
});
