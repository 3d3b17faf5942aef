import { parseBounded } from './parseBounded';

it('parses what any parser does', () => {
  const value = { a: [{ b: '\\"[{' }, '['.repeat(500)], c: null };
  expect(parseBounded(JSON.stringify(value))).toEqual(value);
  expect(() => parseBounded('{"a":')).toThrow('JSON');
});

it('gives up on brackets within each other before a parser takes seconds for them', () => {
  for (const open of ['[', '{"a":']) {
    expect(() => parseBounded(open.repeat(5_000_000))).toThrow('is nested more than 200 levels');
  }
});
