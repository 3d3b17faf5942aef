import { parseHistoryArguments } from './parseHistoryArguments';

it.each([
  [[], 'write'],
  [['--check'], 'check'],
  [['--dry-run'], 'dry-run'],
  [['--help'], 'help'],
  [['--check', '-h'], 'help'],
])('reads %j as %s', (given, mode) => {
  expect(parseHistoryArguments(given, {})).toBe(mode);
});

it.each([
  [['--chek'], {}, /Unknown argument --chek/],
  [['8.0.0'], {}, /Unknown argument 8.0.0/],
  [['--check', '--dry-run'], {}, /exclude each other/],
  [[], { npm_config_check: 'true' }, /npm took --check for itself/],
  [[], { npm_config_dry_run: 'true' }, /npm run api:history -- --dry-run/],
])('refuses %j with %j', (given, environment, message) => {
  expect(() => parseHistoryArguments(given, environment)).toThrow(message);
});
