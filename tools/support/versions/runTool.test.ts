import { cutOptions, parseCutArguments } from './parseCutArguments';
import { runTool } from './runTool';
import { Refusal, type Site } from './types';

const said: string[] = [];
const run = (
  given: string[],
  work: () => Promise<void> = async () => {},
  environment: Record<string, string> = {},
) =>
  runTool(
    given,
    { help: 'How to use it', options: cutOptions, parse: parseCutArguments, work },
    () => ({}) as Site,
    environment,
  );

beforeEach(() => {
  said.length = 0;
  const note = (line: unknown) => void said.push(String(line));
  jest.spyOn(console, 'log').mockImplementation(note);
  jest.spyOn(console, 'error').mockImplementation(note);
});
afterEach(() => jest.restoreAllMocks());

it.each(['--help', '-h'])('helps on %s without doing anything', async (option) => {
  const work = jest.fn();
  expect(await run(['x', option], work)).toBe(0);
  expect(said).toEqual(['How to use it']);
  expect(work).not.toHaveBeenCalled();
});

it.each([
  [{ npm_config_dry_run: 'true' }, '--dry-run'],
  [{ npm_config_next: 'true' }, '--next'],
])('does nothing when npm has taken an option for itself: %j', async (environment, option) => {
  const work = jest.fn();
  expect(await run(['x', '8.9.2'], work, environment)).toBe(2);
  expect(said).toEqual([
    expect.stringMatching(
      new RegExp(`npm took ${option} for itself.* -- .*before the options: npm run \\S+ -- `),
    ),
  ]);
  expect(work).not.toHaveBeenCalled();
});

it('does not care for options of npm that are not its own', async () => {
  const work = jest.fn();
  const environment = { npm_config_href: 'https://a.b/', npm_config_registry: 'https://a.b/' };
  expect(await run(['x', '8.9.2'], work, environment)).toBe(0);
  expect(work).toHaveBeenCalledTimes(1);
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
