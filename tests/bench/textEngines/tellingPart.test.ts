import { tellingPart } from './tellingPart';

it.each([
  ['How do I color every second row', 'color every second row'],
  ['如何去掉边框', '去掉边框'],
  ['让一周从星期一开始', '让一周从星期一开始'],
  ['what is it', 'what is it'],
  ['  ', ''],
])('%s asks for %s', (query, part) => {
  expect(tellingPart(query)).toBe(part);
});
