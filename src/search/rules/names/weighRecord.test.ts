import { namesFile } from '../../../../tests/support/namesFile';
import { openNames } from './openNames';
import { weighRecord } from './weighRecord';

const names = openNames([
  namesFile({
    products: ['material-ui', 'x-data-grid'],
    rows: ['color', 'variant~', 'pinnedColumns+ aggregationModel! rowHeight'],
    pages: [
      { a: 'api/button/', t: 'Button', d: 0, g: 0, k: 'component', r: { p: [0, 1], i: [0] } },
      { a: 'x/api/grid/', t: 'DataGrid', d: 1, g: 0, k: 'component', r: { p: [2] } },
      { a: 'migration/', t: 'Migration', d: 0, g: 0 },
      { a: 'buttons/', t: 'Buttons', d: 0, g: 0 },
    ],
  }),
]);
const weigh = (title: string, question = {}, isInherited = false) =>
  weighRecord(
    names,
    { query: '', ...question },
    names.records.find((each) => each.title === title && each.isInherited === isInherited)!,
  );

it.each([
  ['color', 'variant', 'what is there before what is deprecated'],
  ['Buttons', 'Migration', 'a guide before what tells of changes'],
  ['rowHeight', 'pinnedColumns', 'what is free before what is sold'],
  ['pinnedColumns', 'aggregationModel', 'Pro before Premium'],
])('puts %s before %s: %s', (before, behind) => {
  expect(weigh(before).factor).toBeGreaterThan(weigh(behind).factor);
});

it('puts what a component declares before what it takes over', () => {
  expect(weigh('color').factor).toBeGreaterThan(weigh('color', {}, true).factor);
});

it('puts what the reader reads about before everything else', () => {
  const ownProduct = 'x-data-grid';
  expect(weigh('aggregationModel', { ownProduct }).factor).toBeGreaterThan(
    weigh('color', { ownProduct }).factor,
  );
});

it('says what the reader does not have yet, of the reference alone, and puts it behind', () => {
  const needed = (address: string, anchor: string) => (anchor ? `9.0.0 for ${address}` : '9.0.0');
  expect(weigh('color', { needed })).toEqual({
    factor: weigh('color').factor * 0.7,
    needs: '9.0.0 for api/button/',
  });
  expect(weigh('Buttons', { needed }).needs).toBeUndefined();
});
