import type { ProductHistory } from '../../../../src/history/rules/types';
import { demoNeeds } from './demoNeeds';

const ref = (name: string) => ({ id: `x-docs/a/${name}`, pathname: '/x/a', name });

const history: ProductHistory = {
  product: 'x-charts',
  packages: ['@mui/x-charts'],
  versions: ['7.29.1', '8.0.0', '8.9.0', '8.10.0'],
  pages: {
    '/x/api/charts/bar-chart': {
      kind: 'component',
      name: 'BarChart',
      rows: {
        'prop:late': [[3, {}]],
        'slot:bar': [[2, {}]],
        'prop:gone': [
          [0, {}],
          [1, null],
        ],
      },
    },
    '/x/api/charts/bar-series': {
      kind: 'interface',
      name: 'BarSeries',
      from: 2,
      rows: { 'member:late': [[3, {}]] },
    },
    '/x/api/charts/new-chart': { kind: 'component', name: 'NewChart', from: 1, rows: {} },
  },
  exports: {},
};

it('names the highest version of what a demo touches, and nothing for what was always there', () => {
  const index = {
    byDemo: {},
    byApi: {
      '/x/api/charts/bar-chart': {
        all: [ref('Plain'), ref('Late'), ref('Slot')],
        members: {
          late: [ref('Late')],
          'slots.bar': [ref('Late'), ref('Slot')],
          gone: [ref('Plain')],
          constructor: [ref('Plain')],
        },
      },
      '/x/api/charts/bar-series': {
        all: [ref('Plain')],
        members: { data: [ref('Plain')], late: [ref('Field')] },
      },
      '/x/api/charts/new-chart': { all: [ref('Slot'), ref('New')], members: {} },
      '/x/api/charts/other': { all: [ref('Plain')], members: {} },
    },
  };
  const needs = (version: string, number: number) => ({
    'data-needs': `@mui/x-charts ${version}`,
    style: { '--needs-x-charts': number },
  });
  expect(demoNeeds(index, [history])).toEqual({
    // A type that is exported since is no reason, a new field of it is.
    'x-docs/a/Field': needs('8.10.0', 8010000),
    'x-docs/a/Late': needs('8.10.0', 8010000),
    'x-docs/a/New': needs('8.0.0', 8000000),
    'x-docs/a/Slot': needs('8.9.0', 8009000),
  });
});

it('tells of demos whose product is known, also that they need nothing, and nothing of others', () => {
  const charts = ['x-docs/react-charts/bars/Plain', 'x-docs/react-charts/bars/Late'];
  const kept = 'x_versioned_docs/version-8.9.2/react-charts/bars/Plain';
  const others = [
    'docs/components/chips/Tags',
    'x-docs/react-data-grid/Late',
    'x-docs/introduction/A',
  ];
  const index = {
    byDemo: Object.fromEntries([...charts, kept, ...others].map((id) => [id, []])),
    byApi: {
      '/x/api/charts/bar-chart': {
        all: [],
        members: {
          late: [charts[1]!, others[1]!].map((id) => ({ id, pathname: '/x/a', name: 'Late' })),
        },
      },
    },
  };
  const late = { 'data-needs': '@mui/x-charts 8.10.0', style: { '--needs-x-charts': 8010000 } };
  expect(demoNeeds(index, [history])).toEqual({
    [charts[0]!]: { 'data-known': '' },
    [charts[1]!]: { 'data-known': '', ...late },
    [kept]: { 'data-known': '' },
    // What it needs of the charts is known, what of the grid is not.
    [others[1]!]: late,
  });
  // The history of another version than the one that is documented is not given.
  expect(demoNeeds(index, [])).toEqual({});
});
