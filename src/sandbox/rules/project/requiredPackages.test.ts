import type { PackageVersions } from '../types';
import { requiredPackages, type KnownPackages, type PackageFact } from './requiredPackages';

const fact = (version: string, ...peers: string[]): PackageFact => ({
  version,
  peers,
  typed: true,
});
const table = new Map<string, PackageFact>([
  [
    'react',
    { ...fact('19.2.9'), typed: false, types: { name: '@types/react', version: '19.3.0' } },
  ],
  ['@mui/x-date-pickers', fact('8.9.2', '@mui/system')],
  ['@mui/system', fact('7.2.0', 'react')],
  ['luxon', { ...fact('3.7.1'), typed: false, types: { name: '@types/luxon', version: '3.7.6' } }],
]);
const known: KnownPackages = {
  facts: (name) => table.get(name),
  packageOf: (specifier) =>
    specifier.startsWith('.') ? undefined : specifier.replace(/\/[A-Z]\w*$/, ''),
  librariesOf: (specifiers): PackageVersions =>
    specifiers.some((each) => each.endsWith('/AdapterLuxon')) ? { luxon: '3.7.1' } : {},
};
const always = ['@emotion/react', '@emotion/styled', '@mui/material', 'react', 'react-dom'];

it('installs peers, types and what an adapter needs', () => {
  const { dependencies, devDependencies } = requiredPackages(
    [
      { specifier: '@mui/x-date-pickers/AdapterLuxon', typeOnly: false },
      { specifier: './rows', typeOnly: false },
    ],
    known,
    'ts',
  );
  expect(Object.keys(dependencies)).toEqual(
    [...always, '@mui/system', '@mui/x-date-pickers', 'luxon'].toSorted(),
  );
  expect(dependencies).toMatchObject({ luxon: '3.7.1', '@mui/system': '7.2.0' });
  expect(devDependencies).toEqual({ '@types/luxon': '3.7.6', '@types/react': '19.3.0' });
});

it('installs for development what only the types need, and nothing of that for JavaScript', () => {
  const found = [{ specifier: '@mui/system', typeOnly: true }];
  expect(requiredPackages(found, known, 'ts').devDependencies).toEqual({
    '@mui/system': '7.2.0',
    '@types/react': '19.3.0',
  });
  const { dependencies, devDependencies } = requiredPackages(found, known, 'js');
  expect(Object.keys(dependencies)).toEqual(always);
  expect(devDependencies).toEqual({});
});
