import { countChanges, type Comparison } from './compareApi';
import { narrowKinds } from './narrowKinds';

const comparison: Comparison = {
  product: 'x-charts',
  from: '8.0.0',
  to: '8.1.0',
  pages: [
    {
      pathname: '/a',
      name: 'A',
      kind: 'component',
      status: 'added',
      version: '8.0.1',
      deprecated: '8.1.0',
      note: { log: 'Add A' },
      rows: [{ kind: 'removed', key: 'prop:a', version: '8.1.0' }],
    },
    { pathname: '/b', name: 'B', kind: 'component', status: 'added', version: '8.1.0', rows: [] },
  ],
  exports: [
    { name: 'C', kind: 'hook', library: '@mui/x-charts', status: 'removed', version: '8.1.0' },
  ],
};

it('is all of it where no kind is wanted', () => {
  expect(narrowKinds(comparison, [])).toEqual(comparison);
});

it('has what is of the wanted kinds and nothing else', () => {
  const removed = narrowKinds(comparison, ['removed']);
  expect(removed.pages).toEqual([
    { pathname: '/a', name: 'A', kind: 'component', rows: comparison.pages[0]!.rows },
  ]);
  expect(removed.exports).toEqual(comparison.exports);
  const added = narrowKinds(comparison, ['added']);
  expect(added.pages.map(({ name, deprecated }) => [name, deprecated])).toEqual([
    ['A', undefined],
    ['B', undefined],
  ]);
});

it('says of a page that came when it was deprecated, where only that is wanted', () => {
  const [page] = narrowKinds(comparison, ['deprecated']).pages;
  expect(page).toMatchObject({ status: 'deprecated', version: '8.1.0', note: { log: 'Add A' } });
});

it('counts as many of a kind as there were', () => {
  const counts = countChanges(comparison);
  for (const kind of ['added', 'removed', 'deprecated'] as const) {
    expect(countChanges(narrowKinds(comparison, [kind]))[kind]).toBe(counts[kind]);
  }
});
