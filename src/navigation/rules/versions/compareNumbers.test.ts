import { compareNumbers } from './compareNumbers';

it('puts the newest first, whatever the digits', () => {
  const given = ['8.9.2', '8.10.0', '8.10.0-beta.10', '8.10.0-beta.2', '7.29.1'];
  expect(given.toSorted((a, b) => compareNumbers(b, a))).toEqual([
    '8.10.0',
    '8.10.0-beta.10',
    '8.10.0-beta.2',
    '8.9.2',
    '7.29.1',
  ]);
});
