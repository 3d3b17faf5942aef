import fs from 'node:fs';
import path from 'node:path';
import { makeFolder, type TestFolder } from '../../../../tests/support/makeFolder';
import { copyPages } from './copyPages';
import { dataFileOf, dataFolder } from './dataFileOf';

let site: TestFolder;
beforeEach(() => {
  site = makeFolder();
});
const write = (name: string, text: string) => site.write(name, text);

/** Copies, and lists what browsers find then. */
async function copied(): Promise<string[]> {
  const to = path.join(site.path, 'build/zh/assets/api');
  await copyPages(path.join(site.path, dataFolder), to);
  return (fs.readdirSync(to, { recursive: true, withFileTypes: true }) as fs.Dirent[])
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(to, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

it('puts the data of every page to where browsers ask for it', async () => {
  write(dataFileOf('default', 'current', '/api-docs/button'), '{"name":"Button"}');
  write(dataFileOf('x', '8.9.2', '/x/api/charts/bar-chart'), '{}');
  expect(await copied()).toEqual([
    'default-current/pages/api-docs/button.e03d1b09.json',
    'x-8.9.2/pages/x/api/charts/bar-chart.44136fa3.json',
  ]);
  const file = 'build/zh/assets/api/default-current/pages/api-docs/button.e03d1b09.json';
  expect(fs.readFileSync(path.join(site.path, file), 'utf8')).toBe('{"name":"Button"}');
});

it('copies nothing that only a build needs', async () => {
  write(dataFileOf('default', 'current', '/api-docs/button'), '{}');
  write(`${dataFolder}/default-current/demo-api.json`, '{}');
  write(`${dataFolder}/0123456789abcdef.json`, '{}');
  expect(await copied()).toEqual(['default-current/pages/api-docs/button.44136fa3.json']);
});

it('passes over a docs version that has no API page', async () => {
  write(dataFileOf('default', 'current', '/api-docs/button'), '{}');
  write(`${dataFolder}/x-7.0.0/demo-api.json`, '{}');
  expect(await copied()).toEqual(['default-current/pages/api-docs/button.44136fa3.json']);
});
