import fc from 'fast-check';
import { decodeCbor, encodeCbor, type Cbor } from './cbor';

const { value } = fc.letrec<{ value: Cbor }>((tie) => ({
  value: fc.oneof(
    fc.integer({ min: -(2 ** 31), max: 2 ** 32 - 1 }),
    fc.string({ unit: 'grapheme' }),
    fc.array(tie('value'), { maxLength: 30 }),
  ),
}));

it('reads what it writes', () => {
  fc.assert(fc.property(value, (item) => expect(decodeCbor(encodeCbor(item))).toEqual(item)));
});

it.each([
  [[1, [2, 3]], '8201820203'],
  [[-100, 1000000], '8238631a000f4240'],
  ['水', '63e6b0b4'],
])('writes %j as RFC 8949 does', (item, hex) => {
  expect(encodeCbor(item as Cbor).toString('hex')).toBe(hex);
});

it.each([
  ['f6', 'type 7'],
  ['a0', 'type 5'],
  ['1b0000000000000001', 'length of 27'],
  ['9f01ff', 'length of 31'],
  ['0000', '1 bytes behind'],
  ['6461', 'ends within a text'],
])('refuses %s', (hex, message) => {
  expect(() => decodeCbor(Buffer.from(hex, 'hex'))).toThrow(message);
});
