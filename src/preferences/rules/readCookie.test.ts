import { readCookie } from './readCookie';

it.each([
  ['', null],
  ['codeVariant=JS', 'JS'],
  ['a=b; codeVariant=JS; c=d', 'JS'],
  ['xcodeVariant=JS', null],
  ['codeVariant=JS; codeVariant=TS', null],
  ['codeVariant=', ''],
])('%j holds %j', (cookies, expected) => {
  expect(readCookie(cookies, 'codeVariant')).toBe(expected);
});
