import { clear, copyScores, noScores, raise } from './scores';

it('keeps the largest number of each place, and which places have one', () => {
  const scores = noScores(4);
  for (const [place, value] of [
    [2, 0.5],
    [0, 0.1],
    [2, 0.7],
    [2, 0.6],
    [3, 0],
  ] as const)
    raise(scores, place, value);
  expect([...scores.values]).toEqual([0.1, 0, 0.7, 0]);
  expect(scores.places).toEqual([2, 0]);
});

it('copies', () => {
  const scores = noScores(2);
  raise(scores, 1, 0.5);
  raise(copyScores(scores), 0, 1);
  expect([...scores.values]).toEqual([0, 0.5]);
  expect(scores.places).toEqual([1]);
});

it('is as new when it is cleared', () => {
  const scores = noScores(2);
  raise(scores, 1, 0.5);
  clear(scores);
  expect(scores).toEqual(noScores(2));
});
