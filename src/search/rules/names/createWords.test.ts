import { createWords } from './createWords';
import { placeOf, posting, weightOf } from './posting';

it('numbers each word once', () => {
  const words = createWords();
  expect(['row', 'height', 'row'].map(words.numberOf)).toEqual([0, 1, 0]);
  expect(words.list).toEqual(['row', 'height']);
  expect([...words.places]).toEqual([
    ['row', 0],
    ['height', 1],
  ]);
});

it('keeps of what a word tells in one place the most', () => {
  const words = createWords();
  const row = words.numberOf('row');
  for (const [place, weight] of [
    [3, 0.4],
    [3, 1],
    [3, 0.2],
    [7, 0.5],
  ] as const)
    words.post(row, posting(place, weight));
  expect(words.postings[row]!.map(placeOf)).toEqual([3, 7]);
  expect(weightOf(words.postings[row]![0]!)).toBe(1);
});
