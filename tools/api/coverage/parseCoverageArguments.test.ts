import { parseOptions } from '../../command/parseOptions.cjs';
import { coverageOptions, parseCoverageArguments } from './parseCoverageArguments';

const parse = (given: readonly string[]) =>
  parseCoverageArguments(parseOptions(given, coverageOptions, { usage: 'npm run api:coverage' }));

it.each([
  [[], { json: false }],
  [['--json', '--product', 'charts'], { json: true, product: 'charts' }],
  [['--product=data-grid'], { json: false, product: 'data-grid' }],
])('%j', (args, expected) => {
  expect(parse(args)).toEqual(expected);
});

it.each([
  [['--prodct'], /Unknown option --prodct; known are --product, --json, --help/],
  [['--json=1'], /--json takes no value/],
  [['charts'], /"charts" is too much/],
  [['--product'], /--product has no value/],
  [['--product', 'grid'], /--product "grid" is unknown: one of core, .*data-grid/],
])('refuses %j', (args, message) => {
  expect(() => parse(args)).toThrow(message);
});
