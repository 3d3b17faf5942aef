import ts from 'typescript';
import { keysOf, propertyName } from './findLiterals';

/** Keys of the last expression of a source. */
function keys(source: string): string[] {
  const file = ts.createSourceFile('a.ts', source, ts.ScriptTarget.Latest, true);
  return keysOf((file.statements.at(-1) as ts.ExpressionStatement).expression);
}

it.each([
  ['({ a: 1, "b": 2, c, d() {}, ["e"]: 3, [f]: 4 })', ['a', 'b', 'c', 'd', 'e']],
  ['[{ a: 1 }, ...[{ b: 2 }]]', ['a', 'b']],
  ['const more = { b: 1 };\n({ a: 1, ...more, ...(c && { c }) })', ['a', 'b', 'c']],
  ['(a ?? { b: 1 }) as Thing', ['b']],
  ['const a = b;\nconst b = a;\n(a)', []],
  ['list.filter(Boolean)', []],
  ['const list = [{ a: 1 }];\nlist.filter(Boolean).slice(1)', ['a']],
  ['Array.from({ length: 3 }, (_, i) => ({ id: i }))', ['id']],
  ['list.flatMap(function (x) { if (x) { return []; } return [{ a: x }]; })', ['a']],
  ['Object.freeze({ a: 1 })', ['a']],
  ['fetch({ a: 1 })', []],
  ['a + { b: 1 }', []],
])('%j', (source, expected) => {
  expect(keys(source)).toEqual(expected);
});

it('has no name for a private property', () => {
  expect(propertyName(ts.factory.createPrivateIdentifier('#a'))).toBeUndefined();
  expect(propertyName(undefined)).toBeUndefined();
});
