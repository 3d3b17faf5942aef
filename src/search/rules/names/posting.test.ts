import fc from 'fast-check';
import { placeOf, posting, weightOf } from './posting';

it('gives back the place, and the weight to a thousandth', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 2 ** 40 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (place, weight) => {
        const value = posting(place, weight);
        expect(placeOf(value)).toBe(place);
        expect(Math.abs(weightOf(value) - weight)).toBeLessThan(0.001);
      },
    ),
  );
});
