import { fakeSite, makeSite } from '../siteFixture';
import { keepVersion } from './keepVersion';
import { readDependencies, readTable, readVersionList } from './siteFiles';
import { Transaction } from './transaction';

let made: ReturnType<typeof makeSite>;
let fake: ReturnType<typeof fakeSite>;
beforeEach(() => {
  made = makeSite();
  fake = fakeSite(made.siteDir);
});
afterEach(() => made.remove());

const libraries = { '@mui/x-charts': { version: '8.9.2', alias: '@mui/x-charts-8-9-2' } };
async function keep(
  version: string,
  packages: string[] = [],
  step = () => {},
  more: { overrides?: Record<string, string>; reason?: string } = {},
) {
  const transaction = new Transaction(made.siteDir);
  const kept = { instance: 'x' as const, version, libraries };
  await keepVersion(fake.site, kept, { packages, ...more }, transaction, step);
  return transaction;
}

it('lists the newest version first, with its libraries', async () => {
  await keep('8.9.2');
  await keep('8.10.0');
  await keep('8.0.0');
  const newestFirst = ['8.10.0', '8.9.2', '8.0.0'];
  expect(readVersionList(made.siteDir, 'x_versions.json')).toEqual(newestFirst);
  const { versions } = readTable(made.siteDir);
  expect(Object.keys(versions.x)).toEqual(newestFirst);
  expect(versions.x['8.0.0']).toEqual(libraries);
  expect(versions.default).toEqual({});
  expect(fake.world.calls).toEqual([]);
});

it('installs packages after a step, and npm is taken back with the rest', async () => {
  const before = made.ownFiles();
  const step = jest.fn();
  const transaction = await keep('8.9.2', ['@mui/x-charts-8-9-2@npm:@mui/x-charts@8.9.2'], step);
  expect(step).toHaveBeenCalledTimes(2);
  expect(readDependencies(made.siteDir)).toHaveProperty(['@mui/x-charts-8-9-2']);
  expect(fake.lines).toEqual(['Installing 1 packages …']);
  await transaction.rollback();
  expect(made.ownFiles()).toEqual(before);
  expect(fake.world.calls.at(-1)).toBe('installFromLockfile');
});

it('lays versions down for every package before it installs, and takes that back, too', async () => {
  const before = made.ownFiles();
  const reason = 'The move asked for it.';
  const transaction = await keep('8.9.2', ['a@1.0.0'], () => {}, {
    overrides: { rollup: '4.67.4' },
    reason,
  });
  expect(JSON.parse(made.ownFiles()['package.json']!)).toMatchObject({
    overrides: { 'react-is': '19.2.9', rollup: '4.67.4' },
    '//overrides': { rollup: reason },
    dependencies: { a: '1.0.0' },
  });
  await transaction.rollback();
  expect(made.ownFiles()).toEqual(before);
});
