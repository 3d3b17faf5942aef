import { planMinors } from './planMinors';

const versions = [
  '5.0.0',
  '5.18.0',
  '6.0.0-beta.1',
  '6.0.0',
  '6.0.2',
  '6.1.0',
  '7.0.0',
  '7.0.1',
  '7.1.0',
  '7.1.2',
  '7.2.0',
];
const published = {
  '@mui/material': versions,
  '@mui/system': versions.filter((one) => one !== '6.1.0'),
};
const at = (version: string) => ({ '@mui/material': version, '@mui/system': version });

it('takes the last major before, the first release of each minor and the installed version', () => {
  const steps = planMinors(published, at('7.1.2'), '@mui/material');
  expect(steps.map(({ version }) => version)).toEqual([
    '5.18.0',
    '6.0.0',
    '6.1.0',
    '7.0.0',
    '7.1.0',
    '7.1.2',
  ]);
  expect(steps[0]!.packages).toEqual(at('5.18.0'));
  expect(steps[2]!.packages).toEqual({ '@mui/material': '6.1.0' });
});

it('demands that the installed version is published', () => {
  expect(() => planMinors(published, at('7.9.9'), '@mui/material')).toThrow(
    '@mui/material 7.9.9 is installed, but the registry has no such release',
  );
});
