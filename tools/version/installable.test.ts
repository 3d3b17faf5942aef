import { installableMoves } from './installable';

const published: Record<string, string[]> = {
  '@mui/x-data-grid': ['8.9.2', '9.12.0', '9.13.0', '9.17.0'],
};
const dependencies = { '@mui/x-data-grid': '8.9.2' };

function commands(works: readonly string[]) {
  const tried: string[][] = [];
  const overridden: Readonly<Record<string, string>>[] = [];
  return {
    tried,
    overridden,
    publishedVersions: async (name: string) => published[name] ?? [],
    peersOf: async () => ({}),
    tryInstall: async (
      specifiers: readonly string[],
      overrides: Readonly<Record<string, string>>,
    ) => {
      tried.push([...specifiers]);
      overridden.push(overrides);
      return specifiers.some((one) => works.includes(one))
        ? undefined
        : 'npm error notarget No matching version found for @mui/x-internals@^9.17.0';
    },
  };
}

const ask = (fake: ReturnType<typeof commands>, overrides = {}) =>
  installableMoves(fake, 'x', dependencies, {
    next: '9.17.0',
    fixed: [],
    overrides,
    aliases: ['@mui/x-data-grid-8-9-2@npm:@mui/x-data-grid@8.9.2'],
  });

it('gives the moves that npm can make', async () => {
  const fake = commands(['@mui/x-data-grid@9.17.0']);
  expect(await ask(fake)).toEqual([{ name: '@mui/x-data-grid', from: '8.9.2', to: '9.17.0' }]);
  expect(fake.tried).toEqual([
    ['@mui/x-data-grid-8-9-2@npm:@mui/x-data-grid@8.9.2', '@mui/x-data-grid@9.17.0'],
  ]);
});

it('names the newest version before it that can be installed, with the words of npm', async () => {
  await expect(
    ask(commands(['@mui/x-data-grid@9.12.0', '@mui/x-data-grid@8.9.2'])),
  ).rejects.toThrow(/No matching version found for @mui\/x-internals[\s\S]*give --next 9\.12\.0$/);
});

it('says what to do where none can be', async () => {
  await expect(ask(commands([]))).rejects.toThrow(
    /nor any of the 2 versions before it[\s\S]*--override <package>@<version>/,
  );
});

it('asks npm with the versions that are to hold for every package', async () => {
  const fake = commands(['@mui/x-data-grid@9.12.0']);
  await expect(ask(fake, { rollup: '4.67.4' })).rejects.toThrow(/give --next 9\.12\.0$/);
  expect(fake.overridden).toEqual(fake.tried.map(() => ({ rollup: '4.67.4' })));
  expect(fake.tried.length).toBeGreaterThan(1);
});
