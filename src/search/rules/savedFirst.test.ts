import type { NamesAnswer } from './names/asking';
import { savedFirst } from './savedFirst';

const answer = {
  results: ['a/', 'b/', 'c/', 'b/'].map((address, score) => ({ page: { address }, score })),
  isCovered: true,
} as unknown as NamesAnswer;

it('leaves the order as it is where there is a network', () => {
  expect(savedFirst(answer)).toBe(answer);
});

it('has what can be opened first, each part in its order', () => {
  const { results, isCovered } = savedFirst(answer, new Set(['b/', 'c/']));
  expect(results.map(({ page, score }) => `${page.address}${score}`)).toEqual([
    'b/1',
    'c/2',
    'b/3',
    'a/0',
  ]);
  expect(isCovered).toBe(true);
});
