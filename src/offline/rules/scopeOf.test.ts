import { scopeOf } from './scopeOf';

it.each([
  ['/', '/', '/'],
  ['/', '/components/chips/', '/'],
  ['/', '/x/react-charts/', '/x/'],
  ['/', '/xylophone/', '/'],
  ['/zh/', '/zh/x/react-charts/', '/zh/x/'],
  ['/zh/', '/zh/components/chips/', '/zh/'],
  ['/docs/zh/', '/docs/zh/x/', '/docs/zh/x/'],
])('below %s, %s belongs to %s', (base, pathname, scope) => {
  expect(scopeOf(base, pathname)).toBe(scope);
});
