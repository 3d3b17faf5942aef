import { namesFile } from '../../../../tests/support/namesFile';
import { openNames } from './openNames';
import { partTerms } from './partTerms';
import { readQuery } from './readQuery';

const names = openNames([
  namesFile({
    headings: '按钮组\n使用按钮\n表格分页\n自定义列\n获取选中的行\n中间',
    ids: 'a\nb\nc\nd\ne\nf',
    synonyms:
      '按钮|button\n表格|table\n分页|paging\n列头|header\n自定义|custom\n选中行|row selection\n怎么装|install',
    pages: [{ a: 'a/', t: 'A', d: 0, g: 0, h: 6 }],
  }),
]);
const words = (query: string) =>
  partTerms(names, readQuery(query, new Map()).terms).map(({ text }) => text);

it.each([
  ['按钮组件', ['按钮']],
  ['怎么用按钮', ['按钮']],
  ['表格分页', ['表格', '分页']],
  ['自定义列头', ['自定义', '列头']],
  ['选中行', ['选中行']],
  ['怎么装', ['怎么装']],
  ['表格和分页', ['表格', '分页']],
  ['按钮居中', ['按钮', '居中']],
  ['支持中文', ['支持中文']],
  ['怎么样呢', ['怎么样呢']],
])('cuts %s as a reader does', (query, expected) => {
  expect(words(query)).toEqual(expected);
});
