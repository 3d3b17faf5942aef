import { checkLength, mostLines } from './checkLength';

const lines = (count: number) => 'const a = 1;\n'.repeat(count);

it('tells a demo with a line too many', () => {
  expect(checkLength(lines(mostLines + 1))).toEqual([
    expect.objectContaining({ line: 61, what: 'has 61 lines' }),
  ]);
});

it.each([
  ['as many lines as it may have', lines(mostLines)],
  ['the lines of another system', lines(mostLines).replaceAll('\n', '\r\n')],
  ['empty lines at its end', `${lines(mostLines)}\n\n`],
  ['nothing in it', ''],
])('passes one with %s', (_what, source) => {
  expect(checkLength(source)).toEqual([]);
});
