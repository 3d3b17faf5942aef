import { changedGroups, type ChangedLine } from './changedLines';

const same = (text: string): ChangedLine => ({ kind: 'same', text });
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => same(String(from + index)));

it('shows changes with three lines around them', () => {
  const added: ChangedLine = { kind: 'added', text: 'new' };
  const removed: ChangedLine = { kind: 'removed', text: 'old' };
  expect(changedGroups([...numbers(1, 9), added, ...numbers(10, 20), removed])).toEqual([
    [...numbers(7, 9), added, ...numbers(10, 12)],
    [...numbers(18, 20), removed],
  ]);
});

it('has nothing to show of what is the same', () => {
  expect(changedGroups(numbers(1, 9))).toEqual([]);
});
