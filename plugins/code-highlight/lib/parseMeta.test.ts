import fc from 'fast-check';
import { parseMeta, type FenceMeta } from './parseMeta';

const nothing: FenceMeta = {
  title: null,
  marked: new Set(),
  npm2yarn: false,
  ts2js: false,
  dateLibrary: null,
};

it.each([
  ['', nothing],
  ['npm2yarn', { ...nothing, npm2yarn: true }],
  ['ts2js title="a.tsx"', { ...nothing, ts2js: true, title: 'a.tsx' }],
  ['date-library="luxon"', { ...nothing, dateLibrary: 'luxon' }],
  ['{1,3-5} title="a b.tsx"', { ...nothing, title: 'a b.tsx', marked: new Set([1, 3, 4, 5]) }],
  ['title="{1} npm2yarn"', { ...nothing, title: '{1} npm2yarn' }],
])('reads %s', (meta, expected) => {
  expect(parseMeta(meta)).toEqual(expected);
});

it.each([
  ['showLineNumbers', /unknown words "showLineNumbers"/],
  ['title=unquoted', /unknown words/],
  ['title="a" title="b"', /each once/],
  ['{1} {2}', /each once/],
  ['{a}', /not of the form/],
  ['{}', /not of the form/],
  ['{1-}', /not of the form/],
  ['{1-999999999}', /not of the form/],
  ['{0}', /counts from 1/],
  ['{5-3}', /counts from 1/],
  ['ts2jsx', /unknown words/],
])('refuses %s', (meta, message) => {
  expect(() => parseMeta(meta)).toThrow(message);
});

const title = fc.string({ maxLength: 20 }).map((text) => text.replace(/"/g, ''));
const range = fc
  .tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 0, max: 20 }))
  .map(([from, more]) => ({ from, to: from + more }));

it('reads whatever an author may write, in any order and with any space between', () => {
  fc.assert(
    fc.property(
      fc.option(title),
      fc.array(range, { maxLength: 4 }),
      fc.boolean(),
      fc.boolean(),
      fc.option(fc.constantFrom('dayjs', 'date-fns')),
      fc.array(fc.constantFrom(' ', '  ', '\t'), { minLength: 5, maxLength: 5 }),
      fc.array(fc.nat(), { minLength: 5, maxLength: 5 }),
      (name, ranges, npm2yarn, ts2js, dateLibrary, spaces, order) => {
        const marks = ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`));
        const words = [
          ...(name === null ? [] : [`title="${name}"`]),
          ...(marks.length === 0 ? [] : [`{${marks.join(',')}}`]),
          ...(npm2yarn ? ['npm2yarn'] : []),
          ...(ts2js ? ['ts2js'] : []),
          ...(dateLibrary === null ? [] : [`date-library="${dateLibrary}"`]),
        ]
          .map((word, index) => ({ word, place: order[index]! }))
          .toSorted((a, b) => a.place - b.place)
          .map(({ word }, index) => word + spaces[index]!);
        const marked = new Set(
          ranges.flatMap(({ from, to }) =>
            Array.from({ length: to - from + 1 }, (_, index) => from + index),
          ),
        );
        expect(parseMeta(words.join(''))).toEqual({
          title: name,
          marked,
          npm2yarn,
          ts2js,
          dateLibrary,
        });
      },
    ),
  );
});

it('understands or refuses any text at all, and never loses a word in silence', () => {
  const part = fc.constantFrom(
    'title="',
    '"',
    '{',
    '}',
    '1',
    '-',
    ',',
    ' ',
    'npm2yarn',
    'ts2js',
    'x',
    '=',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 16 }), (parts) => {
      const meta = parts.join('');
      let read: FenceMeta;
      try {
        read = parseMeta(meta);
      } catch (error) {
        expect((error as Error).message).not.toBe('');
        return;
      }
      const outside = meta.replace(/title="[^"]*"/, ' ');
      expect(outside).not.toMatch(/x|=|"/);
      expect(read.npm2yarn).toBe(outside.includes('npm2yarn'));
      expect(read.ts2js).toBe(outside.includes('ts2js'));
      expect(read.marked.size > 0).toBe(outside.includes('{'));
    }),
    { numRuns: 500 },
  );
});
