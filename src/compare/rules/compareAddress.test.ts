import { readChosen, writeChosen } from './compareAddress';

const products = [
  {
    product: 'x-data-grid',
    name: 'Data Grid',
    packages: [],
    versions: ['7.29.13', '8.0.0', '8.4.0', '8.9.2'],
  },
  { product: 'x-charts', name: 'Charts', packages: [], versions: ['8.0.0', '8.1.0'] },
];

it.each([
  ['', { product: 'x-data-grid', from: '8.4.0', to: '8.9.2', page: '' }],
  ['?product=x-charts', { product: 'x-charts', from: '8.0.0', to: '8.1.0', page: '' }],
  ['?product=none&from=x&to=9', { product: 'x-data-grid', from: '8.4.0', to: '8.9.2', page: '' }],
  ['?from=8.4.1&to=8.9.2', { product: 'x-data-grid', from: '8.4.0', to: '8.9.2', page: '' }],
  ['?from=8.9.2&to=8.0.0', { product: 'x-data-grid', from: '7.29.13', to: '8.0.0', page: '' }],
  ['?from=8.9.2', { product: 'x-data-grid', from: '8.4.0', to: '8.9.2', page: '' }],
  ['?from=9.0.0', { product: 'x-data-grid', from: '8.4.0', to: '8.9.2', page: '' }],
  ['?from=8.0.0&to=8.0.0', { product: 'x-data-grid', from: '7.29.13', to: '8.0.0', page: '' }],
  ['?from=8.4.1&to=8.4.3', { product: 'x-data-grid', from: '8.0.0', to: '8.4.0', page: '' }],
  ['?to=7.29.13', { product: 'x-data-grid', from: '7.29.13', to: '8.0.0', page: '' }],
  ['?from=7.29.13&to=7.29.13', { product: 'x-data-grid', from: '7.29.13', to: '8.0.0', page: '' }],
  ['?from=1.0.0&page=/x/a/', { product: 'x-data-grid', from: '8.4.0', to: '8.9.2', page: '/x/a' }],
])('%j asks for %j', (search, expected) => {
  expect(readChosen(search, products)).toEqual(expected);
});

it('reads what it writes', () => {
  const chosen = {
    product: 'x-data-grid',
    from: '8.0.0',
    to: '8.9.2',
    page: '/x/api/data-grid/data-grid',
  };
  expect(writeChosen(chosen)).toBe(
    '?product=x-data-grid&from=8.0.0&to=8.9.2&page=/x/api/data-grid/data-grid',
  );
  expect(readChosen(writeChosen(chosen), products)).toEqual(chosen);
});
