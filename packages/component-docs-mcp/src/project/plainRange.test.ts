import { plainRange } from './plainRange';

it.each([
  ['^7.0.0', '^7.0.0'],
  ['npm:^7.0.0', '^7.0.0'],
  ['npm:@mui/material@^7.0.0', '^7.0.0'],
  ['workspace:^7.0.0', '^7.0.0'],
  ['latest', 'latest'],
])('%s asks for %s', (asked, range) => {
  expect(plainRange(asked)).toBe(range);
});
