import fc from 'fast-check';
import { namesFile } from '../../../tests/support/namesFile';
import { askNames } from './names/askNames';
import { openNames } from './names/openNames';
import { widest } from './searchFilters';
import { namesQuestion } from './namesQuestion';
import { waysOut } from './waysOut';

const names = openNames([
  namesFile({
    products: ['x-data-grid', 'material-ui'],
    rows: ['valueGetter rowHeight'],
    pages: [
      { a: 'x/virtualization/', t: 'Virtualization', d: 0, g: 0 },
      { a: 'x/aggregation/', t: '聚合', n: 'Aggregation', d: 0, g: 0 },
      { a: 'x/api/grid/', t: 'DataGrid', d: 0, g: 0, k: 'component', y: '', r: { p: [0] } },
      { a: 'components/tabs/', t: 'Tabs', d: 1, g: 0 },
    ],
  }),
]);
const queries = (query: string, facets = widest) =>
  waysOut(names, query, facets).map((way) => way.query);

it('leads to the name that is written most like a word', () => {
  expect(askNames(names, { query: 'virtialistatoin' }).results).toEqual([]);
  expect(queries('virtialistatoin')).toEqual(['virtualization']);
});

it('leads to the title with most of the Chinese characters', () => {
  expect(askNames(names, { query: '合拢' }).results).toEqual([]);
  expect(queries('合拢')).toEqual(['聚合']);
});

it('leads on with the words of a Chinese run', () => {
  expect(queries('hook:聚合的饕餮')).toContain('聚合');
});

it('leads out of the kind that was asked for', () => {
  expect(queries('hook:rowHeight')).toEqual(['rowHeight']);
});

it('leads out of a product, with fewer words', () => {
  const facets = { ...widest, product: 'material-ui' };
  expect(waysOut(names, 'qqxxzz valueGetter', facets)).toEqual([
    { query: 'valueGetter', facets: widest },
  ]);
});

it('leads nowhere where nothing is like it', () => {
  for (const query of ['qqxxzzqq', '', '?!', '\u{1f600}', 'a'.repeat(10_000)])
    expect(queries(query)).toEqual([]);
});

it('offers only what finds something, whatever was typed', () => {
  let looked = 0;
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: fc.constantFrom(...'virtualizton tabs聚合rowHeight:prop') }),
      ),
      (query) => {
        const ways = waysOut(names, query, { ...widest, product: 'material-ui' });
        for (const { query: other, facets } of ways) {
          looked += 1;
          expect(askNames(names, namesQuestion(other, facets)).results.length).toBeGreaterThan(0);
        }
        expect(ways.length).toBeLessThan(4);
      },
    ),
    { numRuns: 500 },
  );
  expect(looked).toBeGreaterThan(20);
});
