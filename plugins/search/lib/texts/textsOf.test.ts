import { addressAt } from '../../../../src/search/rules/names/addressAt';
import type { Names } from '../../../../src/search/rules/names/names';
import { openNames } from '../../../../src/search/rules/names/openNames';
import {
  hasTerm,
  openTexts,
  placesOf,
  termsFrom,
} from '../../../../src/search/rules/texts/openTexts';
import { countTerms, textsOf, type TextSection } from './textsOf';

const section = (
  address: string,
  title: string,
  text = '',
  phrases: string[] = [],
): TextSection => ({
  address,
  titles: [title],
  pageTitles: ['Style'],
  phrases,
  counts: countTerms(text),
});

/** Names of a guide with two headings, and of a page of the API, which has no text. */
const names: Names = openNames([
  {
    format: 1,
    products: ['x-data-grid'],
    trails: [''],
    rows: ['rowHeight'],
    pages: [
      { a: 'x/style/', t: 'Style', d: 0, g: 0, h: 2 },
      { a: 'x/api/grid/', t: 'DataGrid', d: 0, g: 0, k: 'component', r: { p: [0] } },
    ],
    headings: 'Striped rows\nCells',
    ids: '\n',
    synonyms: '',
    pinyin: '',
    readings: {},
    simplified: '',
  },
]);
const sections = [
  section('x/style/', 'Style', 'colors colors colors, of rows'),
  section('x/style/#striped-rows', 'Striped rows', 'every second row', ['zebra lines']),
  section('x/style/#cells', 'Cells', 'the color of a cell'),
];
const recordAt = (address: string) =>
  names.records.findIndex(
    ({ page, anchor }) => addressAt(names.pages[page]!.address, anchor) === address,
  );

it('finds what stands in texts, titles and phrases, and how much it tells there', () => {
  const texts = openTexts(names, [textsOf(sections)]);
  expect(texts.total).toBe(3);
  expect(placesOf(texts, 'zebra').records).toEqual([recordAt('x/style/#striped-rows')]);
  const color = placesOf(texts, 'color');
  expect(color.records).toEqual([recordAt('x/style/'), recordAt('x/style/#cells')]);
  expect(color.values[0]).toBeGreaterThan(color.values[1]!);
  // The title of the page is that of all its sections.
  expect(placesOf(texts, 'styl').records).toHaveLength(3);
  expect(placesOf(texts, 'nothing')).toEqual({ records: [], values: [] });
  expect([hasTerm(texts, 'row'), hasTerm(texts, 'ro')]).toEqual([true, false]);
  expect(termsFrom(texts, 'c', 9)).toEqual(['cel', 'color']);
  expect(termsFrom(texts, 'c', 1)).toEqual(['cel']);
});

it('opens nothing of other names, nor of what is no such file', () => {
  const others = textsOf([...sections.slice(1), sections[0]!]);
  expect(openTexts(names, [others]).total).toBe(0);
  expect(openTexts(names, [undefined]).total).toBe(0);
});

it('the same sections make the same file', () => {
  expect(textsOf(sections)).toEqual(textsOf(sections.map((each) => ({ ...each }))));
  expect(textsOf([])).toMatchObject({ sections: 0, terms: '', places: '' });
});

it('terms that objects have of themselves are terms', () => {
  const made = textsOf([section('x/', 'Constructor', 'hasOwnProperty __proto__ constructor')]);
  expect(made.terms.split('\n')).toEqual(expect.arrayContaining(['constructor', 'proto', 'own']));
});

it('leaves out what many sections say in passing, and pairs of characters that stand together by chance', () => {
  const filler = 'one two three four five six seven eight nine ten';
  const many = Array.from({ length: 12 }, (_, at) =>
    section(`x/style/#${at}`, 'Row', `${filler} passing`),
  );
  const terms = (of: readonly TextSection[]) => textsOf(of).terms.split('\n');
  expect(terms(many)).not.toContain('pass');
  expect(terms(many.slice(0, 10))).toContain('pass');
  expect(terms([...many, section('x/', 'Passing', 'passing')])).toContain('pass');
  const chinese = (...texts: string[]) =>
    texts.map((text, at) => section(`x/#${at}`, 'Row', `${filler} ${text}`));
  expect(terms(chinese('列宽自动', '列宽固定', '列宽最小'))).toEqual(
    expect.arrayContaining(['列宽']),
  );
  expect(terms(chinese('列宽自动', '列宽固定', '列宽最小'))).not.toContain('宽自');
});
