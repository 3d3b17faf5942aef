import { widest } from './searchFilters';
import { wideningOf } from './widening';

const counts = {
  product: { 'x-charts': 2, 'x-data-grid': 5, system: 1 },
  plan: { community: 6, pro: 2 },
};
const found = { total: 2, counts };
const nothing = { total: 0, counts: { product: {}, plan: {} } };

it('leads from a product to all of them, and says how much more that finds', () => {
  expect(wideningOf({ ...widest, product: 'x-charts' }, found, false)).toEqual({
    to: widest,
    over: 'products',
    more: 6,
  });
});

it('leads from a plan to all of them', () => {
  expect(wideningOf({ ...widest, plan: 'pro' }, found, false)).toEqual({
    to: widest,
    over: 'plans',
    more: 6,
  });
});

it('leads from both at once, in the same version', () => {
  const facets = { product: 'x-charts', plan: 'pro', version: 'docs-x-8.9.2' };
  expect(wideningOf(facets, nothing, true)).toEqual({
    to: { ...widest, version: 'docs-x-8.9.2' },
    over: 'productsAndPlans',
  });
});

it('offers nothing that finds no more', () => {
  expect(wideningOf(widest, found, true)).toBeUndefined();
  expect(wideningOf(widest, nothing, false)).toBeUndefined();
  expect(wideningOf({ ...widest, product: 'x-charts' }, nothing, false)).toBeUndefined();
});

it('offers no step that is known to find nothing', () => {
  const both = { ...widest, product: 'x-charts', plan: 'pro' };
  for (const facets of [both, { ...widest, version: 'docs-x-8.9.2' }]) {
    expect(wideningOf(facets, { ...nothing, wider: 0 }, true)).toBeUndefined();
    expect(wideningOf(facets, { ...nothing, wider: 3 }, true)).toBeDefined();
  }
});

it('leads from an older version to all, and from the current ones when they have nothing', () => {
  const older = { ...widest, version: 'docs-x-8.9.2' };
  const all = { to: { ...widest, version: 'all' }, over: 'versions' };
  expect(wideningOf(older, found, true)).toEqual(all);
  expect(wideningOf(widest, nothing, true)).toEqual(all);
  expect(wideningOf({ ...widest, product: 'x-charts' }, nothing, true)).toEqual({
    to: { product: 'x-charts', plan: 'all', version: 'all' },
    over: 'versions',
  });
  expect(wideningOf({ ...widest, version: 'all' }, nothing, true)).toBeUndefined();
});
