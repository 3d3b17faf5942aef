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
  ['', { product: 'x-data-grid', from: '8.4.0', to: '8.9.2', page: '', kinds: [] }],
  ['?product=x-charts', { product: 'x-charts', from: '8.0.0', to: '8.1.0', page: '', kinds: [] }],
  [
    '?product=none&from=x&to=9',
    { product: 'x-data-grid', from: '8.4.0', to: '8.9.2', page: '', kinds: [] },
  ],
  [
    '?from=8.4.1&to=8.9.2',
    { product: 'x-data-grid', from: '8.4.0', to: '8.9.2', page: '', kinds: [] },
  ],
  [
    '?from=8.9.2&to=8.0.0',
    { product: 'x-data-grid', from: '7.29.13', to: '8.0.0', page: '', kinds: [] },
  ],
  ['?from=8.9.2', { product: 'x-data-grid', from: '8.4.0', to: '8.9.2', page: '', kinds: [] }],
  ['?from=9.0.0', { product: 'x-data-grid', from: '8.4.0', to: '8.9.2', page: '', kinds: [] }],
  [
    '?from=8.0.0&to=8.0.0',
    { product: 'x-data-grid', from: '7.29.13', to: '8.0.0', page: '', kinds: [] },
  ],
  [
    '?from=8.4.1&to=8.4.3',
    { product: 'x-data-grid', from: '8.0.0', to: '8.4.0', page: '', kinds: [] },
  ],
  ['?to=7.29.13', { product: 'x-data-grid', from: '7.29.13', to: '8.0.0', page: '', kinds: [] }],
  [
    '?from=7.29.13&to=7.29.13',
    { product: 'x-data-grid', from: '7.29.13', to: '8.0.0', page: '', kinds: [] },
  ],
  [
    '?from=1.0.0&page=/x/a/',
    { product: 'x-data-grid', from: '8.4.0', to: '8.9.2', page: '/x/a', kinds: [] },
  ],
  [
    '?product=x-charts&kinds=deprecated,removed,constructor',
    { product: 'x-charts', from: '8.0.0', to: '8.1.0', page: '', kinds: ['removed', 'deprecated'] },
  ],
])('%j asks for %j', (search, expected) => {
  expect(readChosen(search, products)).toEqual(expected);
});

it('reads what it writes', () => {
  const chosen = {
    product: 'x-data-grid',
    from: '8.0.0',
    to: '8.9.2',
    page: '/x/api/data-grid/data-grid',
    kinds: ['removed', 'deprecated'] as const,
  };
  expect(writeChosen(chosen, '')).toBe(
    '?product=x-data-grid&from=8.0.0&to=8.9.2&page=/x/api/data-grid/data-grid&kinds=removed,deprecated',
  );
  expect(readChosen(writeChosen(chosen, ''), products)).toEqual(chosen);
});

it('leaves in the address what is not its own', () => {
  const chosen = { product: 'x-charts', from: '8.0.0', to: '8.1.0', page: '', kinds: [] };
  expect(writeChosen(chosen, '?product=x-data-grid&kinds=removed&mode=dark')).toBe(
    '?product=x-charts&from=8.0.0&to=8.1.0&mode=dark',
  );
});
