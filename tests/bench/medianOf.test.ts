import { medianOf } from './medianOf';

it.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
])('of %j is %d', (numbers, median) => {
  expect(medianOf(numbers)).toBe(median);
});

it('refuses no numbers', () => {
  expect(() => medianOf([])).toThrow('no median');
});
