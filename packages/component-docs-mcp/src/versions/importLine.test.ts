import type { AgentsSymbol } from '../../../../src/agents/rules/types';
import { importLine } from './importLine';
import { packagesOf } from './packagesOf';

const chart: AgentsSymbol = {
  name: 'BarChart',
  kind: 'component',
  path: 'x/api/charts/bar-chart/',
  tree: '/x/api/charts/bar-chart',
  model: 'assets/api/bar-chart.json',
  package: '@mui/x-charts',
  version: '8.9.2',
  import: "import { BarChart } from '@mui/x-charts/BarChart';",
  modules: ['@mui/x-charts/BarChart', '@mui/x-charts-pro/BarChart', '@mui/x-charts-premium'],
  rows: {},
};

it('imports from the package that is wanted', () => {
  expect(importLine(chart, '@mui/x-charts-premium')).toBe(
    "import { BarChart } from '@mui/x-charts-premium';",
  );
  expect(importLine(chart, '@mui/x-charts-pro')).toBe(
    "import { BarChart } from '@mui/x-charts-pro/BarChart';",
  );
  for (const name of ['@mui/x-charts', '@mui/material', undefined])
    expect(importLine(chart, name)).toBe(chart.import);
});

it('has no line for what is no export, and one in an index that knows one package only', () => {
  const { import: line, modules, ...catalogue } = chart;
  expect(importLine({ ...catalogue, modules: modules! }, '@mui/x-charts-pro')).toBeUndefined();
  expect(importLine({ ...catalogue, import: line! }, '@mui/x-charts-pro')).toBe(line);
});

it('names all packages that export a symbol', () => {
  expect(packagesOf(chart)).toEqual([
    '@mui/x-charts',
    '@mui/x-charts-pro',
    '@mui/x-charts-premium',
  ]);
  expect(packagesOf({ ...chart, modules: [] })).toEqual(['@mui/x-charts']);
});
