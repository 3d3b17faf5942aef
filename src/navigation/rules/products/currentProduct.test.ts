import { products } from '../../../../config/products';
import { currentProduct } from './currentProduct';

it.each([
  ['/', undefined],
  ['/components/buttons/', 'material-ui'],
  ['/getting-started/installation', 'material-ui'],
  ['/system/box/', 'system'],
  ['/x/introduction/', 'x'],
  ['/x/migration/migration-data-grid-v7/', 'x'],
  ['/x/react-data-grid/', 'x-data-grid'],
  ['/x/react-data-grid/sorting/', 'x-data-grid'],
  ['/x/react-date-pickers/date-picker/', 'x-date-pickers'],
  ['/x/react-charts', 'x-charts'],
  ['/x/react-tree-view/rich-tree-view/items/', 'x-tree-view'],
  ['/x/api/tree-view/tree-item/', 'x-tree-view'],
  ['/x/api/data-grid/data-grid/', 'x-data-grid'],
])('%s belongs to %s', (path, id) => {
  expect(currentProduct(products, path)?.id).toBe(id);
});
