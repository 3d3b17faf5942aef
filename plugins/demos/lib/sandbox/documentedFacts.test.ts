import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { documentedFacts } from './documentedFacts';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'documented-facts-'));
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

function install(name: string, version: string): void {
  const folder = path.join(siteDir, 'node_modules', name);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version }));
  fs.writeFileSync(path.join(siteDir, 'package-lock.json'), name + version);
}

const versions = [
  { folder: 'x_versioned_docs/version-8.9.2', aliases: { '@mui/x-charts': '@mui/x-charts-8-9-2' } },
];
const chartsOf = (id: string) => documentedFacts(siteDir, versions, id)('@mui/x-charts')?.version;

it('gives a demo the versions that its docs version documents', () => {
  install('@mui/x-charts', '9.14.0');
  install('@mui/x-charts-8-9-2', '8.9.2');
  expect(chartsOf('x_versioned_docs/version-8.9.2/react-charts/bars/Bars')).toBe('8.9.2');
  expect(chartsOf('x-docs/react-charts/bars/Bars')).toBe('9.14.0');
  expect(chartsOf('x_versioned_docs/version-8.9.2-beta/react-charts/bars/Bars')).toBe('9.14.0');
});

it('reads again what was installed meanwhile', () => {
  expect(chartsOf('x-docs/react-charts/bars/Bars')).toBe('9.14.0');
  install('@mui/x-charts', '9.15.0');
  fs.utimesSync(path.join(siteDir, 'package-lock.json'), new Date(), new Date(Date.now() + 5000));
  expect(chartsOf('x-docs/react-charts/bars/Bars')).toBe('9.15.0');
});
