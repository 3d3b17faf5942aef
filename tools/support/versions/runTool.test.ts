import { parseCutArguments } from './parseCutArguments';
import { runTool } from './runTool';
import { Refusal, type Site } from './types';

const said: string[] = [];
const run = (given: string[], work: () => Promise<void> = async () => {}) =>
  runTool(given, 'How to use it', parseCutArguments, work, () => ({}) as Site);

beforeEach(() => {
  said.length = 0;
  const note = (line: unknown) => void said.push(String(line));
  jest.spyOn(console, 'log').mockImplementation(note);
  jest.spyOn(console, 'error').mockImplementation(note);
});
afterEach(() => jest.restoreAllMocks());

it('helps without doing anything', async () => {
  const work = jest.fn();
  expect(await run(['x', '--help'], work)).toBe(0);
  expect(said).toEqual(['How to use it']);
  expect(work).not.toHaveBeenCalled();
});

it.each([
  ['wrong arguments', ['y', '8.9.2'], async () => {}, 2, /no docs instance/],
  [
    'a refusal',
    ['x', '8.9.2'],
    async () => {
      throw new Refusal('Not clean.');
    },
    1,
    /^Not clean\.$/,
  ],
  [
    'an error',
    ['x', '8.9.2'],
    async () => {
      throw new Error('No space.');
    },
    1,
    /^No space\.$/,
  ],
])('ends %s with its own code and words', async (_name, given, work, code, message) => {
  expect(await run(given, work)).toBe(code);
  expect(said).toEqual([expect.stringMatching(message)]);
});

it('ends well', async () => {
  expect(await run(['x', '8.9.2'])).toBe(0);
  expect(said).toEqual([]);
});
