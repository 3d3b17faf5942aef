import { parseOptions } from './parseOptions';
import { partNames } from './results';

it('measures everything unless asked otherwise', () => {
  expect(parseOptions([])).toEqual({
    parts: [...partNames],
    stock: true,
    growth: [20, 200, 2000],
    json: false,
    write: false,
    keep: false,
  });
});

it('reads all options', () => {
  expect(
    parseOptions([
      '--only',
      'growth,bytes',
      '--build',
      'other',
      '--no-stock',
      '--growth',
      '200,20,20',
      '--json',
      '--write',
      '--keep',
    ]),
  ).toEqual({
    parts: ['bytes', 'growth'],
    build: 'other',
    stock: false,
    growth: [20, 200],
    json: true,
    write: true,
    keep: true,
  });
});

it('takes build/ where no other build is named', () => {
  expect(parseOptions(['--skip-build']).build).toBe('build');
  expect(parseOptions(['--build', 'other', '--skip-build']).build).toBe('other');
  expect(parseOptions(['--skip-build']).parts).toEqual(
    partNames.filter((part) => part !== 'build'),
  );
});

it.each([
  [['--only', 'bytes,speed'], /speed is no part\. Parts are bytes, lighthouse/],
  [['--only', ','], /nothing is no part/],
  [['--only'], /--only needs a value: --only bytes/],
  [['--only', '--json'], /--only needs a value/],
  [['--growth', '20,many'], /whole numbers of pages from 10 to 20000/],
  [['--growth', '5'], /from 10/],
  [['--build'], /--build needs a value/],
  [['--fast'], /"--fast" is unknown\. Known are --only/],
  [['bytes'], /"bytes" is unknown/],
  [['--skip-build', '--only', 'build'], /Leave out one of them/],
])('refuses %j', (args, message) => {
  expect(() => parseOptions(args)).toThrow(message);
});
