import { ownerNames, planFamily } from './originOf';

test.each([
  ['ButtonOwnProps', 'Button'],
  ['InputBaseProps', 'InputBase'],
  ['BaseSelectProps', 'Select'],
  ['ExportedDateCalendarProps', 'DateCalendar'],
  ['RichTreeViewPropsBase', 'RichTreeView'],
])('%s may belong to %s', (declaring, name) => expect(ownerNames(declaring)).toContain(name));

test('the whole name comes first: InputBaseProps are not those of Input', () => {
  expect(ownerNames('InputBaseProps')[0]).toBe('InputBase');
});

test('the props of an internal base are not those of the component that is called so', () => {
  expect(ownerNames('SwitchBaseProps')).not.toContain('Switch');
});

test('an interface that is no props belongs to no component', () => {
  expect(ownerNames('GridColDef')).toEqual([]);
});

test('the plans of the grid are one family', () => {
  expect(planFamily('DataGridPremium')).toEqual(['DataGrid', 'DataGridPro', 'DataGridPremium']);
  expect(planFamily('BarChart')).toEqual(['BarChart']);
});
