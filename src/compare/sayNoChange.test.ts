import type { ServedHistory } from '../history/rules/servedHistory';
import { sayNoChange } from './sayNoChange';

const history: ServedHistory = {
  versions: ['7.29.1', '8.0.0', '8.1.0'],
  packages: ['@mui/x-charts'],
  name: 'Charts',
  product: 'x-charts',
  pages: {
    '/x/api/charts/bar-chart': { kind: 'component', name: 'BarChart', rows: {} },
    '/x/api/charts/new-chart': { kind: 'component', name: 'NewChart', from: 2, rows: {} },
  },
  exports: {},
  notes: {},
};

it.each([
  ['', '8.0.0', 'The API is the same in both versions.'],
  ['/x/api/charts/bar-chart', '8.0.0', 'The API is the same in both versions.'],
  ['/x/api/charts/new-chart', '8.0.0', 'NewChart is in neither version; it is new in 8.1.0.'],
  ['/x/api/charts/new-chart', '8.1.0', 'The API is the same in both versions.'],
  ['/x/api/data-grid/data-grid', '8.0.0', 'Charts has no page at /x/api/data-grid/data-grid.'],
  ['__proto__', '8.0.0', 'Charts has no page at __proto__.'],
  ['constructor', '8.0.0', 'Charts has no page at constructor.'],
])('says of the page "%s" up to %s: %s', (page, to, text) => {
  expect(sayNoChange(history, page, to)).toBe(text);
});
