import { parseTypeFaults } from './parseTypeFaults';

it('reads file, place and message with what belongs to it', () => {
  const output = `x-docs/a/One.tsx(3,14): error TS2322: Type 'string' is not assignable.
  Property 'a' is missing.
x-docs/b/Two (copy).tsx(10,1): error TS2305: Module has no exported member.
Found 2 errors.
`;
  expect(parseTypeFaults(output)).toEqual([
    {
      file: 'x-docs/a/One.tsx',
      line: 3,
      column: 14,
      message: "TS2322: Type 'string' is not assignable. Property 'a' is missing.",
    },
    {
      file: 'x-docs/b/Two (copy).tsx',
      line: 10,
      column: 1,
      message: 'TS2305: Module has no exported member.',
    },
  ]);
  expect(parseTypeFaults('')).toEqual([]);
});

it('does not take a check that could not run for one without faults', () => {
  expect(() => parseTypeFaults("error TS5058: The specified path does not exist: 'a'.")).toThrow(
    /The type check could not run: error TS5058/,
  );
});
