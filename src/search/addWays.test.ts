/** @jest-environment jsdom */
import { addWays, type WaysQuestion } from './addWays';
import { openNames } from './rules/names/openNames';
import { widest } from './rules/searchFilters';

const names = openNames([
  {
    format: 1,
    pages: [{ a: 'x/sorting/', t: 'Sorting', d: 0, g: 0 }],
    products: ['x-data-grid'],
    trails: [''],
    rows: [],
    ...{ headings: '', ids: '', synonyms: '', pinyin: '', readings: {}, simplified: '' },
  },
]);
const nothing = { pages: [], total: 0, counts: { product: {}, plan: {} } };
const asked: WaysQuestion = {
  query: 'sorting',
  facets: { ...widest, product: 'x-charts' },
  hasOlder: false,
  currentTags: [],
  namesOf: () => Promise.resolve(names),
  textOf: () => Promise.reject(new Error('no text')),
  countMessages: () => Promise.resolve(0),
  names: undefined,
  i18n: { currentLocale: 'en', localeConfigs: {} },
  baseUrl: '/',
};

it('says what the other versions have', async () => {
  const older = { ...asked, facets: widest, hasOlder: true };
  expect((await addWays(nothing, older)).wider).toBe(1);
});

it('leads on by the names that were asked where others do not come', async () => {
  const namesOf = () => Promise.reject(new Error('gone'));
  const query = 'qqxxzz sorting';
  const found = await addWays(nothing, { ...asked, facets: widest, query, namesOf, names });
  expect(found.ways?.map((way) => way.query)).toEqual(['sorting']);
  expect(await addWays(nothing, { ...asked, namesOf })).toEqual(nothing);
});
