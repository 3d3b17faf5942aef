import { isMeasurementId } from './isMeasurementId';

it.each(['G-AB12CD34EF', 'GT-ABCDEFG', 'G-1234'])('%s is one', (text) => {
  expect(isMeasurementId(text)).toBe(true);
});

it.each([
  '',
  'G-',
  'G-123',
  'g-ab12cd34ef',
  'UA-12345-1',
  'G-AB12CD34EF ',
  'G-AB12CD34EF\n',
  'G-AB12&l=other',
  'G-AB12/../../evil',
  '"><script>',
  `G-${'A'.repeat(17)}`,
])('%j is none', (text) => {
  expect(isMeasurementId(text)).toBe(false);
});
