import fs from 'node:fs';
import { fakeSite, makeSite } from '../siteFixture';
import { dropVersion } from './dropVersion';
import { readDependencies, readTable, readVersionList } from './siteFiles';
import { Transaction } from './transaction';

let made: ReturnType<typeof makeSite>;
let fake: ReturnType<typeof fakeSite>;
const list = 'x_versions.json';
const recorded = {
  versions: { default: {}, x: {} },
  archived: [
    { instance: 'x' as const, version: '8.9.2', href: 'https://v8.example.org/', pages: [] },
  ],
};
beforeEach(() => {
  made = makeSite();
  fake = fakeSite(made.siteDir);
  fs.writeFileSync(`${made.siteDir}/${list}`, '["8.9.2", "8.0.0"]');
});
afterEach(() => made.remove());

async function drop(version: string, aliases: string[] = [], step = () => {}) {
  const transaction = new Transaction(made.siteDir);
  const given = { instance: 'x' as const, version };
  await dropVersion(fake.site, given, { recorded, aliases }, transaction, step);
  transaction.commit();
}

it('takes the version off the list, which goes with its last one, and writes the table', async () => {
  await drop('8.9.2');
  expect(readVersionList(made.siteDir, list)).toEqual(['8.0.0']);
  expect(readTable(made.siteDir)).toEqual(recorded);
  await drop('8.0.0');
  expect(fs.existsSync(`${made.siteDir}/${list}`)).toBe(false);
  expect(fake.world.calls).toEqual([]);
});

it('uninstalls what nothing needs, after a step', async () => {
  const calls = jest.fn(() => [...fake.world.calls]);
  await drop('8.9.2', ['@mui/x-charts'], calls);
  expect(calls.mock.results.map(({ value }) => value as string[])).toEqual([[]]);
  expect(fake.world.calls).toEqual(['uninstall @mui/x-charts']);
  expect(readDependencies(made.siteDir)).not.toHaveProperty(['@mui/x-charts']);
});
