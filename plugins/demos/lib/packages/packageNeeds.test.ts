import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { packageNeeds } from './packageNeeds';

const exact = /^\d+\.\d+\.\d+/;

it('knows of each package its version, its peers and the package with its types', () => {
  const { versions, needs, types } = packageNeeds(path.resolve(__dirname, '../../../..'), [
    'luxon',
    'no-such-package',
    '@mui/x-date-pickers',
    '@mui/x-date-pickers/DatePicker',
    '@mui/x-date-pickers/AdapterMomentHijri',
  ]);
  expect(needs['@mui/x-date-pickers']).toEqual(
    expect.arrayContaining(['@mui/material', '@mui/system', 'react']),
  );
  expect(needs['@mui/x-date-pickers/AdapterMomentHijri']).toEqual(['moment-hijri', 'moment']);
  expect(needs).not.toHaveProperty('@mui/x-date-pickers/DatePicker');
  expect(types).toMatchObject({ luxon: '@types/luxon', react: '@types/react' });
  const named = ['@mui/icons-material', ...Object.values(needs).flat(), ...Object.values(types)];
  for (const name of named) expect(versions[name]).toMatch(exact);
  expect(versions).not.toHaveProperty('no-such-package');
});

it('reads in the code of an adapter that is newer than this site what it imports', () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'package-needs-'));
  const put = (file: string, text: string) => {
    const full = path.join(siteDir, 'node_modules', file);
    fs.mkdirSync(path.dirname(full), { recursive: true });
    fs.writeFileSync(full, text);
  };
  const adapter = '@mui/x-date-pickers/AdapterNew';
  put('dayjs/package.json', '{"version": "1.2.3"}');
  put(`${adapter}/index.js`, "exports.A = require('./AdapterNew');");
  put(
    `${adapter}/AdapterNew.js`,
    `import era from "dayjs/plugin/buddhistEra.js";\nimport { b } from '@mui/x-internals/b';\nvar c = require("@babel/runtime/helpers/extends");`,
  );
  const { needs, versions } = packageNeeds(siteDir, [adapter]);
  expect(needs[adapter]).toEqual(['dayjs']);
  expect(versions['dayjs']).toBe('1.2.3');
  fs.rmSync(siteDir, { recursive: true });
});
