import { readRow } from './readRow';

it.each([
  ['rowHeight', 'p', { kind: 'prop', name: 'rowHeight', anchor: 'prop-rowHeight' }],
  ['pinnedColumns+', 'p', { name: 'pinnedColumns', plan: 'pro', isOld: false }],
  ['aggregationModel!', 'p', { name: 'aggregationModel', plan: 'premium' }],
  ['variant~', 'i', { kind: 'prop', name: 'variant', plan: undefined, isOld: true }],
  ['expanded=Mui-expanded', 'c', { anchor: 'class-expanded', global: 'Mui-expanded' }],
  ['rowClick', 'e', { kind: 'event', anchor: 'event-rowClick' }],
  ['getRow', 'f', { kind: 'method', anchor: 'member-getRow' }],
] as const)('reads %s in a list of %s', (text, letter, row) => {
  expect(readRow(text, letter)).toMatchObject(row);
});
