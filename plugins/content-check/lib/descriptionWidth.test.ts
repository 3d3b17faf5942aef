import { descriptionWidth } from './descriptionWidth';

it.each([
  ['', 0],
  ['Sort rows.', 10],
  ['排序。', 6],
  ['用 `sx` 排序', 12],
  ['🎉', 1],
])('%s is as wide as %i letters', (text, width) => {
  expect(descriptionWidth(text)).toBe(width);
});
