import { leaveOutLightDark } from './postCss';

const other = ['/modules/other/index.js', {}];

it('leaves the stand-in for light-dark() out, and every other setting as it was', () => {
  const preset = ['/modules/postcss-preset-env/index.js', { stage: 3, features: { has: true } }];
  expect(leaveOutLightDark({ ident: 'postcss', plugins: [preset, other] })).toEqual({
    ident: 'postcss',
    plugins: [
      [preset[0], { stage: 3, features: { has: true, 'light-dark-function': false } }],
      other,
    ],
  });
});

it('says so when Docusaurus has no such plugin any more', () => {
  expect(() => leaveOutLightDark({ plugins: [other] })).toThrow('0 times instead of once');
});
