import { seeded } from '../../../tests/support/seeded';
import { isSampled } from './isSampled';

it.each([
  [0.1, 0, true],
  [0.1, 0.1, true],
  [0.1, 0.1000001, false],
  [0.0001, 0.0001, true],
  [0.0001, 0.00010001, false],
  [1, 0.9999999, true],
])('ratio %d, draw %d: %s', (ratio, draw, expected) => {
  expect(isSampled(ratio, draw)).toBe(expected);
});

it.each([0.1, 0.2, 0.5])('keeps a share of %d of 100,000 seeded draws', (ratio) => {
  const random = seeded(7);
  let kept = 0;
  for (let draw = 0; draw < 100_000; draw += 1) if (isSampled(ratio, random())) kept += 1;
  expect(Math.abs(kept / 100_000 / ratio - 1)).toBeLessThan(0.01);
});

it('keeps ten of 100,000 even draws at the ratio of web vitals', () => {
  const draws = Array.from({ length: 100_000 }, (_, place) => (place + 0.5) / 100_000);
  expect(draws.filter((draw) => isSampled(0.0001, draw))).toHaveLength(10);
});
