import { carryMarks } from './carryMarks';

const typed = ['interface Row {', '  id: number;', '}', 'const rows = [', '  a,', '];', '}'];

it('finds the lines that are the same, wherever they have moved', () => {
  expect(
    carryMarks(typed, [4, 5, 6, 7], ['const rows = [', '  a,', '];'], new Set([4, 6])),
  ).toEqual(new Set([1, 3]));
});

it('tells lines that read alike apart by their order', () => {
  expect(
    carryMarks(['a', '}', 'b', '}'], [1, 2, 3, 4], ['a', '}', 'b', '}'], new Set([4])),
  ).toEqual(new Set([4]));
});

it('does not take a line that is gone for one that reads alike', () => {
  const from = ['interface Row {', '}', 'open(row: Row) {', '  show(row as Row);', '}'];
  const to = ['open(row) {', '  show(row);', '}'];
  expect(carryMarks(from, [3, 4, 5], to, new Set([5]))).toEqual(new Set([3]));
});

it('refuses a line that has changed', () => {
  expect(() =>
    carryMarks(typed, [4, 5, 6, 7], ['const rows = [', '  a,', '];'], new Set([2])),
  ).toThrow('the marked line 2, "id: number;", is another one in JavaScript');
});
