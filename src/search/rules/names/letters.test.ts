import fc from 'fast-check';
import { editDistance } from './editDistance';
import { hasMoreBits, lettersOf } from './letters';

it('never takes more letters to differ than mistakes were made', () => {
  const word = fc.string({ maxLength: 8, unit: fc.constantFrom('a', 'b', 'c', 'A', '分', 'é') });
  fc.assert(
    fc.property(word, word, (a, b) => {
      const mistakes = editDistance(a, b, 8);
      const [here, there] = [lettersOf(a), lettersOf(b)];
      expect(hasMoreBits(here & ~there, mistakes)).toBe(false);
      expect(hasMoreBits(there & ~here, mistakes)).toBe(false);
    }),
  );
});

it('counts bits, the one for the sign included', () => {
  expect(hasMoreBits(0b1011, 2)).toBe(true);
  expect(hasMoreBits(0b1011, 3)).toBe(false);
  expect(hasMoreBits(-1, 31)).toBe(true);
  expect(hasMoreBits(-1, 32)).toBe(false);
  expect(hasMoreBits(0, 0)).toBe(false);
});
