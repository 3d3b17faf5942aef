import os from 'node:os';
import path from 'node:path';
import { dependencies } from '../../../../package.json';
import { demoPackages } from '../../../../config/versions';
import versionsTable from '../../../../config/documentedVersions.json';
import { filesBelow } from '../../../support/filesBelow';
import fs from 'node:fs';
import { importable, packageEntries } from './packageEntries';

const siteDir = path.resolve(__dirname, '../../../..');
const packages = demoPackages(dependencies, versionsTable as never);
const all = new Set(Object.values(importable(siteDir, packages)).flat());

it('has everything that demos import, and icons apart', () => {
  const demos = ['docs', 'x-docs']
    .flatMap((folder) => filesBelow(path.join(siteDir, folder)))
    .filter((file) => /\.tsx?$/.test(file));
  const missing = new Set<string>();
  for (const file of demos) {
    const found = fs
      .readFileSync(file, 'utf8')
      .matchAll(/^(?:import(?! type)|\} from|export \{[^}]*\} from)\s?[^'\n]*'([^.'][^']*)'/gm);
    for (const [, name] of found) {
      if (!all.has(name!) && !name!.startsWith('@mui/icons-material')) missing.add(name!);
    }
  }
  expect([...missing]).toEqual([]);
  expect(demos.length).toBeGreaterThan(1000);
});

it.each(['@mui/material', '@mui/material/Button', '@mui/material/styles', 'react/jsx-runtime'])(
  'has %s',
  (name) => expect(all).toContain(name),
);

it.each(['@mui/material/internal', '@mui/material/PigmentGrid', '@mui/x-data-grid/internals'])(
  'has no %s, which nobody is to import',
  (name) => expect(all).not.toContain(name),
);

it('names every specifier once, lazily, in the file of its package', () => {
  const entries = packageEntries(importable(siteDir, ['react', '@mui/x-data-grid']));
  expect(Object.keys(entries)).toEqual(['packages/core', 'packages/x-data-grid']);
  expect(entries['packages/core']).toContain(
    '"react": () => import(/* webpackMode: "eager" */ "react"),',
  );
});

it('leaves out folders that a package does not export', () => {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'entries-'));
  const write = (file: string, text: string) => {
    const full = path.join(site, 'node_modules/@mui/x-license', file);
    fs.mkdirSync(path.dirname(full), { recursive: true });
    fs.writeFileSync(full, text);
  };
  write(
    'package.json',
    JSON.stringify({ exports: { '.': './index.js', './open': './open/index.js' } }),
  );
  for (const file of ['index.js', 'open/index.js', 'verifyLicense/index.js']) write(file, '');
  expect(importable(site, ['@mui/x-license'])).toEqual({
    'packages/x-license': ['@mui/x-license', '@mui/x-license/open'],
  });
  fs.rmSync(site, { recursive: true });
});

it('has nothing that cannot be imported', () => {
  const lost = [...all].filter((name) => {
    try {
      require.resolve(name, { paths: [siteDir] });
      return false;
    } catch {
      return true;
    }
  });
  expect(lost).toEqual([]);
});
