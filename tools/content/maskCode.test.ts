import { maskCode } from './maskCode';

const page = [
  '---',
  'description: A page.',
  '---',
  '',
  'Text with `code` in it. {/* a note */}',
  '',
  '````md',
  '```ts',
  '# no heading',
  '```',
  '````',
  'After.',
].join('\n');

it('keeps the text and the place of every character', () => {
  const masked = maskCode(page, false);
  expect(masked).toHaveLength(page.length);
  expect(masked.split('\n').map((line) => line.trim())).toEqual([
    '',
    '',
    '',
    '',
    'Text with `code` in it.',
    '',
    '',
    '',
    '',
    '',
    '',
    'After.',
  ]);
});

it('takes code within a line, too, if asked', () => {
  expect(maskCode('A `b` c ``d ` e`` f.', true)).toBe('A     c           f.');
  expect(maskCode('A ` c.', true)).toBe('A ` c.');
});

it.each([
  ['1. ```bash\n   # no\n   ```\n\nB', '1.\n\n\n\nB'],
  ['```js\na\n`````\nB', '\n\n\nB'],
  ['A `{/*` b\n\nC `*/}` d', 'A `{/*` b\n\nC `*/}` d'],
])('masks %j as %j', (mdx, expected) => {
  expect(maskCode(mdx, false).replace(/ +$/gm, '')).toBe(expected);
});
