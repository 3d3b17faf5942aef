import { globalClasses } from './globalClasses';

it.each([
  ['& .MuiButton-root', ['MuiButton-root']],
  ['.MuiTab-root:hover, .MuiTab-root', ['MuiTab-root']],
  ['.MuiTab-root.Mui-selected.Mui-disabled', ['MuiTab-root', 'MuiTab-selected', 'MuiTab-disabled']],
  ['.Mui-selected', []],
  ['Mui is a library', []],
])('%s', (text, expected) => {
  expect(globalClasses(text)).toEqual(expected);
});
