import { addPackage } from './addPackage';

it('keeps what can be told apart from what cannot', () => {
  const found = { packages: [], unknown: [] };
  for (const written of ['8.4.1', 'https://a.example/charts.tgz', '']) {
    addPackage(found, { name: '@mui/x-charts', written, isDirect: true });
  }
  expect(found).toEqual({
    packages: [{ name: '@mui/x-charts', version: '8.4.1', isDirect: true }],
    unknown: [{ name: '@mui/x-charts', wanted: 'https://a.example/charts.tgz', isDirect: true }],
  });
});
