import { benchOfGuide } from './benchOfGuide';

/** What a demo imports, each as in a module of its own. */
const material = (...names: string[]) =>
  names.map((name) => ({ from: `@mui/material/${name}`, name: 'default' }));
const named = (from: string, ...names: string[]) => names.map((name) => ({ from, name }));

const choose = (
  pathname: string,
  imports: ReturnType<typeof named> = [],
  documented: string[] = [],
) => benchOfGuide({ pathname, documented, imports });

it.each([
  ['/components/buttons', ['Button', 'IconButton'], '/api-docs/button/'],
  ['/components/checkboxes', ['FormControlLabel', 'Checkbox'], '/api-docs/checkbox/'],
  ['/components/tabs', ['Tab', 'Tabs'], '/api-docs/tabs/'],
  ['/components/toggle-button', ['ToggleButtonGroup', 'ToggleButton'], '/api-docs/toggle-button/'],
  ['/components/progress', ['CircularProgress'], '/api-docs/circular-progress/'],
  ['/components/snackbars', ['Snackbar', 'SnackbarContent'], '/api-docs/snackbar-content/'],
])('%s is about the component that it is called after', (pathname, documented, address) => {
  expect(choose(pathname, [], documented)).toBe(address);
});

it('is about the first one of its API tab where none is called so, if the demo shows it', () => {
  const imports = material('FormControlLabel', 'Radio');
  expect(choose('/components/radio-buttons', imports, ['Radio', 'FormControlLabel'])).toBe(
    '/api-docs/radio/',
  );
  expect(choose('/components/radio-buttons', [], ['Radio', 'FormControlLabel'])).toBeUndefined();
  expect(
    choose('/components/transfer-list', material('Checkbox'), ['List', 'Checkbox']),
  ).toBeUndefined();
});

it('takes nothing that the page does not explain for its subject', () => {
  expect(choose('/components/dialogs', material('Button'), ['Dialog'])).toBeUndefined();
  expect(choose('/components/trap-focus', material('Stack', 'TextField'))).toBeUndefined();
  expect(choose('/customization/theming', material('Button'))).toBeUndefined();
  expect(choose('/x/migration/pickers', named('@mui/x-date-pickers', 'DatePicker'))).toBe(
    undefined,
  );
  expect(choose('/', material('Button'))).toBeUndefined();
});

it('is the first one that the demo imports on a page of MUI X, of the page’s own product', () => {
  const chart = named('@mui/x-charts', 'LineChart', 'BarChart');
  expect(choose('/x/react-charts/axis', [...material('Button'), ...chart])).toBe(
    '/x/api/charts/line-chart/',
  );
  expect(choose('/x/react-charts/bars', chart)).toBe('/x/api/charts/bar-chart/');
  expect(choose('/x/react-charts', chart)).toBe('/x/api/charts/line-chart/');
  expect(choose('/x/react-data-grid/layout', chart)).toBeUndefined();
  expect(choose('/x/react-data-grid/tree-data', named('@mui/x-data-grid-pro', 'DataGridPro'))).toBe(
    undefined,
  );
});

it('knows an import from the package, and one from a module of it', () => {
  for (const from of ['@mui/x-date-pickers', '@mui/x-date-pickers/DatePicker'])
    expect(choose('/components/date-picker', named(from, 'DatePicker'))).toBe(
      '/x/api/date-pickers/date-picker/',
    );
  expect(choose('/components/date-picker', named('other', 'DatePicker'))).toBeUndefined();
  expect(choose('/system/container', [{ from: '@mui/system/Container', name: 'default' }])).toBe(
    '/system/api/container/',
  );
  expect(choose('/system/react-grid', named('@mui/system', 'Grid'))).toBe('/system/api/grid/');
  expect(choose('/system/grid', material('Grid'))).toBeUndefined();
});
