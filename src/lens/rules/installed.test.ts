import fc from 'fast-check';
import {
  changeInstalled,
  formatInstalled,
  installedProperties,
  isVersion,
  parseInstalled,
  versionNumber,
} from './installed';

it.each([
  ['x-data-grid@8.4.1', { 'x-data-grid': '8.4.1' }],
  ['x-charts@8.2.0,x-data-grid@8.4.1', { 'x-charts': '8.2.0', 'x-data-grid': '8.4.1' }],
  ['x-charts@8.2.0,x-charts@8.3.0', { 'x-charts': '8.2.0' }],
  ['x-charts@8.0.0-beta.3', { 'x-charts': '8.0.0-beta.3' }],
  [
    'material-ui@6.0.0-dev.20240529-082515-213b5e33ab,x-charts@8.2.0',
    { 'material-ui': '6.0.0-dev.20240529-082515-213b5e33ab', 'x-charts': '8.2.0' },
  ],
  ['', {}],
  ['x-charts', {}],
  ['x-charts@8', {}],
  ['x-charts@^8.2.0', {}],
  ['x-charts@8.2.0,', { 'x-charts': '8.2.0' }],
  [',x-charts@8.2.0', {}],
  ['x-charts@8.2.0;color:red', {}],
  ['__proto__@8.2.0', {}],
])('%s says %j', (text, expected) => {
  expect(parseInstalled(text)).toEqual(expected);
});

it('reads what it writes', () => {
  const versions = fc
    .tuple(fc.nat(999), fc.nat(999), fc.nat(999))
    .map((numbers) => numbers.join('.'));
  const products = fc.constantFrom('x-data-grid', 'x-charts', 'material-ui', 'system');
  fc.assert(
    fc.property(fc.dictionary(products, versions), (installed) => {
      expect(parseInstalled(formatInstalled(installed))).toEqual(installed);
    }),
  );
});

it.each([
  ['x-charts@8.2.0,x-data-grid@8.4.1', { 'x-charts': '8.3.0' }, 'x-charts@8.3.0,x-data-grid@8.4.1'],
  ['x-data-grid@8.4.1', { 'x-charts': '8.3.0' }, 'x-charts@8.3.0,x-data-grid@8.4.1'],
  ['x-charts@8.2.0,x-data-grid@8.4.1', { 'x-charts': '' }, 'x-data-grid@8.4.1'],
  ['x-charts@8.2.0', { 'x-charts': '', 'x-data-grid': '' }, ''],
  ['', { 'x-charts': '8.3.0' }, 'x-charts@8.3.0'],
])('%j with %j is %j', (text, changed, expected) => {
  expect(changeInstalled(text, changed)).toBe(expected);
});

it('orders versions by their number', () => {
  const versions = ['7.29.13', '8.0.0-beta.3', '8.0.0', '8.0.1', '8.4.1', '8.10.0', '9.0.0'];
  const numbers = versions.map(versionNumber);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(new Set(numbers).size).toBe(versions.length);
  // A browser may compute with 24 bits.
  expect(Math.max(...numbers)).toBeLessThan(2 ** 24);
  expect(() => versionNumber('8.4')).toThrow('"8.4" is no exact version');
  expect([isVersion('8.4.1'), isVersion('8.4'), isVersion('latest')]).toEqual([true, false, false]);
  expect(isVersion('6.0.0-dev.20240529-082515-213b5e33ab')).toBe(true);
});

it('names the properties that a stylesheet reads', () => {
  expect(installedProperties({ 'x-charts': '8.2.0' })).toEqual([
    ['--installed-x-charts', '8002000'],
    ['--version-x-charts', '"8.2.0"'],
  ]);
});
