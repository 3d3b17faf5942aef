import { anchorVersion, isNewer } from './anchorVersion';

const history = {
  product: 'x-charts',
  packages: ['@mui/x-charts'],
  versions: ['7.29.1', '8.0.0', '8.10.0'],
  pages: {
    '/x/api/charts/bar-chart': {
      kind: 'component' as const,
      name: 'BarChart',
      from: 1,
      rows: { 'prop:bar-gap': [[2, {}]] as const, 'slot:bar': [[2, {}]] as const },
    },
    '/x/api/charts/use-a': {
      kind: 'hook' as const,
      name: 'useA',
      rows: { 'returned:value': [[2, {}]] as const },
    },
  },
  exports: {},
};

it.each([
  ['bar-chart', '', '8.0.0'],
  ['bar-chart', 'prop-bar-gap', '8.10.0'],
  ['bar-chart', 'slot-bar', '8.10.0'],
  ['bar-chart', 'prop-width', '8.0.0'],
  ['bar-chart', 'props', '8.0.0'],
  ['use-a', 'member-value', '8.10.0'],
  ['use-a', 'prop-value', undefined],
  ['pie-chart', '', undefined],
])('%s#%s came in %s', (page, anchor, version) => {
  expect(anchorVersion(history, `/x/api/charts/${page}`, anchor)).toBe(version);
});

it('compares versions as numbers', () => {
  expect(isNewer('8.10.0', '8.9.2')).toBe(true);
  expect(isNewer('8.9.2', '8.9.2')).toBe(false);
});
