import { folderName, namesFileOf, plainId } from './namesFile';

it.each([
  ['Row height', 'row-height'],
  ['Sorting & selecting', 'sorting--selecting'],
  ['The "sx" prop', 'the-sx-prop'],
  ['useAutocomplete()', 'useautocomplete'],
  ['Crème: brûlée', 'crème-brûlée'],
  ['CSS 变量（新）', 'css-变量新'],
])('makes the id of %j', (title, id) => {
  expect(plainId(title)).toBe(id);
});

it.each([
  ['Button', 'button'],
  ['DataGridPro', 'data-grid-pro'],
  ['HTMLElementType', 'html-element-type'],
  ['useItemTooltip', 'use-item-tooltip'],
])('names the folder of %s', (title, folder) => {
  expect(folderName(title)).toBe(folder);
});

it('has a file for each version', () => {
  expect(namesFileOf('docs-x-8.9.2')).toBe('search/docs-x-8.9.2.json');
});
