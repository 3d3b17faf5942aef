import { toStepExports } from './toStepExports';

it('keeps what no page tells, and nothing that says itself that it may change', () => {
  const one = { kind: 'component' as const, product: 'charts', library: '@mui/x-charts' };
  expect(
    toStepExports([
      { ...one, name: 'Zebra', reason: 'An icon.' },
      { ...one, name: 'BarChart', pathname: '/x/api/charts/bar-chart' },
      { ...one, name: 'Unstable_Chart' },
      { ...one, name: 'useOld', kind: 'hook' },
    ]),
  ).toEqual({
    'charts Zebra': { kind: 'component', library: '@mui/x-charts' },
    'charts useOld': { kind: 'hook', library: '@mui/x-charts' },
  });
});
