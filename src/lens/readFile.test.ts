import fc from 'fast-check';
import { lockfiles } from './lockfiles.fixture';
import { longestFile, readFile } from './readFile';

const products = [
  {
    product: 'x-data-grid',
    packages: ['@mui/x-data-grid', '@mui/x-data-grid-pro', '@mui/x-data-grid-premium'],
  },
  { product: 'x-date-pickers', packages: ['@mui/x-date-pickers', '@mui/x-date-pickers-pro'] },
  { product: 'x-charts', packages: ['@mui/x-charts', '@mui/x-charts-pro'] },
  { product: 'x-tree-view', packages: ['@mui/x-tree-view', '@mui/x-tree-view-pro'] },
];

it.each(lockfiles)('$name', async ({ text, says, several, lowest, unknown }) => {
  const read = await readFile(text, products);
  if ('problem' in says) {
    expect(read).toMatchObject(says);
    return;
  }
  expect(read).toMatchObject({
    installed: says,
    several: several ?? {},
    lowest: lowest ?? [],
  });
  expect('unknown' in read && read.unknown.map(({ name }) => name)).toEqual(unknown ?? []);
});

it('has no fewer than twenty files', () => {
  expect(lockfiles.length).toBeGreaterThanOrEqual(20);
});

it('reads ten megabytes of each form in a few seconds, and refuses what is longer', async () => {
  const entries = (entry: (index: number) => string) =>
    Array.from({ length: 40_000 }, (_, index) => entry(index)).join('');
  const filler = 'x'.repeat(190);
  const big = {
    npm: `{"lockfileVersion":3,"packages":{"":{"dependencies":{"@mui/x-charts":"8.2.0"}},${entries(
      (index) => `"node_modules/p${index}":{"version":"1.0.0","resolved":"${filler}"},`,
    )}"node_modules/@mui/x-charts":{"version":"8.2.0"}}}`,
    yarn: `# yarn lockfile v1\n\n${entries(
      (index) => `p${index}@^1.0.0:\n  version "1.0.0"\n  resolved "${filler}"\n\n`,
    )}"@mui/x-charts@8.2.0":\n  version "8.2.0"\n`,
    bun: `{"lockfileVersion":1,"workspaces":{"":{"dependencies":{"@mui/x-charts":"8.2.0"}}},"packages":{${entries(
      (index) => `"p${index}":["p${index}@1.0.0","",{},"${filler}"],\n`,
    )}"@mui/x-charts":["@mui/x-charts@8.2.0"],}}`,
    pnpm: `lockfileVersion: '9.0'\nimporters:\n  .:\n    dependencies:\n      '@mui/x-charts':\n        specifier: 8.2.0\n        version: 8.2.0\npackages:\n${entries(
      (index) => `  p${index}@1.0.0:\n    resolution: {integrity: ${filler}}\n`,
    )}`,
  };
  for (const text of Object.values(big)) {
    expect(text.length).toBeGreaterThan(9_000_000);
    expect(await readFile(text, products)).toMatchObject({ installed: { 'x-charts': '8.2.0' } });
  }
  expect(await readFile('x'.repeat(longestFile + 1), products)).toEqual({ problem: 'tooLong' });
}, 60_000);

it('reads deep nesting, long lines and many projects in no time', async () => {
  const deep = `{"lockfileVersion":1,"dependencies":${'{"a":{"dependencies":'.repeat(3000)}{}${'}}'.repeat(3000)}}`;
  expect(await readFile(deep, products)).toMatchObject({ problem: 'nothing' });
  const long = `# yarn lockfile v1\n"${'a@1", "'.repeat(20_000)}b@1":\n  version "1.0.0"\n`;
  const open = `{"lockfileVersion":1,"workspaces":{"":{"a${'\\"'.repeat(500_000)}`;
  const many = Array.from({ length: 12_000 }, (_, index) => index);
  const projects = JSON.stringify({
    lockfileVersion: 3,
    packages: Object.fromEntries([
      ...many.map((index) => [`p${index}`, {}]),
      ...many.map((index) => [`node_modules/m${index}`, { version: '1.0.0' }]),
    ]),
  });
  const range = `{"dependencies":{"@mui/x-charts":"${'>'.repeat(100_000)}"}}`;
  const started = performance.now();
  expect(await readFile(long, products)).toMatchObject({ problem: 'nothing' });
  expect(await readFile(range, products)).toMatchObject({ installed: {} });
  expect(await readFile(open, products)).toMatchObject({ problem: 'damaged', kind: 'bun' });
  expect(await readFile(projects, products)).toMatchObject({ problem: 'nothing' });
  expect(performance.now() - started).toBeLessThan(3000);
});

it('answers whatever it is given', async () => {
  const starts = [
    '',
    '{"lockfileVersion":',
    '{',
    '{"lockfileVersion": 1, "workspaces": {"": ',
    '# yarn lockfile v1\n',
    '__metadata:\n',
    'lockfileVersion: 6\n',
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...starts),
      fc.oneof(fc.string(), fc.json()),
      async (start, rest) => {
        const read = await readFile(`${start}${rest}`, products);
        expect('problem' in read || 'installed' in read).toBe(true);
      },
    ),
  );
});
