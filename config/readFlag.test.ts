import { readFlag } from './readFlag';

it.each([
  [undefined, false],
  ['', false],
  ['false', false],
  ['true', true],
])('%j is %s', (value, expected) => {
  expect(readFlag('SITE_PREVIEW', value)).toBe(expected);
});

it.each(['1', '0', 'yes', 'True', ' true'])('refuses %j and says what to write', (value) => {
  expect(() => readFlag('SITE_PREVIEW', value)).toThrow(
    `SITE_PREVIEW is "${value}". Set it to true or false, or leave it empty for false.`,
  );
});
