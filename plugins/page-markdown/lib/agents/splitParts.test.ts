import fc from 'fast-check';
import { splitParts } from './splitParts';

it('fills parts in order and begins another one where a piece has no room', () => {
  expect(splitParts(['aaa', 'bb', 'c'], 6, '-')).toEqual(['aaa-bb', 'c']);
  expect(splitParts([], 6, '-')).toEqual([]);
});

it('cuts a piece that is too large alone at line ends, and a line between characters', () => {
  expect(splitParts(['aaa\nbbb\nc'], 5, '--')).toEqual(['aaa', 'bbb\nc']);
  expect(splitParts(['界界界'], 6, '-')).toEqual(['界界', '界']);
});

it('never makes a part that is too large, and loses nothing', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme-composite', maxLength: 30 })),
      fc.integer({ min: 12, max: 40 }),
      (pieces, limit) => {
        const parts = splitParts(pieces, limit, '\n');
        for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(limit);
        const plain = (texts: readonly string[]) => texts.join('').replaceAll('\n', '');
        expect(plain(parts)).toBe(plain(pieces));
      },
    ),
  );
});
