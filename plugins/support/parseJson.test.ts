import fc from 'fast-check';
import { parseJson } from './parseJson';

const messageOf = (text: string): string => {
  try {
    parseJson('config/a.json', text);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

it.each([
  ['{"a":1,}', '1:8', '"}" stands where a name in double quotes should be'],
  ['{"a" 1}', '1:6', '"1}" stands where a colon should be'],
  ['{', '1:2', 'the file ends where a name in double quotes should be'],
  ['[1,2', '1:5', 'the file ends where a comma or ] should be'],
  ['', '1:1', 'the file ends where a value should be'],
  ['[1,]', '1:4', '"]" stands where a value should be'],
  ['{\n  "a": 1\n  "b": 2\n}', '3:3', '""b": 2" stands where a comma or } should be'],
  ['{"a": 1}}', '1:9', '"}" stands where nothing more should be'],
  ['<<<<<<< HEAD\n{}', '1:1', 'A merge was left half-done there'],
])('says of %j what is wrong at %s', (text, place, what) => {
  expect(messageOf(text)).toContain(`config/a.json:${place}: no valid JSON: `);
  expect(messageOf(text)).toContain(what);
});

it('reads JSON as it is, with a byte order mark or without', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(parseJson('a.json', text)).toEqual(JSON.parse(text));
      expect(parseJson('a.json', `\uFEFF${text}`)).toEqual(JSON.parse(text));
    }),
  );
});

it('names a place in every text that is cut, and none behind the cut', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), (json, seed) => {
      const text = json.slice(0, seed % json.length);
      const message = messageOf(text);
      // A number that is cut is a shorter number.
      if (message === '') return;
      const [, line, column] = /^config\/a\.json:(\d+):(\d+): no valid JSON: /.exec(message)!;
      const lines = text.split('\n');
      expect(Number(line)).toBeLessThanOrEqual(lines.length);
      expect(Number(column)).toBeLessThanOrEqual(lines[Number(line) - 1]!.length + 1);
    }),
  );
});
