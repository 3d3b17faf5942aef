import { namesFile } from '../../../../tests/support/namesFile';
import { matchTerms } from './matchTerms';
import { openNames } from './openNames';
import { readQuery } from './readQuery';

const names = openNames([
  namesFile({
    headings: '按钮\n分页',
    ids: 'button\npagination',
    pinyin: 'an按niu钮fen分ye页',
    pages: [{ a: 'a/', t: 'Menu', d: 0, g: 0, h: 2 }],
  }),
]);
const match = (text: string) => {
  const query = readQuery(text, new Map());
  return matchTerms(names, query, query.terms);
};
const found = (text: string) =>
  match(text).map(({ own }) =>
    own.places.filter((at) => own.values[at]! > 0.5).map((at) => names.records[at]!.title),
  );

it('finds what each term stands in', () => {
  expect(found('menu pagination')).toEqual([['Menu'], ['分页']]);
});

it('takes syllables that are typed apart for the reading of one title', () => {
  expect(found('an niu')).toEqual([['按钮'], ['按钮']]);
});

it('answers as at first after other questions', () => {
  const before = found('an niu');
  // The terms of the last question are kept, and a reading must not get into them.
  for (const other of ['an', 'niu', 'an niu menu', 'menu an', 'fen ye']) found(other);
  expect(found('an niu')).toEqual(before);
  const alone = match('niu')[0]!;
  found('an niu');
  expect(match('niu')[0]!.own).toEqual(alone.own);
});
