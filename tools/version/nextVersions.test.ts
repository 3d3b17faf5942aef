import { nextVersions } from './nextVersions';

const published: Record<string, string[]> = {
  '@mui/x-data-grid': ['8.9.2', '9.0.0', '9.14.0', '9.17.0'],
  '@mui/x-license': ['8.9.2', '9.2.0', '9.13.0', '9.17.0'],
  '@mui/material': ['7.2.0', '7.3.0', '7.3.1', '9.0.0'],
};
const accepted: Record<string, string[]> = {
  '^7.3.0 || ^9.0.0': ['9.0.0', '7.3.1', '7.3.0'],
  '^19.0.0': ['19.0.0', '19.2.9'],
  '^99.0.0': [],
};
const peers = { '@mui/material': '^7.3.0 || ^9.0.0', react: '^19.0.0', vue: '^3.0.0' };
const commands = (range: Record<string, string> = peers) => ({
  publishedVersions: async (name: string, wanted?: string) =>
    wanted === undefined ? published[name]! : accepted[wanted]!,
  peersOf: async () => range,
});
const dependencies = {
  '@mui/material': '7.2.0',
  '@mui/x-data-grid': '8.9.2',
  '@mui/x-license': '8.9.2',
  '@mui/x-data-grid-8-0-0': 'npm:@mui/x-data-grid@8.0.0',
  react: '19.2.9',
};

it('moves the libraries, each as far as published, and peers as little as they ask for', async () => {
  expect(await nextVersions(commands(), 'x', dependencies, '9.14.0')).toEqual([
    { name: '@mui/x-data-grid', from: '8.9.2', to: '9.14.0' },
    { name: '@mui/x-license', from: '8.9.2', to: '9.13.0' },
    {
      name: '@mui/material',
      from: '7.2.0',
      to: '7.3.0',
      reason: '@mui/x-data-grid 9.14.0 needs ^7.3.0 || ^9.0.0',
    },
  ]);
});

it.each([
  ['9.15.0', peers, /@mui\/x-data-grid 9\.15\.0 is not published.*the newest is 9\.17\.0/],
  ['8.9.2', peers, /@mui\/x-data-grid is at 8\.9\.2 already.*Give a newer version/],
  ['8.0.0', peers, /only moves forward/],
  ['9.0.0', peers, /@mui\/x-license has no version of major 9 up to 9\.0\.0/],
  ['9.14.0', { '@mui/material': '^99.0.0' }, /needs @mui\/material \^99\.0\.0, and package\.json/],
])('refuses %s', async (next, range, message) => {
  await expect(nextVersions(commands(range), 'x', dependencies, next)).rejects.toThrow(message);
});

it('does not ask what npm is told to override', async () => {
  const moves = await nextVersions(commands(), 'x', dependencies, '9.14.0', ['@mui/material']);
  expect(moves.map(({ name }) => name)).toEqual(['@mui/x-data-grid', '@mui/x-license']);
});
