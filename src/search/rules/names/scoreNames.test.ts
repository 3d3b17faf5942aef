import { namesFile } from '../../../../tests/support/namesFile';
import type { NamesQuestion } from './asking';
import { matchTerms } from './matchTerms';
import { openNames } from './openNames';
import { partTerms } from './partTerms';
import { readQuery } from './readQuery';
import { scoreNames } from './scoreNames';

const names = openNames([
  namesFile({
    products: ['material-ui', 'x-data-grid'],
    trails: ['', 'Components'],
    rows: ['color', 'rowHeight'],
    headings: 'Button sizes\nThe sizes of a button in detail',
    synonyms: 'modal|dialog',
    pages: [
      { a: 'buttons/', t: 'Button', d: 0, g: 1, h: 2 },
      { a: 'dialogs/', t: 'Dialog', d: 0, g: 1 },
      { a: 'api/button/', t: 'Button', d: 0, g: 1, k: 'component', r: { p: [0] } },
      { a: 'x/api/grid/', t: 'DataGrid', d: 1, g: 0, k: 'component', r: { p: [1] } },
    ],
  }),
]);
function score(typed: string, question: Partial<NamesQuestion> = {}) {
  const query = readQuery(typed, names.simplified);
  const terms = partTerms(names, query.terms);
  const matches = matchTerms(names, query, terms);
  return scoreNames({ names, question: { query: typed, ...question }, query, terms, matches });
}
const best = (typed: string) => {
  const [first] = score(typed).toSorted((a, b) => b.score - a.score);
  return first && `${first.record.kind} ${first.record.title}`;
};
const of = (typed: string, title: string) =>
  score(typed).find(({ record }) => record.title === title);

it.each([
  ['button', 'page Button', 'a guide, for a word'],
  ['<Button', 'component Button', 'the reference, for code'],
  ['button color', 'prop color', 'the row that has one word, on the page that has the other'],
  ['sizes button', 'heading Button sizes', 'what says no more than the query'],
  ['modal', 'page Dialog', 'what is called otherwise'],
  ['prop: DataGrid', 'prop rowHeight', 'what is on a page, if its kind is asked for'],
])('puts first for %s: %s (%s)', (typed, expected) => {
  expect(best(typed)).toBe(expected);
});

it('scores nothing that has none of the words', () => {
  expect(score('zebra')).toEqual([]);
  expect(of('button', 'Dialog')).toBeUndefined();
});

it('knows what is called so, and what only has the words', () => {
  expect(of('dialog', 'Dialog')!.isNamed).toBe(true);
  expect(of('modal', 'Dialog')!.isNamed).toBe(true);
  expect(of('button', 'The sizes of a button in detail')!.isNamed).toBe(false);
});

it('tells how much of the query something has', () => {
  const whole = of('button sizes', 'Button sizes')!;
  const part = of('button zebra', 'Button')!;
  expect(whole).toMatchObject({ coverage: 1, isWholly: true });
  expect(part.isWholly).toBe(false);
  expect(part.coverage).toBeLessThan(1);
});

it('takes a single letter for the beginning of a page alone', () => {
  expect(score('b').map(({ record }) => record.anchor)).toEqual(['', '']);
});
