import { demoPage } from './demoPage';

it.each([
  ['x-docs/react-data-grid/sorting/BasicSorting', '/x/react-data-grid/sorting/', 'BasicSorting'],
  ['docs/components/buttons/BasicButtons', '/components/buttons/', 'BasicButtons'],
  ['x_versioned_docs/version-8.9.2/react-charts/bars/Bars', '/x/8.9.2/react-charts/bars/', 'Bars'],
  ['versioned_docs/version-7.2.0/components/tabs/Tabs', '/7.2.0/components/tabs/', 'Tabs'],
  ['docs/_playground/Components', '/playground/', 'Components'],
  ['docs/_home/Booking', '/', 'Booking'],
])('%s stands on %s', (id, page, name) => {
  expect(demoPage(id)).toEqual({ page, name });
});

it.each([
  '',
  'docs',
  'docs/BasicButtons',
  'src/demos/Demo',
  'docs/../secrets/Key',
  'docs/./a/B',
  'docs//a/B',
  'docs/.hidden/B',
  'docs/_hidden/B',
  'docs/components/_hidden/B',
  'docs/components/tabs/_B',
  'versioned_docs/version-7.2.0/_playground/B',
  '/docs/a/B',
  'https://example.org/docs/a/B',
])('%j is no demo of a page', (id) => {
  expect(demoPage(id)).toBeUndefined();
});
