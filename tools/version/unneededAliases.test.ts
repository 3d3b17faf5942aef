import { unneededAliases } from './unneededAliases';

it('names what no other kept version of any instance needs', () => {
  const library = (alias: string) => ({ [alias]: { version: '1.0.0', alias } });
  const table = {
    versions: {
      default: { '7.2.0': library('shared') },
      x: {
        '8.9.2': { ...library('own'), ...library('shared'), ...library('both') },
        '8.0.0': library('both'),
      },
    },
    archived: [],
  };
  expect(unneededAliases(table, { instance: 'x', version: '8.9.2' })).toEqual(['own']);
});
