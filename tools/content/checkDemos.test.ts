import { checkDemos, leastDemos } from './checkDemos';
import { pageFixture } from './pageFixture';

it.each([
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 2],
  [14, 10],
  [27, 18],
])('of %i demos, %i have to be there', (planned, least) => {
  expect(leastDemos(planned)).toBe(least);
});

it('counts the demos of the page', () => {
  const demos = ['A', 'B'].map((name) => ({ name, line: 1 }));
  expect(checkDemos(pageFixture({ demos }), 3)).toEqual([]);
  expect(checkDemos(pageFixture({ demos }), 4)).toEqual([
    expect.objectContaining({ what: 'has 2 of at least 3 demos' }),
  ]);
});
