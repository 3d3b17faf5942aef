import fc from 'fast-check';
import { splitUnion } from './readMember';

test.each([
  ["'a' | 'b'", ["'a'", "'b'"]],
  ["'a | b' | Map<string, A | B>", ["'a | b'", 'Map<string, A | B>']],
  ['(value: A | B) => void', ['(value: A | B) => void']],
  ['((a: A) => B | C) | null', ['((a: A) => B | C)', 'null']],
  ['() => A | B', ['() => A | B']],
])('splits %s', (text, parts) => expect(splitUnion(text)).toEqual(parts));

test('splits what it joins', () => {
  const member = fc.constantFrom(
    "'a'",
    'null',
    'Map<string, A | B>',
    '{ a: 1 | 2 }',
    "'x | y'",
    '(() => A | B)',
  );
  fc.assert(
    fc.property(fc.array(member, { minLength: 1, maxLength: 6 }), (members) => {
      expect(splitUnion(members.join(' | '))).toEqual(members);
    }),
  );
});
