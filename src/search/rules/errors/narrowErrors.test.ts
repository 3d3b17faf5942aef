import { widest } from '../searchFilters';
import { narrowErrors } from './narrowErrors';

const found = ['x-data-grid', 'x-charts', 'x-data-grid', 'x-data-grid', 'x-data-grid'].map(
  (product, at) => ({
    page: { a: `x/${product}/`, t: product, d: product },
    anchor: `message-${at}`,
    title: `MUI X: ${at}`,
  }),
);
const anchors = (narrowed: Partial<typeof widest>) =>
  narrowErrors(found, { ...widest, ...narrowed }).results.map(({ anchor }) => anchor);

it('shows the first ones, and counts all', () => {
  expect(anchors({})).toEqual(['message-0', 'message-1', 'message-2']);
  expect(narrowErrors(found, widest).counts).toEqual({
    product: { 'x-data-grid': 4, 'x-charts': 1 },
    plan: { community: 5 },
  });
});

it('leaves out what is of another product, and says how much that is', () => {
  expect(anchors({ product: 'x-charts' })).toEqual(['message-1']);
  expect(narrowErrors(found, { ...widest, product: 'x-tree-view' })).toEqual({
    results: [],
    counts: { product: { 'x-data-grid': 4, 'x-charts': 1 }, plan: {} },
  });
});

it('has nothing of a plan, which no message is of, and says what that holds back', () => {
  expect(anchors({ plan: 'community' })).toHaveLength(3);
  expect(narrowErrors(found, { ...widest, plan: 'premium', product: 'x-charts' })).toEqual({
    results: [],
    counts: { product: {}, plan: { community: 1 } },
  });
});

it('has nothing of an older version', () => {
  expect(anchors({ version: 'all' })).toHaveLength(3);
  expect(narrowErrors(found, { ...widest, version: 'docs-x-8.9.2' })).toEqual({
    results: [],
    counts: { product: {}, plan: {} },
  });
});
