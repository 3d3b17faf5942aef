import { productIdentity } from '../../../src/navigation/rules/products/productIdentity';
import { searchedProduct } from './searchedProduct';

it.each([
  ['/x/react-data-grid/sorting/', 'x-data-grid'],
  ['/x/common-concepts/error-messages-data-grid/', 'x-data-grid'],
  ['/zh/x/common-concepts/error-messages-pickers/', 'x-date-pickers'],
  ['/x/common-concepts/error-messages-charts/', 'x-charts'],
  ['/x/migration/migration-tree-view-lab/', 'x-tree-view'],
  ['/x/8.9.2/migration/migration-data-grid-v7/', 'x-data-grid'],
  ['/x/migration/migration-pickers-v5', 'x-date-pickers'],
  ['/x/common-concepts/error-messages/', 'x'],
  ['/x/introduction/licensing/', 'x'],
  ['/components/charts-and-more/', 'material-ui'],
  ['/unknown/', 'none'],
])('%s is of %s', (address, product) =>
  expect(searchedProduct(productIdentity(address), address)).toBe(product),
);
