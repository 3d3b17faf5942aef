import type { ApiModel } from '../../../../src/api/rules/types';
import { apiLookup } from './apiLookup';
import { demoTouches } from './demoTouches';
import { component, hook, interfaceOf, member } from './modelFixture';
import { touchedApi } from './touchedApi';

const grid = '/x/api/data-grid';
const charts = '/x/api/charts';
const colDef = { name: 'GridColDef', pathname: `${grid}/grid-col-def` };

const gridClasses = [{ name: 'cell', className: 'MuiDataGrid-cell', description: '' }];
const models: ApiModel[] = [
  component('/api-docs/button', 'Button', '@mui/material', {
    props: ['size', 'children', 'classes', 'slotProps'],
    themeName: 'MuiButton',
    classes: [
      { name: 'root', className: 'MuiButton-root', description: '' },
      { name: 'disabled', className: 'Mui-disabled', description: '' },
    ],
    slots: [
      {
        name: 'popper',
        description: '',
        props: { parts: [{ name: 'PopperProps', pathname: '/api-docs/popper' }] },
      },
    ],
    inherited: [
      {
        origin: 'ButtonBase',
        pathname: '/api-docs/button-base',
        members: [member('centerRipple'), member('className')],
      },
      { origin: 'Unknown', members: [member('size')] },
    ],
  }),
  component('/api-docs/button-base', 'ButtonBase', '@mui/material', {
    props: ['centerRipple', 'className'],
  }),
  component('/api-docs/popper', 'Popper', '@mui/material', { props: ['placement'] }),
  component('/api-docs/box', 'Box', '@mui/material', { props: ['sx'] }),
  component('/system/api/box', 'Box', '@mui/system', { props: ['sx'] }),
  component(`${grid}/data-grid-premium`, 'DataGridPremium', '@mui/x-data-grid-premium', {
    plan: 'premium',
    props: ['rows', 'pinned', 'pivot'],
    themeName: 'MuiDataGrid',
    classes: gridClasses,
  }),
  component(`${grid}/data-grid-pro`, 'DataGridPro', '@mui/x-data-grid-pro', {
    plan: 'pro',
    props: [member('columns', 'readonly ', colDef, '[]'), 'rows', 'pinned'],
    themeName: 'MuiDataGrid',
    classes: gridClasses,
  }),
  component(`${grid}/data-grid`, 'DataGrid', '@mui/x-data-grid', {
    props: [member('columns', 'readonly ', colDef, '[]'), 'rows'],
    themeName: 'MuiDataGrid',
    classes: gridClasses,
  }),
  interfaceOf(colDef.pathname, 'GridColDef', '@mui/x-data-grid', ['field', 'width']),
  interfaceOf(`${grid}/grid-api`, 'GridApi', '@mui/x-data-grid', ['selectRow']),
  interfaceOf(`${grid}/events`, 'Events', '@mui/x-data-grid', ['cellClick'], 'events'),
  interfaceOf(
    `${grid}/selectors`,
    'Selectors',
    '@mui/x-data-grid',
    ['gridPageSelector'],
    'selectors',
  ),
  component(`${charts}/bar-chart`, 'BarChart', '@mui/x-charts', {
    props: [
      member(
        'series',
        'readonly (',
        { name: 'BarSeries', pathname: `${charts}/bar-series` },
        ' | ',
        { name: 'LineSeries', pathname: `${charts}/line-series` },
        ')[]',
      ),
    ],
  }),
  component(`${charts}/charts-axis`, 'ChartsAxis', '@mui/x-charts', {
    classes: [{ name: 'tick', className: 'MuiChartsAxis-tick', description: '' }],
  }),
  interfaceOf(`${charts}/bar-series`, 'BarSeries', '@mui/x-charts', ['data', 'stack', 'type']),
  interfaceOf(`${charts}/line-series`, 'LineSeries', '@mui/x-charts', ['data', 'curve', 'type']),
  hook('/api-docs/use-autocomplete', 'useAutocomplete', '@mui/material', {
    parameters: ['options'],
    returned: ['getRootProps'],
  }),
];
const lookup = apiLookup(models);

/** What a demo touches: `pathname[members]`, with the way if it is no direct one. */
const joined = (source: string) =>
  demoTouches([touchedApi(source, 'Demo.tsx')], lookup).map(
    ({ model, members, how }) =>
      `${model.pathname}[${members.join()}]${how === 'direct' ? '' : ` ${how}`}`,
  );

it.each<[string, string, string[]]>([
  [
    'props that the page has',
    `import Button from '@mui/material/Button'; <Button size="a" onClick={b} aria-label="c">d</Button>`,
    ['/api-docs/button[children,size]'],
  ],
  [
    'the page of the imported package',
    `import Box from '@mui/system/Box'; <Box sx={{}} />`,
    ['/system/api/box[sx]'],
  ],
  [
    'what a component inherits, beside the member',
    `import { Button } from '@mui/material'; <Button centerRipple className="a" />`,
    ['/api-docs/button[centerRipple,className]', '/api-docs/button-base[centerRipple] member'],
  ],
  [
    'slots with the props that they take',
    `import { Button } from '@mui/material'; <Button slotProps={{ popper: { placement: 'top' }, no: {} }} />`,
    ['/api-docs/button[slotProps,slots.popper]', '/api-docs/popper[placement] member'],
  ],
  [
    'classes from the prop, the object and the selector',
    `import { Button, buttonClasses } from '@mui/material'; const a = { [buttonClasses.disabled]: 1, '.MuiButton-root': 2 }; <Button classes={{ root: 'b', no: 'c' }} />`,
    ['/api-docs/button[classes,classes.disabled,classes.root]'],
  ],
  [
    'a state in a selector',
    `const a = '.MuiButton-root.Mui-disabled';`,
    ['/api-docs/button[classes.disabled,classes.root]'],
  ],
  [
    'what a theme customises',
    `createTheme({ components: { MuiButton: { defaultProps: { size: 'a' }, styleOverrides: { root: {} } } } })`,
    ['/api-docs/button[classes.root,size]'],
  ],
  [
    'the lowest plan where a class may belong to several',
    `const a = '.MuiDataGrid-cell';`,
    [`${grid}/data-grid[classes.cell]`],
  ],
  [
    'the plan that the demo uses where a class may belong to several',
    `import { DataGridPro } from '@mui/x-data-grid-pro'; const a = '.MuiDataGrid-cell';`,
    [`${grid}/data-grid-pro[classes.cell]`],
  ],
  [
    'objects of classes that go by another name than their component',
    `import { gridClasses } from '@mui/x-data-grid'; import { axisClasses } from '@mui/x-charts'; const a = gridClasses.cell + axisClasses.tick;`,
    [
      `${grid}/data-grid[classes.cell]`,
      `${grid}/data-grid-pro[classes.cell] member`,
      `${grid}/data-grid-premium[classes.cell] member`,
      `${charts}/charts-axis[classes.tick]`,
    ],
  ],
  [
    'a component in the other plans, where they have the member',
    `import { DataGridPro } from '@mui/x-data-grid-pro'; <DataGridPro rows={[]} pinned />`,
    [
      `${grid}/data-grid-pro[pinned,rows]`,
      `${grid}/data-grid[rows] plan`,
      `${grid}/data-grid-premium[pinned,rows] member`,
    ],
  ],
  [
    'an interface by the prop that takes it',
    `import { DataGridPro } from '@mui/x-data-grid-pro'; <DataGridPro columns={[{ field: 'a', other: 1 }]} />`,
    [
      `${grid}/data-grid-pro[columns]`,
      `${grid}/data-grid[columns] plan`,
      `${colDef.pathname}[field]`,
    ],
  ],
  [
    'of a union the interface that fits best',
    `import { BarChart } from '@mui/x-charts'; <BarChart series={[{ data: [], stack: 'a' }]} />`,
    [`${charts}/bar-chart[series]`, `${charts}/bar-series[data,stack]`],
  ],
  [
    'an interface by its name',
    `import { type GridColDef } from '@mui/x-data-grid'; const a: GridColDef = { field: 'a', other: 1 };`,
    [`${colDef.pathname}[field]`],
  ],
  [
    'props by the type of all props',
    `import { type DataGridProps } from '@mui/x-data-grid'; const a: DataGridProps['columns'] = [{ width: 1 }];`,
    [
      `${grid}/data-grid[columns]`,
      `${grid}/data-grid-pro[columns] member`,
      `${colDef.pathname}[width]`,
    ],
  ],
  [
    'methods, events and selectors of the grid',
    `import { useGridApiRef, gridPageSelector } from '@mui/x-data-grid'; const r = useGridApiRef(); r.current.selectRow(1); r.current.subscribeEvent('cellClick'); r.current.no();`,
    [
      `${grid}/selectors[gridPageSelector]`,
      `${grid}/grid-api[selectRow]`,
      `${grid}/events[cellClick]`,
    ],
  ],
  [
    'hooks with their parameter and what they return',
    `import useAutocomplete from '@mui/material/useAutocomplete'; const { getRootProps, no } = useAutocomplete({ options });`,
    ['/api-docs/use-autocomplete[getRootProps,options]'],
  ],
  [
    'nothing for what has no page',
    `import { createTheme, Paper, type PaperProps, paperClasses } from '@mui/material'; const a: PaperProps = { square: paperClasses.root };`,
    [],
  ],
])('%s', (_what, source, expected) => {
  expect(joined(source)).toEqual(expected);
});

it('joins the files of a demo', () => {
  const files = [
    `import { Button } from '@mui/material'; <Button size="a" />`,
    `import { Button } from '@mui/material'; <Button>b</Button>`,
  ].map((source) => touchedApi(source, 'Demo.tsx'));
  expect(demoTouches(files, lookup)).toEqual([
    { model: models[0], members: ['children', 'size'], how: 'direct' },
  ]);
});

it('says that a demo names what it also reaches otherwise', () => {
  expect(
    joined(
      `import { Button, ButtonBase } from '@mui/material'; <Button centerRipple><ButtonBase /></Button>`,
    ),
  ).toContain('/api-docs/button-base[centerRipple]');
});
