import { readInstead, writeInstead } from './insteadOf';

it.each(['/x/react-data-grid/sorting', '/components/buttons', '/versions'])(
  'reads %s back',
  (page) => {
    expect(readInstead(writeInstead(page))).toBe(page);
  },
);

it.each([
  '',
  '?instead=',
  '?other=/a',
  '?instead=//evil.example',
  '?instead=https://evil.example/',
  '?instead=/a%20b',
  '?instead=/<script>',
  '?instead=/../etc',
  '?instead=javascript:alert(1)',
  `?instead=/${'a'.repeat(300)}`,
  '?instead=/1/2/3/4/5/6/7/8/9',
])('takes %s for nothing', (search) => {
  expect(readInstead(search)).toBeUndefined();
});
