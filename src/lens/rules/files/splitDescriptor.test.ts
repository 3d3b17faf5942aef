import { splitDescriptor } from './splitDescriptor';

it.each([
  ['@mui/x-charts@^8.0.0', '@mui/x-charts', '^8.0.0'],
  ['charts@npm:@mui/x-charts@^8.0.0', 'charts', 'npm:@mui/x-charts@^8.0.0'],
  [
    '@mui/x-charts@https://a.example/@mui/x-charts@1',
    '@mui/x-charts',
    'https://a.example/@mui/x-charts@1',
  ],
  ['@mui/x-charts', '@mui/x-charts', ''],
  ['react', 'react', ''],
  ['@', '@', ''],
])('%s is %s at %j', (text, name, range) => {
  expect(splitDescriptor(text)).toEqual({ name, range });
});
