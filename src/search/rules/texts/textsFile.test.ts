import fc from 'fast-check';
import { readNumbers, stampOf, textsFileOf, writeNumber } from './textsFile';

it('numbers are read as they were written, one behind the other', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 10_000_000 })), (numbers) => {
      const text = numbers.map(writeNumber).join('');
      const read: number[] = [];
      readNumbers(text, (value) => read.push(value));
      expect(read).toEqual(numbers);
      // Nothing has to be escaped, and lines stay lines.
      expect(JSON.stringify(text)).toBe(`"${text}"`);
      expect(text).not.toMatch(/\s/);
    }),
  );
});

it('any text is read without an end or an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      let count = 0;
      readNumbers(text, () => (count += 1));
      expect(count).toBeLessThanOrEqual(text.length);
    }),
  );
});

it('sections in another order, or others, have another stamp', () => {
  const stamps = [[], ['a/'], ['a/', 'b/'], ['b/', 'a/'], ['a/b/'], ['a/', '', 'b/']].map(stampOf);
  expect(new Set(stamps).size).toBe(stamps.length);
  expect(stampOf(['a/', 'b/'])).toBe(stampOf(['a/', 'b/']));
});

it('is named by the tag', () => {
  expect(textsFileOf('current-x')).toBe('search/texts/current-x.json');
});
