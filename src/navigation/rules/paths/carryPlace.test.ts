import { carryPlace } from './carryPlace';

it.each([
  ['', '', '/zh/a/'],
  ['', '#sort-model', '/zh/a/#sort-model'],
  ['', '#', '/zh/a/'],
  ['?dir=rtl', '#css-Basic.tsx', '/zh/a/?dir=rtl#css-Basic.tsx'],
  ['?q=%E8%A1%A8%E6%A0%BC&dir=rtl', '#b', '/zh/a/?dir=rtl#b'],
  ['?instead=%2Fx%2Fb', '#b', '/zh/a/#b'],
  ['?instead=%2Fx%2Fb&dir=rtl', '', '/zh/a/?dir=rtl'],
])('with the query "%s" and the fragment "%s"', (search, hash, expected) => {
  expect(carryPlace('/zh/a/', { search, hash })).toBe(expected);
});
