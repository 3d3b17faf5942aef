import { readFreezing, versionRoot } from './freezing';

const library = { '@mui/x-charts': { version: '8.9.2', alias: '@mui/x-charts-8-9-2' } };
const table = {
  versions: { default: { '7.2.0': library }, x: { '8.9.2': library } },
  archived: [],
};

it('restricts no build that nobody asks to', () => {
  expect(readFreezing(undefined, table)).toBeUndefined();
  expect(readFreezing('', table)).toBeUndefined();
});

it('knows where a kept version lies', () => {
  expect(readFreezing('x/8.9.2', table)).toEqual({
    instance: 'x',
    version: '8.9.2',
    path: '/x/8.9.2/',
  });
  expect(readFreezing('default/7.2.0', table)?.path).toBe('/7.2.0/');
  expect(versionRoot('x', '8.9.2')).toBe('/x/8.9.2/');
});

it.each([
  'x',
  'x/8.0.0',
  'core/7.2.0',
  'toString/1',
  '8.9.2',
  'x/constructor',
  'x/8.9.2/foo',
  'x/8.9.2/',
])('refuses "%s"', (value) => {
  expect(() => readFreezing(value, table)).toThrow(
    /FREEZE_VERSION is .*, which is no kept version/,
  );
});
