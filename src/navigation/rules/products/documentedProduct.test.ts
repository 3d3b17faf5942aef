import { documentedProduct } from './documentedProduct';

it.each([
  ['/x/react-charts/bars/', 'x-charts'],
  ['/zh/components/buttons/', 'material-ui'],
  ['/x/8.9.2/react-charts/bars/', null],
  ['/zh/x/8.9.2/api/charts/bar-chart/', null],
  ['/7.2.0/components/buttons/', null],
  ['/x/introduction/', null],
])('%s tells of the versions of %s', (address, product) => {
  expect(documentedProduct(address)).toBe(product);
});
