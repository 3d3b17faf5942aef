/** @jest-environment jsdom */
import fc from 'fast-check';
import { highlight } from './highlight';
import { languages, type Language } from './languages';
import { parseMeta } from './parseMeta';

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

describe('parseMeta', () => {
  it('reads title, marks and npm2yarn in any order', () => {
    expect(parseMeta('{1,3-5} title="a b.tsx"')).toEqual({
      title: 'a b.tsx',
      marked: new Set([1, 3, 4, 5]),
      npm2yarn: false,
    });
    expect(parseMeta('npm2yarn')).toEqual({ title: null, marked: new Set(), npm2yarn: true });
  });

  it.each(['showLineNumbers', '{a}', 'title=unquoted'])('refuses %s', (meta) => {
    expect(() => parseMeta(meta)).toThrow();
  });
});
