import { siteVersions } from './siteVersions';

const library = { '@mui/x-charts': { version: '8.0.0', alias: '@mui/x-charts-8-0-0' } };

it('lists kept and frozen versions together, the newest first', () => {
  const table = { versions: { default: {}, x: { '8.9.2': library } }, archived: [] };
  const frozen = [
    { instance: 'x' as const, version: '8.10.0' },
    { instance: 'x' as const, version: '7.1.0' },
    { instance: 'default' as const, version: '7.2.0' },
  ];
  const { default: core, x } = siteVersions(table, frozen, { '@mui/x-data-grid': '9.14.0' });
  expect(x.map(({ label, path, isApart = false }) => [label, path, isApart])).toEqual([
    ['9.14.0', '/x', false],
    ['8.10.0', '/x/8.10.0', true],
    ['8.9.2', '/x/8.9.2', false],
    ['7.1.0', '/x/7.1.0', true],
  ]);
  expect(core.map(({ name, path }) => [name, path])).toEqual([
    ['current', '/'],
    ['7.2.0', '/7.2.0'],
  ]);
});
