import { parseOptions } from './parseOptions.cjs';
import { Refusal } from './refusal.cjs';

const known = { '--next': true, '--dry-run': false };
const usage = 'npm run some -- <words>';

it.each([
  [[], { words: [], options: {}, rest: [] }],
  [['--dry-run'], { words: [], options: { '--dry-run': '' }, rest: [] }],
  [
    ['a', '--next', '1', 'b', '--dry-run'],
    { words: ['a', 'b'], options: { '--next': '1', '--dry-run': '' }, rest: ['a', 'b'] },
  ],
  [['--next=a=b'], { words: [], options: { '--next': 'a=b' }, rest: [] }],
  [['--next=-1'], { words: [], options: { '--next': '-1' }, rest: [] }],
])('reads %j', (given, expected) => {
  expect(parseOptions(given, known, { usage, takes: 'words' })).toEqual(expected);
});

it.each([
  [
    ['--nxt', '1'],
    /^Unknown option --nxt; known are --next, --dry-run, --help\. Write npm run some/,
  ],
  [['-n'], /^Unknown option -n;/],
  [['--', 'a'], /^Unknown option --;/],
  [['--toString'], /^Unknown option --toString;/],
  [['--__proto__=1'], /^Unknown option --__proto__;/],
  [['--next'], /^--next has no value/],
  [['--next='], /^--next has no value/],
  [['--next', '--dry-run'], /^--next has no value/],
  [['--next', '1', '--next', '2'], /^--next stands twice/],
  [['--dry-run=yes'], /^--dry-run takes no value/],
  [['a', 'b'], /^"a b" is too much\. Write npm run some/],
])('refuses %j', (given, message) => {
  expect(() => parseOptions(given, known, { usage })).toThrow(message);
  expect(() => parseOptions(given, known, { usage })).toThrow(Refusal);
});

describe('of options that go together', () => {
  const both = { '--write': false, '--dry-run': false, '--json': false };
  const rules = { usage, needs: { '--dry-run': ['--write'] }, apart: [['--write', '--json']] };

  it.each([[[]], [['--write']], [['--json']], [['--dry-run', '--write']]])('takes %j', (given) => {
    expect(Object.keys(parseOptions(given, both, rules).options)).toEqual(given);
  });

  it.each([
    [['--dry-run'], /^--dry-run does nothing without --write\. Give both or none/],
    [['--dry-run', '--json'], /^--dry-run does nothing without --write/],
    [['--json', '--write'], /^--write and --json exclude each other/],
  ])('refuses %j', (given, message) => {
    expect(() => parseOptions(given, both, rules)).toThrow(message);
    expect(() => parseOptions(given, both, rules)).toThrow(Refusal);
  });
});

it('hands on what another program gets, in its order, without what is its own', () => {
  const given = ['a.spec.ts', '--dry-run', '-g', 'some words', '--next', '1', '--workers=2'];
  expect(parseOptions(given, known, { usage, takes: 'anything' })).toMatchObject({
    options: { '--dry-run': '', '--next': '1' },
    rest: ['a.spec.ts', '-g', 'some words', '--workers=2'],
  });
});
