import fc from 'fast-check';
import { currentHeading } from './currentHeading';

const place = 152;

it.each([
  // A long page with a heading at 400, 1000 and 1060, and 3000 px to scroll.
  ['above the first heading', [400, 1000, 1060], 0, 3000, -1],
  ['just above its place', [400, 1000, 1060], 230, 3000, -1],
  ['at its place', [400, 1000, 1060], 248, 3000, 0],
  ['within the section', [400, 1000, 1060], 700, 3000, 0],
  ['at a heading with the next one close below', [400, 1000, 1060], 848, 3000, 1],
  ['at that one', [400, 1000, 1060], 908, 3000, 2],
  ['at the end', [400, 1000, 1060], 3000, 3000, 2],
  // The end comes before the last two are at their places.
  ['at the last one that gets there', [400, 1000, 1060], 248, 600, 0],
  ['on the way that is left', [400, 1000, 1060], 430, 600, 1],
  ['at the end of that', [400, 1000, 1060], 599.4, 600, 2],
  // None of them gets there.
  ['on a page that hardly scrolls', [400, 700], 0, 60, -1],
  ['halfway down it', [400, 700], 30, 60, 0],
  ['at its end', [400, 700], 60, 60, 1],
  ['on a page that does not scroll', [400, 700], 0, 0, 1],
  ['on a page without headings', [], 500, 3000, -1],
])('%s', (_case, tops, y, max, index) => {
  expect(currentHeading(tops, { y, max, place })).toBe(index);
});

/** A page: headings at least 40 px apart, and how far it scrolls. */
const pages = fc
  .record({
    gaps: fc.array(fc.integer({ min: 40, max: 1200 }), { minLength: 1, maxLength: 30 }),
    below: fc.integer({ min: 0, max: 2000 }),
    height: fc.integer({ min: 200, max: 1200 }),
  })
  .map(({ gaps, below, height }) => {
    let top = place;
    const tops = gaps.map((gap) => (top += gap));
    return { tops, max: Math.max(0, top + below - height) };
  });

it('goes through the headings in their order, none left out, up to the last one at the end', () => {
  fc.assert(
    fc.property(pages, ({ tops, max }) => {
      const steps = Array.from({ length: max + 1 }, (_, y) =>
        currentHeading(tops, { y, max, place }),
      );
      expect(steps.at(-1)).toBe(tops.length - 1);
      const leaps = steps.slice(1).map((index, y) => index - steps[y]!);
      expect(leaps.every((leap) => leap >= 0)).toBe(true);
      // Where there is a px for each of them, and none below its end.
      const { length } = tops.filter((top) => top - place > max);
      const left = max - Math.max(0, ...tops.map((top) => top - place).filter((y) => y <= max));
      if (left > 4 * (length + 1)) expect(Math.max(0, ...leaps)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 60 },
  );
});

it('is the heading that a link led to, wherever the page lets it come to its place', () => {
  fc.assert(
    fc.property(pages, ({ tops, max }) => {
      tops.forEach((top, index) => {
        if (top - place > max) return;
        expect(currentHeading(tops, { y: top - place, max, place })).toBe(
          // At the very end the last one counts.
          top - place >= max - 2 ? tops.length - 1 : index,
        );
      });
    }),
  );
});
