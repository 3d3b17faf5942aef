import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyPages } from './copyPages';
import { dataFileOf, dataFolder } from './dataFileOf';

let siteDir: string;
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'copy-pages-'));
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

function write(name: string, text: string): void {
  const file = path.join(siteDir, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** Copies, and lists what browsers find then. */
async function copied(): Promise<string[]> {
  const to = path.join(siteDir, 'build/zh/assets/api');
  await copyPages(path.join(siteDir, dataFolder), to);
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
  expect(fs.readFileSync(path.join(siteDir, file), 'utf8')).toBe('{"name":"Button"}');
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
