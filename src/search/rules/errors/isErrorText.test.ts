import { beginsAsError, isErrorText } from './isErrorText';

it.each([
  'MUI X: Missing license key.',
  'MUI: Card',
  'Uncaught TypeError: x is undefined',
  '  > Error: MUI',
  'Warning: Failed prop type',
  'Could not find the Chart context',
  '找不到 the Chart context',
])('%s may have been printed', (query) => expect(isErrorText(query)).toBe(true));

it.each([
  '',
  'error',
  'mui',
  'date picker error',
  'prop:onRowClick',
  '图表 上下文',
  'mui data grid',
  'MUI X',
  '@mui/x-date-pickers',
  '@mui/x-data-grid-pro',
  '--mui-palette-primary-main',
  'a - / - -',
])('%j has not', (query) => expect(isErrorText(query)).toBe(false));

it('knows beginnings', () => {
  expect(beginsAsError('MUI: Expected')).toBe(true);
  expect(beginsAsError('MUI X Charts: Could not find')).toBe(true);
  expect(beginsAsError('MUI X Data Grid')).toBe(false);
  expect(beginsAsError('@mui/material/styles')).toBe(false);
  expect(beginsAsError('muiName of a component')).toBe(false);
  expect(beginsAsError('Could not find')).toBe(false);
});
