import { parseOptions } from '../command/parseOptions.cjs';
import { cutOptions, cutUsage, parseCutArguments } from './parseCutArguments';
import { Refusal } from '../command/refusal.cjs';

const parse = (given: readonly string[]) =>
  parseCutArguments(parseOptions(given, cutOptions, { usage: cutUsage, takes: 'words' }));

it.each([
  [['x', '8.9.2'], { instance: 'x', version: '8.9.2', dryRun: false }],
  [
    ['default', '7.2.0', '--next', '7.3.0', '--dry-run'],
    { instance: 'default', version: '7.2.0', next: '7.3.0', dryRun: true },
  ],
  [
    ['--dry-run', 'x', '--next=9.0.0-beta.1', '8.9.2'],
    { instance: 'x', version: '8.9.2', next: '9.0.0-beta.1', dryRun: true },
  ],
  [['x', '8.9.2', '--freeze'], { instance: 'x', version: '8.9.2', freeze: true, dryRun: false }],
  [
    ['x', '8.9.2', '--next', '9.0.0', '--rename', 'OldItem=NewItem, $use=use2'],
    {
      instance: 'x',
      version: '8.9.2',
      next: '9.0.0',
      renames: { OldItem: 'NewItem', $use: 'use2' },
      dryRun: false,
    },
  ],
  [
    ['x', '8.9.2', '--next', '9.0.0', '--override', 'rollup@4.67.4, @swc/core@1.16.18-rc.1'],
    {
      instance: 'x',
      version: '8.9.2',
      next: '9.0.0',
      overrides: { rollup: '4.67.4', '@swc/core': '1.16.18-rc.1' },
      dryRun: false,
    },
  ],
])('reads %j', (given, expected) => {
  expect(parse(given)).toEqual(expected);
});

it.each([
  [[], /The instance and the version are missing\. Write npm run version:cut/],
  [['x'], /The version is missing/],
  [['core', '8.9.2'], /"core" is no docs instance: there are "default" .* and "x"/],
  [['x', 'v8.9.2'], /"v8\.9\.2" is no exact version.*without a "v"/],
  [['x', '8.9'], /"8\.9" is no exact version/],
  [['x', '../../etc'], /is no exact version/],
  [['x', '8.9.2', '8.9.3'], /"8\.9\.3" is too much/],
  [
    ['x', '8.9.2', '--nxt', '9.0.0'],
    /Unknown option --nxt; known are --next, --rename, --override, --freeze, --dry-run/,
  ],
  [['x', '8.9.2', '--next'], /--next has no value/],
  [['x', '8.9.2', '--next', '--dry-run'], /--next has no value/],
  [['x', '8.9.2', '--next', '9'], /--next is "9", which is no exact version/],
  [['x', '8.9.2', '--dry-run', '--dry-run'], /--dry-run stands twice/],
  [['x', '8.9.2', '--rename', 'A=B'], /without --next they do not/],
  [['x', '8.9.2', '--next', '9.0.0', '--rename', 'A'], /"A", which is no pair of names/],
  [['x', '8.9.2', '--next', '9.0.0', '--rename', 'A=B,'], /"", which is no pair/],
  [['x', '8.9.2', '--next', '9.0.0', '--rename', 'A=B;C'], /"A=B;C", which is no pair/],
  [['x', '8.9.2', '--next', '9.0.0', '--rename', 'A=B,A=C'], /has A twice/],
  [['x', '8.9.2', '--override', 'a@1.0.0'], /--override is for the libraries that --next installs/],
  [['x', '8.9.2', '--next', '9.0.0', '--override', 'a'], /"a", which is no package with an exact/],
  [
    ['x', '8.9.2', '--next', '9.0.0', '--override', 'a@^1.0.0'],
    /"a@\^1\.0\.0", which is no package/,
  ],
  ...['a@1', 'a@1.2.3.4', 'a@1.2.3-', 'a@4.67.4garbage', 'a@01.2.3'].map(
    (override): [string[], RegExp] => [
      ['x', '8.9.2', '--next', '9.0.0', '--override', override],
      /--override has "a@.+", which is no package with an exact version/,
    ],
  ),
  [
    ['x', '8.9.2', '--next', '9.0.0', '--override', '@a@1.0.0'],
    /"@a@1\.0\.0", which is no package/,
  ],
  [['x', '8.9.2', '--next', '9.0.0', '--override', 'a@1.0.0,a@1.0.1'], /has a twice/],
  [['x', '8.9.2', '--dry-run=no'], /--dry-run takes no value/],
])('refuses %j', (given, message) => {
  expect(() => parse(given)).toThrow(message);
  expect(() => parse(given)).toThrow(Refusal);
});
