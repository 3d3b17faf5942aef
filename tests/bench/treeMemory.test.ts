import { treeMemory } from './treeMemory';

const processes = [
  { id: 1, parent: 0, bytes: 1 },
  { id: 10, parent: 1, bytes: 100 },
  { id: 11, parent: 10, bytes: 20 },
  { id: 12, parent: 11, bytes: 3 },
  { id: 20, parent: 1, bytes: 7000 },
];

it('adds up a process and all below it', () => {
  expect(treeMemory(processes, 10)).toBe(123);
});

it('is 0 for a process that has ended', () => {
  expect(treeMemory(processes, 99)).toBe(0);
});

it('does not follow a process that is its own parent', () => {
  expect(treeMemory([{ id: 0, parent: 0, bytes: 5 }], 0)).toBe(5);
});
