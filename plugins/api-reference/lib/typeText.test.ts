import fc from 'fast-check';
import { shorten } from './typeText';

test('cuts a long union at a bar', () => {
  const union = Array.from({ length: 200 }, (_, at) => `'value${at}'`).join(' | ');
  const short = shorten(union);
  expect(short.length).toBeLessThanOrEqual(604);
  expect(short.endsWith("' | …")).toBe(true);
  expect(union.startsWith(short.slice(0, -1))).toBe(true);
});

test('never makes a type longer than its limit and a mark', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.integer({ min: 20, max: 120 }), (text, limit) => {
      expect(shorten(text, limit).length).toBeLessThanOrEqual(Math.max(limit, 0) + 4);
      if (text.length <= limit) expect(shorten(text, limit)).toBe(text);
    }),
  );
});
