import { parseOptions } from '../../command/parseOptions.cjs';
import { historyOptions, parseHistoryArguments } from './parseHistoryArguments';

const parse = (given: readonly string[]) =>
  parseHistoryArguments(parseOptions(given, historyOptions, { usage: 'npm run api:history' }));

it.each([
  [[], 'write'],
  [['--check'], 'check'],
  [['--dry-run'], 'dry-run'],
])('reads %j as %s', (given, mode) => {
  expect(parse(given)).toBe(mode);
});

it.each([
  [['--chek'], /Unknown option --chek/],
  [['8.0.0'], /"8\.0\.0" is too much/],
  [['--check', '--dry-run'], /exclude each other/],
])('refuses %j', (given, message) => {
  expect(() => parse(given)).toThrow(message);
});
