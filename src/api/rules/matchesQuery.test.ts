import fc from 'fast-check';
import { matchesQuery } from './matchesQuery';

it.each([
  ['onRowClick Callback fired', 'rowclick', true],
  ['onRowClick Callback fired', 'fired ROW', true],
  ['onRowClick Callback fired', 'row fires', false],
  ['onRowClick', '  ', true],
  ['', '', true],
  ['', 'a', false],
  ['a.b', 'a+b', false],
])('of the row "%s", the query "%s": %s', (text, query, expected) => {
  expect(matchesQuery(text, query)).toBe(expected);
});

it('keeps a row for any words of it, in any order, case and spacing', () => {
  const word = fc.stringMatching(/^[a-zA-Z.(){}[\]*+?^$|\\-]+$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), fc.boolean(), (words, isUpper) => {
      const query = words.toReversed().join(' \t ');
      expect(matchesQuery(words.join(' '), isUpper ? query.toUpperCase() : query)).toBe(true);
    }),
  );
});

it('never keeps more rows when a word is added', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (text, query, more) => {
      fc.pre(!matchesQuery(text, query));
      expect(matchesQuery(text, `${query} ${more}`)).toBe(false);
    }),
  );
});
