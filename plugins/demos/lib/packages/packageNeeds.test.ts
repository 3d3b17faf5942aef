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
