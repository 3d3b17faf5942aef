import { furtherMarks, markdownLines } from './markdownLines';

const kinds = (markdown: string) => markdownLines(markdown).map(({ kind }) => kind);

it('knows headings and code within quotes and lists', () => {
  const lines = markdownLines('> ### Inside\n>\n> 1. ```bash\n>    # no\n>    ```\n\n- ## Item');
  expect(lines).toEqual([
    { kind: 'heading', before: '> ', text: '### Inside' },
    { kind: 'text', before: '>', text: '' },
    { kind: 'opening', before: '> 1. ', text: '```bash' },
    { kind: 'code', before: '>    ', text: '# no' },
    { kind: 'closing', before: '>    ', text: '```' },
    { kind: 'text', before: '', text: '' },
    { kind: 'heading', before: '- ', text: '## Item' },
  ]);
  expect(lines.map(({ before, text }) => before + text).join('\n')).toBe(
    '> ### Inside\n>\n> 1. ```bash\n>    # no\n>    ```\n\n- ## Item',
  );
});

it.each([
  ['1. ```ts\n\n   a\n   ```\n2. Then', ['opening', 'code', 'code', 'closing', 'text']],
  ['12) ~~~\n    ```\n    ~~~', ['opening', 'code', 'closing']],
  ['````md\n```\n- ````\n````', ['opening', 'code', 'code', 'closing']],
  ['```\n    ```\n```', ['opening', 'code', 'closing']],
  ['  ```\na\n  ```', ['opening', 'code', 'closing']],
  ['> ```\n> a\n\n# b', ['opening', 'code', 'text', 'heading']],
  ['- ```\n  a\n# b', ['opening', 'code', 'heading']],
  ['```a``` b\n---\n####### c\n#d', ['text', 'text', 'text', 'text']],
])('takes %j for %j', (markdown, expected) => {
  expect(kinds(markdown)).toEqual(expected);
});

it('writes room for bullets and numbers in further lines', () => {
  expect(furtherMarks('> 1. ')).toBe('>    ');
});
