import { parseOptions } from '../../command/parseOptions.cjs';
import { Refusal } from '../../command/refusal.cjs';
import { parsePatchArguments, patchOptions, patchUsage } from './parsePatchArguments';

const parse = (...given: string[]) =>
  parsePatchArguments(parseOptions(given, patchOptions, { usage: patchUsage, takes: 'words' }));

it.each([
  ['/react-charts/bars', '/react-charts/bars'],
  ['/react-charts/bars/', '/react-charts/bars'],
  ['/', '/'],
])('reads the page %s', (given, page) => {
  expect(parse('x', '8.9.2', '--page', given)).toEqual({
    instance: 'x',
    version: '8.9.2',
    page,
    dryRun: false,
  });
});

it.each([
  [['x', '8.9.2'], /--page is missing: one page is built anew/],
  [['x', '8.9.2', '--page', 'react-charts'], /is no address of a page/],
  [['x', '8.9.2', '--page', '//example.org'], /is no address of a page/],
  [['x', '8.9.2', '--page', '/../x'], /is no address of a page/],
  [['x', '--page', '/a'], /The version is missing/],
])('refuses %j', (given, message) => {
  expect(() => parse(...given)).toThrow(message);
  expect(() => parse(...given)).toThrow(Refusal);
});
