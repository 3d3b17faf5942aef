import { splitList } from './splitList';

it.each([
  [undefined, []],
  ['', []],
  ['a', ['a']],
  [' a, b ,,c,', ['a', 'b', 'c']],
])('reads %j', (value, parts) => {
  expect(splitList(value)).toEqual(parts);
});
