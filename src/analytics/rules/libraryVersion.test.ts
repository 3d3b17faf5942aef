import { libraryVersion } from './libraryVersion';

const products = [
  { id: 'material-ui', version: '7.2.0' },
  { id: 'x-charts', version: '8.9.2' },
];

it.each([
  ['current', 'x-charts', '8.9.2'],
  ['current', 'docs', null],
  ['current', null, null],
  ['6.4.0', 'material-ui', '6.4.0'],
  [null, 'material-ui', null],
])('of the docs %s of %s it is %s', (docs, product, version) => {
  expect(libraryVersion({ docs, product }, products)).toBe(version);
});
