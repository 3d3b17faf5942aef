/** @jest-environment jsdom */
import fc from 'fast-check';
import { highlight } from './highlight';
import { languages, type Language } from './languages';

function textOf(html: string): string {
  const element = document.createElement('code');
  element.innerHTML = html;
  return element.textContent ?? '';
}

it('marks up code without changing its text', async () => {
  const code = 'const a = <b c="d">{`${e}\n  f`}</b>; // g & "h"';
  const html = await highlight(code, 'tsx');
  expect(html).toContain('class="keyword"');
  expect(textOf(html)).toBe(code);
});

it('puts emphasised lines into marks', async () => {
  const html = await highlight('a\nb\nc', 'text', new Set([2]));
  expect(html).toBe('a\n<mark>b\n</mark>c');
});

it('keeps any text of any language to the byte, and lets no markup through', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...(Object.keys(languages) as Language[])),
      fc.string({
        unit: fc.constantFrom(
          '<',
          '>',
          '&',
          '"',
          "'",
          '/',
          '`',
          '{',
          '}',
          '\n',
          ' ',
          'a',
          '=',
          '#',
          '-',
          '好',
        ),
      }),
      async (language, code) => {
        const html = await highlight(code, language);
        expect(textOf(html)).toBe(code);
        expect(html.replace(/<\/?(span|mark)( class="[^"<>]*")?>/g, '')).not.toMatch(/</);
      },
    ),
    { numRuns: 300 },
  );
});
