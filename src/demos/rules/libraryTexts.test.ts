import { showsLibraryTexts, textLanguage } from './libraryTexts';

it('knows the languages in which the library has texts', () => {
  expect(textLanguage('zh')).toBe('zh');
  expect(textLanguage('en')).toBeUndefined();
  expect(textLanguage('zh-')).toBeUndefined();
});

it.each([
  ['@mui/x-data-grid', true],
  ['@mui/x-data-grid-premium', true],
  ['@mui/x-date-pickers/DatePicker', true],
  ['@mui/x-date-pickers-pro/DateRangePicker', true],
  ['@mui/material/Autocomplete', true],
  ['@mui/material/TablePagination', true],
  ['@mui/material', true],
  ['@mui/material/Button', false],
  ['@mui/material/styles', false],
  ['@mui/x-charts/BarChart', false],
  ['@mui/x-tree-view/RichTreeView', false],
  ['react', false],
])('a demo that imports %s may show texts of the library: %s', (request, expected) => {
  expect(showsLibraryTexts(['react', request])).toBe(expected);
});
