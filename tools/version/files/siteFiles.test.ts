import fs from 'node:fs';
import { makeSite } from '../siteFixture';
import {
  demandCleanTree,
  forgetBundlerCache,
  readDependencies,
  readOverrides,
  readTable,
  readVersionList,
} from './siteFiles';

let made: ReturnType<typeof makeSite>;
beforeEach(() => {
  made = makeSite();
});
afterEach(() => made.remove());

it('reads what the tools need to know', () => {
  const { siteDir, dependencies } = made;
  expect(readTable(siteDir)).toEqual({ versions: { default: {}, x: {} }, archived: [] });
  expect(readDependencies(siteDir)).toEqual(dependencies);
  expect(readOverrides(siteDir)).toEqual(['react-is']);
  expect(readVersionList(siteDir, 'x_versions.json')).toEqual([]);
  fs.writeFileSync(`${siteDir}/x_versions.json`, '["8.9.2"]');
  expect(readVersionList(siteDir, 'x_versions.json')).toEqual(['8.9.2']);
  forgetBundlerCache(siteDir);
  expect(fs.existsSync(`${siteDir}/node_modules/.cache/rspack`)).toBe(false);
});

it.each([
  ['package.json', readDependencies],
  ['config/documentedVersions.json', readTable],
  ['x_versions.json', (siteDir: string) => readVersionList(siteDir, 'x_versions.json')],
])('names %s where a merge was left half-done', (file, read) => {
  fs.writeFileSync(`${made.siteDir}/${file}`, '<<<<<<< HEAD\n[]');
  expect(() => read(made.siteDir)).toThrow(`${file}:1:1: no valid JSON`);
});

it('names what is not committed', async () => {
  await expect(demandCleanTree({ changedFiles: async () => [] })).resolves.toBeUndefined();
  await expect(
    demandCleanTree({ changedFiles: async () => ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }),
  ).rejects.toThrow(/not clean \(a, b, c, d, e and 2 more\); .* Commit or stash/);
});
