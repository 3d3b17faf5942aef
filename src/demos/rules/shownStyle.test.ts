import { shownStyle } from './shownStyle';

it.each([
  [[], 'system', 'system'],
  [[], 'tailwind', 'system'],
  [['css'], 'css', 'css'],
  [['css'], 'tailwind', 'system'],
  [['css', 'tailwind'], 'system', 'system'],
] as const)('a demo with %j, wanted in %s, is shown in %s', (styles, wanted, expected) => {
  expect(shownStyle(styles, wanted)).toBe(expected);
});
