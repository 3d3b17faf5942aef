import fc from 'fast-check';
import { editDistance } from './editDistance';

it.each([
  ['tooltip', 'toltip', 1],
  ['dialog', 'dialgo', 1],
  ['sort', 'sort', 0],
  ['filter', 'fitlre', 2],
  ['a', 'abcd', 3],
])('counts the mistakes between %j and %j', (a, b, mistakes) => {
  expect(editDistance(a, b, 2)).toBe(mistakes);
});

it('is the same both ways, and never more than one above the most', () => {
  const word = fc.string({ maxLength: 9, unit: fc.constantFrom('a', 'b', 'c') });
  fc.assert(
    fc.property(word, word, fc.nat(3), (a, b, most) => {
      const mistakes = editDistance(a, b, most);
      expect(editDistance(b, a, most)).toBe(mistakes);
      expect(mistakes).toBeLessThanOrEqual(most + 1);
      expect(mistakes === 0).toBe(a === b);
    }),
  );
});
