import { apiProducts } from '../../../plugins/api-reference/lib/products';
import { computeTimeline } from './computeTimeline';
import type { CompiledStep, StepContent, StepMember, StepPage } from './types';

const charts = apiProducts.find(({ id }) => id === 'charts')!;
const grid = apiProducts.find(({ id }) => id === 'data-grid')!;
const bar = '/x/api/charts/bar-chart';

const page = (members: Record<string, StepMember>, more: Partial<StepPage> = {}): StepPage => ({
  kind: 'component',
  name: 'BarChart',
  members,
  parts: {},
  ...more,
});

const step = (
  version: string,
  pages: StepContent['pages'],
  {
    exports = {},
    names = ['@mui/x-charts'],
  }: { exports?: StepContent['exports']; names?: string[] } = {},
): CompiledStep => ({
  version,
  packages: Object.fromEntries(names.map((name) => [name, version])),
  pages,
  exports,
});

it('keeps of each row what it was from which version on, and nothing of one that never changed', () => {
  const { versions, packages, pages } = computeTimeline('x-charts', charts, [
    step('8.0.0', {
      [bar]: page({ same: { type: 'A' }, gone: { type: 'A' }, typed: { type: "'a' | 'b'" } }),
    }),
    step('8.1.0', {
      [bar]: page({
        same: { type: 'A' },
        late: { type: 'B', default: '1' },
        typed: { type: "'b' | 'a'" },
      }),
    }),
    step('8.2.0', {
      [bar]: page(
        {
          same: { type: 'A' },
          late: { type: 'B', default: '2', deprecated: 'Use same.', required: true },
          typed: { type: "'a'" },
        },
        { parts: { 'slot:bar': { type: 'Bar' } } },
      ),
    }),
  ]);
  expect([versions, packages]).toEqual([['8.0.0', '8.1.0', '8.2.0'], ['@mui/x-charts']]);
  expect(pages).toEqual({
    [bar]: {
      kind: 'component',
      name: 'BarChart',
      rows: {
        'prop:gone': [
          [0, { type: 'A' }],
          [1, null],
        ],
        'prop:late': [
          [1, { type: 'B', default: '1' }],
          [2, { type: 'B', default: '2', deprecated: 'Use same.', required: true }],
        ],
        'prop:typed': [
          [0, { type: "'a' | 'b'" }],
          [2, { type: "'a'" }],
        ],
        'slot:bar': [[2, { type: 'Bar' }]],
      },
    },
  });
});

it('says when a page came or was deprecated, and gives its rows no version of their own', () => {
  const { pages } = computeTimeline('x-charts', charts, [
    step('8.0.0', { [bar]: page({}) }),
    step('8.1.0', { [bar]: page({}), '/x/api/charts/new': page({ a: { type: 'A' } }) }),
    step('8.2.0', {
      [bar]: page({}, { deprecated: '' }),
      '/x/api/charts/new': page({ a: { type: 'A' }, b: { type: 'A' } }),
    }),
  ]);
  expect(pages[bar]).toMatchObject({ deprecated: 2, rows: {} });
  expect(pages['/x/api/charts/new']).toMatchObject({
    from: 1,
    rows: { 'prop:b': [[2, { type: 'A' }]] },
  });
});

it('names no version for what a package brought with its first release that the registry has', () => {
  const premium = '/x/api/data-grid/data-grid-premium';
  const pro = '/x/api/data-grid/data-grid-pro';
  const names = ['@mui/x-data-grid', '@mui/x-data-grid-pro'];
  const all = [...names, '@mui/x-data-grid-premium'];
  const gridPage = (plan: 'pro' | 'premium', members: Record<string, StepMember>) =>
    page(members, { name: plan === 'pro' ? 'DataGridPro' : 'DataGridPremium', plan });
  const { pages } = computeTimeline('x-data-grid', grid, [
    step(
      '7.29.0',
      {
        [pro]: gridPage('pro', { a: { type: 'A' } }),
        [premium]: gridPage('premium', { a: { type: 'A' } }),
      },
      { names: all },
    ),
    step('8.0.0', { [pro]: gridPage('pro', { a: { type: 'A' }, b: { type: 'B' } }) }, { names }),
    step(
      '8.1.0',
      {
        [pro]: gridPage('pro', { a: { type: 'A' }, b: { type: 'B' } }),
        [premium]: gridPage('premium', { a: { type: 'A' }, b: { type: 'B' }, c: { type: 'C' } }),
      },
      { names: all },
    ),
  ]);
  expect(pages[premium]!.from).toBeUndefined();
  expect(pages[premium]!.rows).toEqual({
    'prop:b': [[1, { type: 'B' }]],
    'prop:c': [[2, { type: 'C' }]],
  });
});

it('takes what a higher plan adds to a page of a lower one for there while that plan has no release', () => {
  const api = '/x/api/data-grid/grid-api';
  const all = ['@mui/x-data-grid', '@mui/x-data-grid-premium'];
  const apiPage = (...names: string[]) =>
    page(Object.fromEntries(names.map((name) => [name, { type: 'A' }])), {
      kind: 'interface',
      name: 'GridApi',
    });
  const { pages } = computeTimeline('x-data-grid', grid, [
    step('7.29.0', { [api]: apiPage('a', 'pivot') }, { names: all }),
    step('8.0.0', { [api]: apiPage('a', 'plain') }, { names: all.slice(0, 1) }),
    step('8.1.0', { [api]: apiPage('a', 'plain', 'pivot', 'late') }, { names: all }),
  ]);
  expect(pages[api]!.rows).toEqual({
    'member:late': [[2, { type: 'A' }]],
    'member:plain': [[1, { type: 'A' }]],
  });
});

it('says which exports without a page came and went', () => {
  const one = { kind: 'component' as const, library: '@mui/x-charts' };
  const { exports } = computeTimeline('x-charts', charts, [
    step('8.0.0', { [bar]: page({}) }, { exports: { 'charts Old': one, 'charts Same': one } }),
    step('8.1.0', { [bar]: page({}) }, { exports: { 'charts New': one, 'charts Same': one } }),
  ]);
  expect(exports).toEqual({ New: { ...one, from: 1 }, Old: { ...one, to: 1 } });
});

it('has something to compare, or fails', () => {
  expect(() => computeTimeline('x-charts', charts, [step('8.0.0', { [bar]: page({}) })])).toThrow(
    'x-charts: there are no two versions with pages to compare.',
  );
});
