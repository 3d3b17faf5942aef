import { traditionalForms } from './traditionalForms';

it.each([
  ['机', '機机'],
  ['页机', '機机頁页'],
  ['里', '裏里裡里'],
  ['一a', ''],
  ['', ''],
])('of %j are %j', (characters, forms) => {
  expect(traditionalForms(new Set(characters))).toBe(forms);
});
