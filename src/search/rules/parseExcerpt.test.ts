import fc from 'fast-check';
import { parseExcerpt } from './parseExcerpt';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

it.each([
  ['', []],
  ['plain', [{ text: 'plain', marked: false }]],
  [
    'how to <mark>sort</mark> rows',
    [
      { text: 'how to ', marked: false },
      { text: 'sort', marked: true },
      { text: ' rows', marked: false },
    ],
  ],
  ['&lt;mark&gt; &amp;amp; &#39;&#x41;&quot;', [{ text: `<mark> &amp; 'A"`, marked: false }]],
  [
    '&unknown; &#x110000; &__proto__;',
    [{ text: '&unknown; &#x110000; &__proto__;', marked: false }],
  ],
  ['<img src=x onerror=alert(1)>', [{ text: '<img src=x onerror=alert(1)>', marked: false }]],
  ['<mark>open', [{ text: 'open', marked: true }]],
  ['<mark>a</mark><mark>b</mark>', [{ text: 'ab', marked: true }]],
])('parses %s', (html, parts) => {
  expect(parseExcerpt(html)).toEqual(parts);
});

it('gives back every text and every mark', () => {
  const part = fc.record({
    text: fc.string({ minLength: 1, unit: 'binary' }),
    marked: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const html = parts
        .map(({ text, marked }) => (marked ? `<mark>${escape(text)}</mark>` : escape(text)))
        .join('');
      const parsed = parseExcerpt(html);
      const letters = (list: { text: string; marked: boolean }[], marked: boolean) =>
        list
          .filter((each) => each.marked === marked)
          .map(({ text }) => text)
          .join('');
      expect(parsed.map(({ text }) => text).join('')).toBe(parts.map(({ text }) => text).join(''));
      expect(letters(parsed, true)).toBe(letters(parts, true));
    }),
  );
});

it('never throws, whatever arrives', () => {
  const pieces = fc.constantFrom(
    '<mark>',
    '</mark>',
    '&',
    ';',
    '#',
    'x',
    '<',
    '>',
    '&#0;',
    'lt',
    '99999999',
  );
  fc.assert(
    fc.property(fc.array(pieces), (list) => {
      expect(parseExcerpt(list.join('')).every(({ text }) => text !== '')).toBe(true);
    }),
  );
});
