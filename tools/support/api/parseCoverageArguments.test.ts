import { parseCoverageArguments } from './parseCoverageArguments';

it.each([
  [[], { help: false, json: false }],
  [['--help'], { help: true, json: false }],
  [['--json', '--product', 'charts'], { help: false, json: true, product: 'charts' }],
  [['--product=data-grid'], { help: false, json: false, product: 'data-grid' }],
])('%j', (args, expected) => {
  expect(parseCoverageArguments(args)).toEqual(expected);
});

it.each([
  [['--prodct'], /Unknown option --prodct\. Known are --help, --json, --product/],
  [['--json=1'], /Unknown option --json=1/],
  [['charts'], /Unknown option charts/],
  [['--product'], /--product needs a value: one of core, /],
  [['--product', 'grid'], /--product "grid" is unknown: one of core, .*data-grid/],
])('refuses %j', (args, message) => {
  expect(() => parseCoverageArguments(args)).toThrow(message);
});
