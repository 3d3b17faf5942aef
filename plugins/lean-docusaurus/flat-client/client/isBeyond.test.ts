import { isBeyond } from './isBeyond';

const other = { without: ['/x/8.9.2/'] };
const own = { within: '/zh/x/8.9.2/', without: [] };

it.each([
  ['/x/8.9.2/', other, true],
  ['/x/8.9.2', other, true],
  ['/x/8.9.2/react-charts/bars/', other, true],
  ['/x/8.9.20/', other, false],
  ['/x/react-charts/', other, false],
  ['/zh/x/8.9.2/react-charts/', own, false],
  ['/zh/x/8.9.2', own, false],
  ['/zh/x/', own, true],
  ['/x/8.9.2/react-charts/', own, true],
])('%s within %j: %s', (pathname, bounds, expected) => {
  expect(isBeyond(pathname, bounds)).toBe(expected);
});
