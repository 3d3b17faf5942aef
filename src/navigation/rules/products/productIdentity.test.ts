import fc from 'fast-check';
import { pageTrees } from '../../../../config/page-tree';
import { products } from '../../../../config/products';
import { addresses } from '../../../../tests/support/addresses';
import { currentProduct } from './currentProduct';
import { isExternal, listNodes } from '../tree/pageTree';
import { productIdentity } from './productIdentity';

it.each([
  // Folders of the original sites.
  ['/material-ui/react-button/', 'core', 'material-ui'],
  ['/material-ui', 'core', 'material-ui'],
  ['/joy-ui/react-button/', 'core', 'joy-ui'],
  ['/joy-ui', 'core', 'joy-ui'],
  ['/base-ui/react-menu/', 'core', 'base-ui'],
  ['/system/box/', 'core', 'system'],
  ['/system', 'core', 'system'],
  ['/system?a=1', 'core', 'system'],
  ['/systems/box/', null, null],
  ['/toolpad/', 'toolpad', 'toolpad-core'],
  ['/toolpad', 'toolpad', 'toolpad-core'],
  ['/toolpad/core/introduction/', 'toolpad', 'toolpad-core'],
  ['/toolpad/studio/', 'toolpad', 'toolpad-studio'],
  ['/toolpad/studio', 'toolpad', 'toolpad-studio'],
  ['/toolpad/studio/getting-started/', 'toolpad', 'toolpad-studio'],
  ['/toolpad/studios/', 'toolpad', 'toolpad-core'],
  ['/docs/', 'docs', 'docs'],
  ['/versions/', 'docs', 'docs'],
  ['/versions', 'docs', 'docs'],
  ['/zh/versions/', 'docs', 'docs'],
  ['/versions?a', 'docs', 'docs'],
  ['/production-error/', 'docs', 'docs'],
  ['/production-error?code=1', 'docs', 'docs'],
  ['/experiments/docs/', null, 'docs-infra'],
  ['/experiments/docs/callouts/', null, 'docs-infra'],
  ['/experiments/docs', null, 'docs-infra'],
  ['/experiments/', null, null],
  ['/experiments/docsy/', null, null],
  // Sections of this site's core.
  ['/getting-started/installation/', 'core', 'material-ui'],
  ['/components/buttons/', 'core', 'material-ui'],
  ['/components/buttons', 'core', 'material-ui'],
  ['/components/buttons/components-api/', 'core', 'material-ui'],
  ['/zh/components/buttons/#sizes', 'core', 'material-ui'],
  ['/en/components/buttons/', 'core', 'material-ui'],
  ['//components/buttons/', 'core', 'material-ui'],
  ['/Components/buttons/', null, null],
  ['/customization/palette/', 'core', 'material-ui'],
  ['/guides/typescript/', 'core', 'material-ui'],
  ['/api-docs/button/', 'core', 'material-ui'],
  ['/api/button/', 'core', 'material-ui'],
  ['/apiary/', null, null],
  ['/css-in-js/basics/', 'core', 'material-ui'],
  ['/styles/basics/', 'core', 'material-ui'],
  ['/discover-more/showcase/', 'core', 'material-ui'],
  ['/system/api/box/', 'core', 'system'],
  ['/7.2.0/components/buttons/', 'core', 'material-ui'],
  ['/7.2.0/api/button/', 'core', 'material-ui'],
  ['/zh/7.2.0/system/box/', 'core', 'system'],
  // MUI X.
  ['/x/', 'x', null],
  ['/x', 'x', null],
  ['/x?a=1', 'x', null],
  ['/x/introduction/', 'x', null],
  ['/x/introduction/licensing/', 'x', null],
  ['/x/guides/telemetry/', 'x', null],
  ['/x/common-concepts/custom-components/', 'x', null],
  ['/x/migration/migration-data-grid-v7/', 'x', null],
  ['/x/react-/', 'x', null],
  ['/x/react', 'x', null],
  ['/x/reactive-data-grid/', 'x', null],
  ['/x/react-data-grid/', 'x', 'x-data-grid'],
  ['/x/react-data-grid', 'x', 'x-data-grid'],
  ['/x/react-data-grid?a=1', 'x', 'x-data-grid'],
  ['/x/react-data-grid#rows', 'x', 'x-data-grid'],
  ['/x/react-data-grid/sorting/', 'x', 'x-data-grid'],
  ['/zh/x/react-data-grid/sorting/', 'x', 'x-data-grid'],
  ['/x/react-date-pickers/date-picker/', 'x', 'x-date-pickers'],
  ['/x/react-charts', 'x', 'x-charts'],
  ['/x/react-tree-view/rich-tree-view/items/', 'x', 'x-tree-view'],
  ['/x/react-scheduler/', 'x', 'x-scheduler'],
  ['/x/8.9.2/react-charts/bars/', 'x', 'x-charts'],
  ['/zh/x/8.9.2/react-charts/bars/', 'x', 'x-charts'],
  ['/x/8.9.2/introduction/', 'x', null],
  ['/xy/react-charts/', null, null],
  // API pages of MUI X.
  ['/x/api/data-grid/', 'x', 'x-data-grid'],
  ['/x/api/data-grid', 'x', 'x-data-grid'],
  ['/x/api/data-grid/data-grid/', 'x', 'x-data-grid'],
  ['/x/api/date-pickers/date-picker/', 'x', 'x-date-pickers'],
  ['/x/api/charts/bar-chart/', 'x', 'x-charts'],
  ['/x/api/tree-view/tree-item/', 'x', 'x-tree-view'],
  ['/zh/x/api/tree-view/tree-item/', 'x', 'x-tree-view'],
  ['/x/8.9.2/api/charts/bar-chart/', 'x', 'x-charts'],
  ['/x/api/data-grids/', 'x', null],
  ['/x/api/', 'x', null],
  // Pages of no product.
  ['/', null, null],
  ['', null, null],
  ['/zh/', null, null],
  ['/404.html', null, null],
  ['/playground/', null, null],
  ['/nowhere/', null, null],
  ['/constructor/', null, null],
])('%s: category %s, id %s', (address, category, id) => {
  expect(productIdentity(address)).toEqual({ category, id });
});

it('agrees with the product in whose sidebar a page of the tree stands', () => {
  for (const { instance, roots, id } of products) {
    const own = pageTrees[instance].filter(({ pathname }) => roots.includes(pathname));
    const paths = listNodes(own, id)
      .filter(({ kind }) => kind === 'page')
      .map(({ node }) => node.pathname)
      .filter((pathname) => !isExternal(pathname) && pathname !== '/versions');
    expect(paths.filter((path) => currentProduct(products, `/zh${path}/`)?.id !== id)).toEqual([]);
  }
});

it('is the same however the address is written, and never throws', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      const bare = address.replace(/[?#].*$/s, '');
      expect(productIdentity(`/zh/${bare}/?a=1#b`)).toEqual(productIdentity(bare));
      expect(productIdentity(address)).toEqual(productIdentity(bare));
    }),
    { numRuns: 1000 },
  );
});
