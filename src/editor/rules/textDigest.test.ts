import fc from 'fast-check';
import { textDigest } from './textDigest';

it('is the same for the same texts and another for others', () => {
  expect(textDigest(['a', 'b'])).toBe(textDigest(['a', 'b']));
  expect(textDigest(['ab', ''])).not.toBe(textDigest(['a', 'b']));
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      fc.pre(a !== b);
      expect(textDigest([a])).not.toBe(textDigest([b]));
      expect(textDigest([a])).toMatch(/^[0-9a-f]{16}$/);
    }),
  );
});
