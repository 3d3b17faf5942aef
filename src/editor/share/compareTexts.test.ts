import { compareTexts } from './compareTexts';

it('tells what was added and removed', () => {
  expect(compareTexts('a\nb\nc\n', 'a\nB\nc\n')).toEqual([
    [
      { kind: 'same', text: 'a' },
      { kind: 'removed', text: 'b' },
      { kind: 'added', text: 'B' },
      { kind: 'same', text: 'c' },
    ],
  ]);
  expect(compareTexts('a\n', 'a\n')).toEqual([]);
});
