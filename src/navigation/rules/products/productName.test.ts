import { docTitle } from '../tree/docTitle';
import { productIdentity } from './productIdentity';
import { productName } from './productName';

it.each([
  ['/components/buttons/', 'Material UI'],
  ['/system/box/', 'MUI System'],
  ['/joy-ui/react-button/', 'Joy UI'],
  ['/base-ui/react-menu/', 'Base UI'],
  ['/x/introduction/', 'MUI X'],
  ['/x/react-data-grid/sorting/', 'MUI X'],
  ['/x/api/tree-view/tree-item/', 'MUI X'],
  ['/toolpad/', 'Toolpad Core'],
  ['/toolpad/studio/', 'Toolpad Studio'],
  ['/experiments/docs/a/', 'Docs infrastructure'],
  ['/versions/', undefined],
  ['/', undefined],
])('%s is of %s', (address, name) => {
  expect(productName(productIdentity(address))).toBe(name);
});

it('takes no name from what every object has', () => {
  expect(productName({ category: null, id: 'toString' })).toBeUndefined();
});

it.each([
  ['Sorting', 'MUI X', 'Sorting - MUI X'],
  ['按钮', 'Material UI', '按钮 - Material UI'],
  [' Sorting ', 'MUI X', 'Sorting - MUI X'],
  ['', 'MUI Docs', 'MUI Docs'],
  [undefined, 'MUI Docs', 'MUI Docs'],
  ['MUI Docs', 'MUI Docs', 'MUI Docs'],
])('the title of %j of %s is %s', (title, name, expected) => {
  expect(docTitle(title, name)).toBe(expected);
});
