import type { ApiModel, ApiPage } from '../../../../src/api/rules/types';
import { symbolEntry } from './symbolEntry';

const base = {
  pathname: '/x/api/charts/bar-chart/',
  imports: [{ from: '@mui/x-charts', name: 'BarChart', package: '@mui/x-charts' }],
  description: '',
  related: [],
};

const pageOf = (model: object): ApiPage => ({
  model: { ...base, ...model } as unknown as ApiModel,
  libraryVersion: '8.9.2',
  demos: { all: [], members: {} },
  titles: {},
  since: { layout: '8.5.0' },
});

const place = {
  path: 'x/api/charts/bar-chart/',
  model: 'assets/api/bar-chart.json',
  history: { since: {}, deprecated: { legend: '8.3.0', layout: '8.4.0' } },
  pathOf: (pathname: string) =>
    pathname === '/x/api/charts/chart/' ? 'x/api/charts/chart/' : undefined,
};

it('has the rows of a component with their versions, and the names of those that others declare', () => {
  const entry = symbolEntry(
    pageOf({
      kind: 'component',
      name: 'BarChart',
      plan: 'pro',
      props: [
        { name: 'layout', type: { parts: ["'a'"] }, required: true, description: '' },
        { name: 'legend', type: { parts: ['x'.repeat(300)] }, description: '', deprecated: '' },
      ],
      inherited: [
        {
          origin: 'Chart',
          pathname: '/x/api/charts/chart/',
          members: [{ name: 'height', type: { parts: ['number'] }, description: '' }],
        },
        { origin: 'Other', pathname: '/none/', members: [] },
      ],
      slots: [{ name: 'bar', description: '', plan: 'pro' }],
      classes: [{ name: 'root', className: 'MuiBarChart-root', description: '' }],
    }),
    place,
  );
  expect(entry).toMatchObject({
    name: 'BarChart',
    tree: '/x/api/charts/bar-chart',
    import: "import { BarChart } from '@mui/x-charts';",
    plan: 'pro',
    inherits: [
      { from: 'Chart', path: 'x/api/charts/chart/', names: ['height'] },
      { from: 'Other', names: [] },
    ],
  });
  const [layout, legend] = entry.rows.prop!;
  expect(layout).toEqual({ name: 'layout', type: "'a'", isRequired: true, since: '8.5.0' });
  expect(legend).toMatchObject({ isDeprecated: true, deprecatedSince: '8.3.0' });
  expect(legend!.type).toHaveLength(160);
  expect(entry.rows.slot).toEqual([{ name: 'bar', plan: 'pro' }]);
  expect(entry.rows.class).toEqual([{ name: 'root', type: 'MuiBarChart-root' }]);
});

it('has the signature of a hook, and the events of a catalogue', () => {
  const hook = symbolEntry(
    pageOf({
      kind: 'hook',
      name: 'useChart',
      signature: { parts: ['() => ', 'Chart'] },
      parameters: [],
      returned: [{ name: 'layout', type: { parts: ['A'] }, description: '' }],
    }),
    place,
  );
  expect(hook).toMatchObject({ signature: '() => Chart', rows: { member: [{ name: 'layout' }] } });
  const events = symbolEntry(
    pageOf({
      kind: 'events',
      name: 'Events',
      groups: [
        { origin: 'a', members: [{ name: 'click', type: { parts: ['A'] }, description: '' }] },
      ],
    }),
    place,
  );
  expect(events.rows).toEqual({ event: [{ name: 'click', type: 'A' }] });
  expect(events.import).toBeUndefined();
});

it('has a module of each package that exports it, where there are several', () => {
  const model = {
    kind: 'component',
    name: 'BarChart',
    props: [],
    inherited: [],
    slots: [],
    classes: [],
  };
  const from = (module: string, name: string) => ({
    from: module,
    name: 'BarChart',
    package: name,
  });
  const imports = [
    from('@mui/x-charts/BarChart', '@mui/x-charts'),
    from('@mui/x-charts', '@mui/x-charts'),
    from('@mui/x-charts-pro/BarChart', '@mui/x-charts-pro'),
    from('@mui/x-charts-pro', '@mui/x-charts-pro'),
  ];
  const entry = symbolEntry(pageOf({ ...model, imports }), place);
  expect(entry.import).toBe("import { BarChart } from '@mui/x-charts/BarChart';");
  expect(entry.modules).toEqual(['@mui/x-charts/BarChart', '@mui/x-charts-pro/BarChart']);
  expect(symbolEntry(pageOf(model), place).modules).toBeUndefined();
});
