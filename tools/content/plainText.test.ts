import { plainText } from './plainText';

it.each([
  ['## The `sx` prop', 'The sx prop'],
  ['## Sorting {#sort}', 'Sorting'],
  ['## Multi-sorting <Plan name="pro" />', 'Multi-sorting'],
  ['See [`Chip`](/api-docs/chip/) and **this**.', 'See Chip and this.'],
  ['`<Box>` draws a _plain_ snake_case element', '<Box> draws a plain snake_case element'],
  ['| `a` | 2 \\| 3 |', 'a 2 | 3'],
  ['| :-- | --- |', ''],
  [':::warning[Mind this]', '[Mind this]'],
  ['useMediaQuery(query) =\\> matches', 'useMediaQuery(query) => matches'],
  ['a &lt; b', 'a < b'],
])('%s reads %s', (markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});

it('keeps the lines', () => {
  expect(plainText(':::\n\n## After\n<Demo\n  name="A"\n/>\nEnd').split('\n')).toEqual([
    '',
    '',
    'After',
    '',
    '',
    '',
    'End',
  ]);
});
