import { component, hook, member } from '../../../plugins/api-reference/lib/demos/modelFixture';
import { indexDemos } from '../../../plugins/api-reference/lib/demos/indexDemos';
import { touchedApi } from '../../../plugins/api-reference/lib/demos/touchedApi';
import { emptyCoverage, formatCoverage } from './formatCoverage';
import { propCoverage } from './propCoverage';

const grid = '/x/api/data-grid';
const models = [
  component('/api-docs/button', 'Button', '@mui/material', {
    props: ['size', { ...member('classes'), deprecated: '' }, 'color'],
    inherited: [{ origin: 'ButtonBase', members: [member('tabIndex')] }],
  }),
  component('/api-docs/box', 'Box', '@mui/material', { props: ['sx'] }),
  component('/api-docs/no-ssr', 'NoSsr', '@mui/material'),
  component(`${grid}/data-grid`, 'DataGrid', '@mui/x-data-grid', { props: ['rows'] }),
  component(`${grid}/data-grid-pro`, 'DataGridPro', '@mui/x-data-grid-pro', {
    plan: 'pro',
    props: ['rows', 'pinned'],
  }),
  component(`${grid}/data-grid-premium`, 'DataGridPremium', '@mui/x-data-grid-premium', {
    plan: 'premium',
    props: ['rows', 'pinned', 'pivot'],
  }),
  hook('/api-docs/use-a', 'useA', '@mui/material', { parameters: ['a'] }),
];
const index = indexDemos(models, [
  {
    id: 'docs/components/buttons/A',
    name: 'A',
    pathname: '/components/buttons',
    pageTitle: 'Button',
    files: [
      touchedApi(
        `import { Button } from '@mui/material'; import { DataGridPro } from '@mui/x-data-grid-pro'; <><Button size="a" tabIndex={1} /><DataGridPro rows={[]} /></>`,
        'A.tsx',
      ),
    ],
  },
]);

it('counts own props that are not deprecated, those of a lower plan once', () => {
  const { components, demos } = propCoverage(models, index);
  expect(demos).toBe(1);
  expect(components.map(({ name, props, unshown }) => [name, props, unshown])).toEqual([
    ['Button', 2, ['color']],
    ['Box', 1, ['sx']],
    ['NoSsr', 0, []],
    ['DataGrid', 1, []],
    ['DataGridPro', 1, ['pinned']],
    ['DataGridPremium', 1, ['pivot']],
  ]);
});

it('sums up by product', () => {
  expect(propCoverage(models, index).totals).toEqual([
    { product: 'core', components: 3, props: 3, shown: 1 },
    { product: 'data-grid', components: 3, props: 3, shown: 1 },
  ]);
  expect(propCoverage(models, index, 'core').totals).toHaveLength(1);
});

it('is told in lines', () => {
  expect(formatCoverage(propCoverage(models, index))).toEqual([
    '/api-docs/button Button: 1 of 2 (50 %), no demo shows color',
    '/api-docs/box Box: 0 of 1 (0 %), no demo shows sx',
    `${grid}/data-grid-pro DataGridPro: 0 of 1 (0 %), no demo shows pinned`,
    `${grid}/data-grid-premium DataGridPremium: 0 of 1 (0 %), no demo shows pivot`,
    'core: 1 of 3 (33 %) props of 3 components are shown',
    'data-grid: 1 of 3 (33 %) props of 3 components are shown',
    'Looked at 6 components with 6 props and at 1 demos: 2 of 6 (33 %) props are shown',
  ]);
});

it('says when there was nothing to look at', () => {
  expect(emptyCoverage(propCoverage(models, index))).toBeUndefined();
  expect(emptyCoverage(propCoverage(models, index, 'charts'), 'charts')).toMatch(
    /no props to look at in charts/,
  );
  expect(emptyCoverage(propCoverage([], index))).toMatch(/no props to look at\. /);
  expect(emptyCoverage(propCoverage(models, indexDemos(models, [])))).toMatch(/no demos/);
});
