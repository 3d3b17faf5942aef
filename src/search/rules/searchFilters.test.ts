import { searchFilters, widest } from './searchFilters';

const current = ['docs-default-current', 'docs-x-current'];

it.each([
  [widest, undefined, { version: { any: current } }],
  [{ ...widest, version: 'all' }, undefined, {}],
  [{ ...widest, version: 'docs-x-8.9.2' }, undefined, { version: 'docs-x-8.9.2' }],
  [
    { product: 'x-charts', plan: 'pro', version: 'all' },
    undefined,
    { product: 'x-charts', plan: 'pro' },
  ],
  [{ product: 'x-charts', plan: 'pro', version: 'all' }, 'product' as const, { plan: 'pro' }],
  [{ product: 'x-charts', plan: 'pro', version: 'all' }, 'plan' as const, { product: 'x-charts' }],
])('%j without %s', (facets, without, filters) => {
  expect(searchFilters(facets, current, without)).toEqual(filters);
});
