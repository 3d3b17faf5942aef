import { rememberBriefly } from './rememberBriefly';

it('asks once for each subject, and again when the time is over', () => {
  let now = 0;
  const asked: string[] = [];
  const isThere = rememberBriefly(
    (subject) => {
      asked.push(subject);
      return asked.length > 2;
    },
    1000,
    () => now,
  );
  expect([isThere('a'), isThere('b'), isThere('a')]).toEqual([false, false, false]);
  expect(asked).toEqual(['a', 'b']);
  now = 999;
  isThere('a');
  expect(asked).toEqual(['a', 'b']);
  now = 1000;
  expect(isThere('a')).toBe(true);
  expect(asked).toEqual(['a', 'b', 'a']);
});
