import { frozenStatus } from './frozenStatus';

it('says of each frozen version what it is and whether its files are here', () => {
  const version = {
    instance: 'x' as const,
    version: '8.9.2',
    digest: `${'a'.repeat(12)}${'0'.repeat(52)}`,
    pages: [{ path: '/', anchors: [] }],
    files: 12,
    bytes: 2_340_000,
    locales: ['en', 'zh'],
    madeBy: 'site 0.1.0',
  };
  const line =
    'x 8.9.2 is frozen: 1 pages in en, zh, 12 files of 2.3 MB, digest aaaaaaaaaaaa, by site 0.1.0; files are';
  expect(frozenStatus([version], [version.digest])).toEqual([`${line} here`]);
  expect(frozenStatus([version], [])).toEqual([`${line} not here`]);
});
