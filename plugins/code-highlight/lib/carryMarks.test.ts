import { carryMarks } from './carryMarks';

const typed = ['interface Row {', '  id: number;', '}', 'const rows = [', '  a,', '];', '}'];

it('finds the lines that are the same, wherever they have moved', () => {
  expect(carryMarks(typed, ['const rows = [', '  a,', '];'], new Set([4, 6]))).toEqual(
    new Set([1, 3]),
  );
});

it('tells lines that read alike apart by their order', () => {
  expect(carryMarks(['a', '}', 'b', '}'], ['a', '}', 'b', '}'], new Set([4]))).toEqual(
    new Set([4]),
  );
});

it('refuses a line that has changed', () => {
  expect(() => carryMarks(typed, ['const rows = [', '  a,', '];'], new Set([2]))).toThrow(
    'the marked line 2, "id: number;", is another one in JavaScript',
  );
});
