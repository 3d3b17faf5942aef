import { textTerms } from './textTerms';

it.each([
  ['Sorting rows', ['sort', 'row']],
  ['rowHeight', ['row', 'height']],
  ['禁用排序', ['禁用', '用排', '排序']],
  ['用 sx 属性', ['sx', '用', '属性']],
  ['行的高度', ['高度']],
  ['', []],
])('%s has the terms %j', (text, terms) => {
  expect(textTerms(text)).toEqual(terms);
});
