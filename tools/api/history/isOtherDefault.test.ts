import { isOtherDefault } from './isOtherDefault';

it.each([
  ["'a'", '"a"', false],
  ['{ a: 1 }', '{a:1}', false],
  ['1', '2', true],
  [undefined, '2', false],
  ['1', undefined, false],
])('%s became %s: %s', (before, after, expected) => {
  expect(isOtherDefault(before, after)).toBe(expected);
});
