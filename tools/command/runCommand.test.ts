import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Refusal } from './refusal.cjs';
import { runCommand, type Command } from './runCommand.cjs';

const said: string[] = [];
const command = {
  name: 'npm run some',
  help: 'How to use it',
  options: { '--next': true, '--dry-run': false },
  takes: 'words',
} satisfies Partial<Command>;
const run = (
  given: string[],
  work: Command['work'] = () => {},
  environment: Record<string, string> = {},
  more: Partial<Command> = {},
) => runCommand({ ...command, work, ...more }, given, environment);

beforeEach(() => {
  said.length = 0;
  const note = (line: unknown) => void said.push(String(line));
  jest.spyOn(console, 'log').mockImplementation(note);
  jest.spyOn(console, 'error').mockImplementation(note);
});
afterEach(() => {
  process.exitCode = undefined;
  jest.restoreAllMocks();
});

it.each(['--help', '-h'])('helps on %s without doing anything', async (option) => {
  const work = jest.fn();
  expect(await run(['x', option], work)).toBe(0);
  expect(said).toEqual(['How to use it']);
  expect(work).not.toHaveBeenCalled();
});

it('leaves -h to the program that gets everything', async () => {
  const work = jest.fn();
  expect(await run(['-h', '0.0.0.0'], work, {}, { takes: 'anything' })).toBe(0);
  expect(said).toEqual([]);
  expect(work).toHaveBeenCalledWith(expect.objectContaining({ rest: ['-h', '0.0.0.0'] }));
});

it.each([
  [{ npm_config_dry_run: 'true' }, '--dry-run'],
  [{ npm_config_next: 'true' }, '--next'],
])('does nothing when npm has taken an option for itself: %j', async (environment, option) => {
  const work = jest.fn();
  expect(await run(['x', '8.9.2'], work, environment)).toBe(2);
  expect(said).toEqual([
    expect.stringMatching(
      new RegExp(
        `npm took ${option} for itself.* -- .*before the options: npm run some -- ${option}`,
      ),
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

it.each<[string, string[], Command['work'], number, RegExp]>([
  ['an unknown option', ['--nxt'], () => {}, 2, /^Unknown option --nxt; .* Write npm run some$/],
  ['a refusal', ['x'], () => Promise.reject(new Refusal('Not clean.')), 1, /^Not clean\.$/],
  ['wrong arguments', ['x'], () => Promise.reject(new Refusal('No x.', 2)), 2, /^No x\.$/],
  ['an error', ['x'], () => Promise.reject(new Error('No space.')), 1, /^No space\.$/],
])('ends %s with its own code and words', async (_name, given, work, code, message) => {
  expect(await run(given, work)).toBe(code);
  expect(process.exitCode).toBe(code);
  expect(said).toEqual([expect.stringMatching(message)]);
});

it('ends well', async () => {
  expect(await run(['x', '8.9.2'])).toBe(0);
  expect(said).toEqual([]);
  expect(process.exitCode).toBeUndefined();
});

it('ends with what the work returns', async () => {
  expect(await run([], () => 3)).toBe(3);
  expect(process.exitCode).toBe(3);
});

it('gives the work what parse makes of the arguments', async () => {
  const work = jest.fn();
  await runCommand(
    { ...command, parse: ({ words, options }) => [...words, options['--next']], work },
    ['a', '--next=b'],
    {},
  );
  expect(work).toHaveBeenCalledWith(['a', 'b']);
});

it('ends without a word when nobody reads on', async () => {
  const script = `const { runCommand } = require(${JSON.stringify(path.join(__dirname, 'runCommand.cjs'))});
const work = async () => {
  for (let line = 0; line < 5000; line += 1) {
    console.log(line);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
};
void runCommand({ name: 'x', help: '', work });`;
  const child = spawn(process.execPath, ['--eval', script]);
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
  const ended = once(child, 'close');
  await once(child.stdout, 'data');
  child.stdout.destroy();
  expect(await ended).toEqual([141, null]);
  expect(complaint).toBe('');
}, 20_000);
