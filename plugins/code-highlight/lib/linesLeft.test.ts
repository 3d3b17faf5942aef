import { linesLeft } from './linesLeft';

const text = 'ab\n  cd\n\nef';

it.each<[string, { start: number; end: number }[], number[]]>([
  ['nothing', [], [1, 2, 3, 4]],
  ['a part of a line', [{ start: 0, end: 1 }], [1, 2, 3, 4]],
  ['a line', [{ start: 0, end: 3 }], [2, 3, 4]],
  ['a line without its indentation', [{ start: 5, end: 7 }], [1, 3, 4]],
  ['what goes from the middle of a line to that of another', [{ start: 1, end: 10 }], [1, 4]],
  ['the last line', [{ start: 9, end: 11 }], [1, 2, 3]],
])('knows the lines that are left without %s', (_name, removed, left) => {
  expect(linesLeft(text, removed)).toEqual(left);
});
