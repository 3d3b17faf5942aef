import { linkTarget } from './linkTarget';

const place = {
  url: 'https://d.org',
  baseUrl: '/zh/',
  permalink: '/zh/x/charts/bars/',
  documented: new Set(['/zh/x/charts/bars/', '/zh/x/charts/lines/']),
  routes: new Set(['/zh/sandbox/']),
};

it.each([
  ['/x/charts/lines/', 'https://d.org/zh/x/charts/lines.md'],
  ['/x/charts/lines#area', 'https://d.org/zh/x/charts/lines.md#area'],
  ['../lines/', 'https://d.org/zh/x/charts/lines.md'],
  ['#stacking', 'https://d.org/zh/x/charts/bars.md#stacking'],
  ['/sandbox/', 'https://d.org/zh/sandbox/'],
  ['https://e.org/a', 'https://e.org/a'],
  ['/x/charts/pies/', undefined],
  ['javascript:alert(1)', undefined],
  ['//e.org/a', undefined],
])('leads %s to %s', (address, target) => {
  expect(linkTarget(address, place)).toBe(target);
});
