import { splitType, typePieces } from './typePieces';

it('takes strings and arrows for one piece, and tells how deep each stands', () => {
  const shown = typePieces(`(a: 'b)') => "<"`).map(({ text, at, depth, bracket }) =>
    [text, at, depth, bracket].join(' '),
  );
  expect(shown.filter((each) => !each.startsWith(' '))).toEqual([
    '( 0 0 opening',
    'a 1 1 ',
    ': 2 1 ',
    "'b)' 4 1 ",
    ') 8 0 closing',
    '=> 10 0 ',
    '"<" 13 0 ',
  ]);
});

it('comes out of brackets again', () => {
  expect(typePieces('A<B[]>').map(({ depth }) => depth)).toEqual([0, 0, 1, 1, 1, 0]);
});

it.each([
  ['\'a\' | "b | c"', '|', ["'a'", '"b | c"']],
  ["'it\\'s | one'", '|', ["'it\\'s | one'"]],
  ['Map<string, A | B> | null |', '|', ['Map<string, A | B>', 'null']],
  ['a: A, b: { c; d }; e', ',;', ['a: A', 'b: { c; d }', 'e']],
  [' ', '|', []],
])('splits %s at %s', (text, separators, parts) => {
  expect(splitType(text, separators)).toEqual(parts);
});
