import { behindAlias } from './behindAlias';

it.each([
  ['^8.0.0', 'charts', '^8.0.0'],
  ['npm:@mui/x-charts@^8.0.0', '@mui/x-charts', '^8.0.0'],
  ['npm:@mui/x-charts', '@mui/x-charts', ''],
  ['npm:^8.0.0', 'charts', '^8.0.0'],
  ['npm:latest', 'charts', 'latest'],
  ['patch:charts@npm%3A8.2.0#~/.yarn/patches/charts.patch', 'charts', '8.2.0'],
  ['patch:charts@npm:@mui/x-charts@8.2.0#./charts.patch', '@mui/x-charts', '8.2.0'],
  ['patch:charts@8.2.0#./charts.patch', 'charts', '8.2.0'],
  ['https://a.example/charts@1', 'charts', 'https://a.example/charts@1'],
])('%s is %s at %j', (wanted, name, range) => {
  expect(behindAlias('charts', wanted)).toEqual({ name, range });
});
