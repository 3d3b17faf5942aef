import { tellingPart, textTerms } from './textTerms';

it.each([
  ['Sorting rows', ['sort', 'row']],
  ['rowHeight', ['row', 'height']],
  ['禁用排序', ['禁用', '用排', '排序']],
  ['用 sx 属性', ['sx', '用', '属性']],
  ['', []],
])('%s has the terms %j', (text, terms) => {
  expect(textTerms(text)).toEqual(terms);
});

it.each([
  ['How do I color every second row', 'color every second row'],
  ['如何去掉边框', '去掉边框'],
  ['让一周从星期一开始', '让一周从星期一开始'],
  ['what is it', 'what is it'],
  ['  ', ''],
])('%s asks for %s', (query, part) => {
  expect(tellingPart(query)).toBe(part);
});
