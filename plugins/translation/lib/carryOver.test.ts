import { renamedIn } from './carryOver';

it('finds a name that has another one now', () => {
  expect([...renamedIn('Set `size` as [here](/a/).', 'Set `density` as [here](/b/).')]).toEqual([
    ['size', 'density'],
    ['/a/', '/b/'],
  ]);
});

it.each([
  ['one more name', 'Set `a`.', 'Set `a` and `b`.'],
  ['another order', 'Set `a` and `b`.', 'Set `b` and `a`.'],
  ['two new names for one', 'Set `a`, then `a`.', 'Set `b`, then `c`.'],
])('finds nothing in %s', (_, before, after) => {
  expect(renamedIn(before, after).size).toBe(0);
});
