import { mostCrashes, noteCrash } from './noteCrash';

const day = '2026-03-05';
const chips = 'docs/components/chips/BasicChips 7.2.0';
const tabs = 'docs/components/tabs/RecipeTabs 7.2.0';

it('notes each crash once a day', () => {
  const first = noteCrash(null, chips, day);
  expect(JSON.parse(first!)).toEqual({ day, crashes: [chips] });
  expect(noteCrash(first, chips, day)).toBeUndefined();
  const second = noteCrash(first, tabs, day);
  expect(JSON.parse(second!)).toEqual({ day, crashes: [chips, tabs] });
  expect(noteCrash(second, chips, day)).toBeUndefined();
});

it('forgets what was noted on another day', () => {
  const before = noteCrash(noteCrash(null, chips, day), tabs, day);
  const next = noteCrash(before, chips, '2026-03-06');
  expect(JSON.parse(next!)).toEqual({ day: '2026-03-06', crashes: [chips] });
});

it('notes no more than it has room for', () => {
  let kept: string | undefined;
  for (let index = 0; index < mostCrashes; index += 1) kept = noteCrash(kept, `${index}`, day);
  expect(kept).toBeDefined();
  expect(noteCrash(kept, 'another', day)).toBeUndefined();
});

it.each(['', '{', '[]', '7', '"x"', `{"day":"${day}"}`, `{"day":"${day}","crashes":[1]}`])(
  'begins anew with %j, which is no note',
  (kept) => {
    expect(JSON.parse(noteCrash(kept, chips, day)!)).toEqual({ day, crashes: [chips] });
  },
);
