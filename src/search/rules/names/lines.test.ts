import fc from 'fast-check';
import { findBeginnings, findLines, lengthOf, toLines } from './lines';

const short = fc.string({ maxLength: 5, unit: fc.constantFrom('a', 'b', '分', '\ud800') });

it('finds what a search through each text would', () => {
  fc.assert(
    fc.property(fc.array(short), short, (texts, part) => {
      const lines = toLines(texts);
      const found: [number, number][] = [];
      findLines(lines, part, (line, offset) => found.push([line, offset]));
      const begun: number[] = [];
      findBeginnings(lines, part, (line) => begun.push(line));
      const expected = texts.flatMap((text, line) => {
        const at = part === '' ? -1 : text.indexOf(part);
        return at < 0 ? [] : [[line, at]];
      });
      expect(found).toEqual(expected);
      expect(begun).toEqual(expected.flatMap(([line, at]) => (at === 0 ? [line] : [])));
      texts.forEach((text, line) => expect(lengthOf(lines, line)).toBe(text.length));
    }),
  );
});

it('keeps a text with a line break in one line', () => {
  const lines = toLines(['a\nb', 'b']);
  const found: number[] = [];
  findBeginnings(lines, 'b', (line) => found.push(line));
  expect(found).toEqual([1]);
});
