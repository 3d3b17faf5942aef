import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { doubledPackages } from './doubledPackages';

let siteDir: string;
beforeEach(() => (siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'doubled-'))));
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

function install(folder: string, version: string) {
  const full = path.join(siteDir, 'node_modules', folder);
  fs.mkdirSync(full, { recursive: true });
  fs.writeFileSync(path.join(full, 'package.json'), JSON.stringify({ version }));
}

const names = ['@mui/x-data-grid', '@mui/x-data-grid-pro', '@mui/x-charts'];

it('finds a copy below the package that asks for it', () => {
  install('@mui/x-data-grid', '8.29.5');
  install('@mui/x-data-grid-pro', '8.29.3');
  install('@mui/x-data-grid-pro/node_modules/@mui/x-data-grid', '8.29.3');
  expect(doubledPackages(siteDir, names)).toEqual([
    {
      name: '@mui/x-data-grid',
      version: '8.29.5',
      within: '@mui/x-data-grid-pro',
      other: '8.29.3',
    },
  ]);
});

it('leaves the copies of kept versions and of other packages alone', () => {
  install('@mui/x-data-grid', '9.1.0');
  install('@mui/x-data-grid-pro', '9.1.0');
  install('@mui/x-data-grid-pro-8-9-2/node_modules/@mui/x-data-grid', '8.9.2');
  install('@mui/x-data-grid-pro/node_modules/clsx', '2.0.0');
  expect(doubledPackages(siteDir, names)).toEqual([]);
});
