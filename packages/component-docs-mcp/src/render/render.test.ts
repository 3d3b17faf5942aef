import fc from 'fast-check';
import { pageOut } from './pageOut';
import { plainHtml } from './plainHtml';
import { scoreTexts } from './scoreText';
import { shortenFences } from './shortenFences';
import { splitSections } from './splitSections';

it('gives a text in parts that make the whole again', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 30 }),
      fc.integer({ min: 5, max: 60 }),
      (lines, most) => {
        const text = lines.join('\n');
        let read = '';
        let cursor: string | undefined;
        do {
          const part = pageOut(text, 'key', most, cursor);
          expect(part.text.length).toBeLessThanOrEqual(most + 1);
          expect(part.nextCursor).not.toBe(cursor ?? '');
          read += part.text;
          cursor = part.nextCursor;
        } while (cursor !== undefined);
        expect(read).toBe(text);
      },
    ),
  );
});

it('takes no cursor of another call', () => {
  const text = 'a\n'.repeat(100);
  const { nextCursor } = pageOut(text, 'one', 20);
  expect(() => pageOut(text, 'other', 20, nextCursor)).toThrow('other arguments');
  expect(() => pageOut(text, 'one', 20, 'x')).toThrow('not one that this server gave');
});

it('makes words of the HTML of comments', () => {
  expect(plainHtml('<p>If <code>true</code>, shows &lt;b&gt;.</p><ul><li>a</li></ul>')).toBe(
    'If `true`, shows <b>. - a',
  );
});

it('parts a page at its headings, not within code', () => {
  const sections = splitSections(
    '---\nt: 1\n---\n\n# T\n\nIntro.\n\n## One\n\n```md\n## no\n```\n\n### Two\n\nx',
    [
      [2, 'one', 'One'],
      [3, 'two-2', 'Two'],
    ],
  );
  expect(sections.map(({ depth, id }) => [depth, id])).toEqual([
    [0, ''],
    [2, 'one'],
    [3, 'two-2'],
  ]);
  expect(sections[1]!.text).toContain('## no');
});

it('parts a page at headings within callouts, and leaves code in numbered steps alone', () => {
  const sections = splitSections(
    '# T\n\n> **Note**\n>\n> ### Inside\n>\n> Words.\n\n## After\n\n1. ```bash\n   # no\n   ```\n\n2. Then\n\n## Last\n\nx',
    [
      [3, 'inside', 'Inside'],
      [2, 'after', 'After'],
      [2, 'last', 'Last'],
    ],
  );
  expect(sections.map(({ id, text }) => [id, text])).toEqual([
    ['', '# T\n\n> **Note**\n>'],
    ['inside', '> ### Inside\n>\n> Words.'],
    ['after', '## After\n\n1. ```bash\n   # no\n   ```\n\n2. Then'],
    ['last', '## Last\n\nx'],
  ]);
});

it('says within quotes and lists how much code is left out', () => {
  const cut = (markdown: string) => shortenFences(markdown, { first: 1, further: 1 });
  expect(cut('1. Do this:\n\n   ```ts\n   a\n   b\n   c\n   ```\n\n2. Then')).toBe(
    '1. Do this:\n\n   ```ts\n   a\n   // … 2 more lines\n   ```\n\n2. Then',
  );
  expect(cut('> 1. ```ts\n>    a\n>\n>    c\n>    ```\n>\n> b')).toBe(
    '> 1. ```ts\n>    a\n>    // … 2 more lines\n>    ```\n>\n> b',
  );
});

it('cuts long code, that of files beside a demo sooner', () => {
  const code = (lines: number) => `\`\`\`ts\n${'a\n'.repeat(lines)}\`\`\``;
  const text = shortenFences(`x\n\n${code(5)}\n\n\`rows.ts\`\n\n${code(5)}\n\ny\n\n${code(3)}`, {
    first: 4,
    further: 1,
  });
  expect(text.match(/… \d more lines/g)).toEqual(['… 1 more lines', '… 4 more lines']);
});

it('scores words that few texts have higher, and those that stand for others lower', () => {
  const texts = ['sorting rows of a grid', 'filtering rows of a grid', 'rows rows rows'];
  const [sort, filter, rows] = scoreTexts('how can I sort rows', texts);
  expect(sort).toBeGreaterThan(rows!);
  expect(rows).toBeGreaterThan(filter!);
  const [, standIn] = scoreTexts('sieve', texts, ['filter']);
  expect(standIn).toBeGreaterThan(0);
});
