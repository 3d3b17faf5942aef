import { missingNodes } from './missingNodes';
import type { PublicExport } from './missingPages';

const chart = (name: string, more: Partial<PublicExport> = {}): PublicExport => ({
  name,
  kind: 'component',
  product: 'charts',
  library: '@mui/x-charts',
  ...more,
});
const known = [
  chart('BarChart', { pathname: '/x/api/charts/bar-chart' }),
  chart('PieChart', { pathname: '/x/api/charts/pie-chart' }),
  chart('useGaugeState', { kind: 'hook', pathname: '/x/api/charts/use-gauge-state' }),
  chart('BarRoot', { reason: 'A styled part' }),
];

it('has nothing to say when every export has a page or a reason', () => {
  expect(missingNodes(known)).toEqual([]);
});

it('writes a node as it stands in the page tree, with its place', () => {
  const found = missingNodes([
    ...known,
    chart('FunnelChart', { library: '@mui/x-charts-pro', plan: 'pro' }),
    chart('PickerDay2', { product: 'date-pickers', library: '@mui/x-date-pickers' }),
    chart('usePieChart', { kind: 'hook' }),
    chart('Chip', { product: 'core', library: '@mui/material' }),
  ]);
  expect(found).toEqual([
    'config/page-tree/core.ts, first of the components below /api-docs (@mui/material):',
    "  { pathname: '/api-docs/chip', title: 'Chip' },",
    'config/page-tree/x.ts, first of the components below /x/api/date-pickers (@mui/x-date-pickers):',
    "  { pathname: '/x/api/date-pickers/picker-day-2', title: 'PickerDay2' },",
    "config/page-tree/x.ts, after 'BarChart' (@mui/x-charts-pro):",
    "  { pathname: '/x/api/charts/funnel-chart', title: 'FunnelChart', plan: 'pro' },",
    "config/page-tree/x.ts, after 'useGaugeState' (@mui/x-charts):",
    "  { pathname: '/x/api/charts/use-pie-chart', title: 'usePieChart' },",
  ]);
});

it('does not take packages that were not read for complete', () => {
  expect(() => missingNodes([])).toThrow('no component and no hook');
});
