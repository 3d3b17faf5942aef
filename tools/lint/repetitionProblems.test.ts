import { repetitionProblems } from './repetitionProblems';

const shared = (first: string, second: string) => ({
  places: [
    { file: first, line: 10 },
    { file: second, line: 20 },
  ] as [{ file: string; line: number }, { file: string; line: number }],
  lines: 8,
});
const entry = { files: ['a.ts', 'b.ts', 'c.ts'], reason: 'Alike by coincidence.' };

it('names both places of code that stands twice, and what to do', () => {
  const [problem] = repetitionProblems([shared('a.ts', 'b.ts')], []);
  expect(problem).toContain('a.ts:10 and b.ts:20 share 8 lines');
  expect(problem).toContain('config/repeatedCode.ts');
});

it('accepts any two files of an entry, and a file that repeats itself', () => {
  expect(
    repetitionProblems(
      [shared('a.ts', 'b.ts'), shared('c.ts', 'a.ts'), shared('d.css', 'd.css')],
      [entry, { files: ['d.css'], reason: 'Two themes.' }],
    ),
  ).toEqual([]);
});

it('asks of a file that repeats itself for an entry of its own', () => {
  expect(repetitionProblems([shared('a.ts', 'a.ts')], [entry])).toHaveLength(4);
});

it('refuses a file of an entry beside one that is not of it', () => {
  expect(
    repetitionProblems(
      [shared('a.ts', 'b.ts'), shared('b.ts', 'c.ts'), shared('c.ts', 'x.ts')],
      [entry],
    ),
  ).toEqual([expect.stringContaining('x.ts:20')]);
});

it('names a file of an entry that shares nothing any more', () => {
  expect(repetitionProblems([shared('a.ts', 'b.ts')], [entry])).toEqual([
    expect.stringContaining('c.ts shares no code any more with a.ts, b.ts'),
  ]);
});
