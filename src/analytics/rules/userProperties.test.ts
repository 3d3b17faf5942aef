import { userProperties } from './userProperties';

const view = {
  code: 'TS',
  style: 'system',
  mode: 'light',
  prefersDark: true,
  pixelRatio: 1,
  language: 'zh',
} as const;

it('names what analytics keeps of a reader', () => {
  expect(userProperties(view)).toEqual({
    codeVariant: 'TS',
    codeStylingVariant: 'system',
    userLanguage: 'zh',
    devicePixelRatio: 1,
    colorSchemeOS: 'dark',
    colorScheme: 'light',
  });
});

it.each([
  [1, 1],
  [1.25, 1.3],
  [1.100000023841858, 1.1],
  [2.625, 2.6],
])('a pixel ratio of %d is reported as %d', (pixelRatio, expected) => {
  expect(userProperties({ ...view, pixelRatio }).devicePixelRatio).toBe(expected);
});
