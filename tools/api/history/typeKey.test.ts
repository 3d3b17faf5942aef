import fc from 'fast-check';
import { typeKey } from './typeKey';

it.each([
  ["'a' | 'b'", '"b"|"a"'],
  ['React.ReactNode', 'ReactNode | undefined'],
  ['React.JSX.Element', 'JSX.Element'],
  ['(value: string | null) => void', '(value: null | string) => void'],
  ['(() => void) | null', 'null | (() => void) | undefined'],
  ['{ a?: string | number; b: X }', '{ a?: number | string | undefined, b: X }'],
  ['Partial<Record<"a" | "b", X>>', "Partial<Record<'b' | 'a', X>>"],
  ['() => A | B', '() => B | A'],
  ['(A | B)[]', '(B | A)[]'],
])('finds %s and %s the same', (a, b) => {
  expect(typeKey(a)).toBe(typeKey(b));
});

it.each([
  ["'a' | 'b'", "'a' | 'c'"],
  ['string', 'string | null'],
  ['(a: string) => void', '(a: number) => void'],
  ['A | B', 'A & B'],
  ['A<B>', 'A<C>'],
  ['() => A | B', '(() => A) | B'],
  ["'React.A'", "'B'"],
  ['A[]', 'A'],
])('tells %s from %s', (a, b) => {
  expect(typeKey(a)).not.toBe(typeKey(b));
});

it('does not depend on the order of a union, at any depth', () => {
  const name = fc.constantFrom('A', 'B', 'string', "'x'", "'y | z'", 'null');
  const { type } = fc.letrec<{ type: string[]; one: string }>((tie) => ({
    one: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      name,
      tie('type').map((members) => `Array<${members.join(' | ')}>`),
      tie('type').map((members) => `((a: ${members.join(' | ')}) => void)`),
    ),
    type: fc.array(tie('one'), { minLength: 1, maxLength: 4 }),
  }));
  fc.assert(
    fc.property(type, (members) => {
      expect(typeKey(members.toReversed().join(' | '))).toBe(typeKey(members.join(' | ')));
    }),
  );
});
