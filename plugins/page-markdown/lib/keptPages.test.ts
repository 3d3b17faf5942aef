import { keepPage } from './keptPages';
import { openTexts } from './textStore';

it('keeps what an index says of a page, so that the next build reads neither text nor sources', () => {
  const texts = openTexts();
  const markdown = '# Chips\n\n## Basic\n\n`OrderTags.tsx`\n\n```tsx\n```\n';
  const page = keepPage(
    {
      key: 'key',
      demos: () => ({
        OrderTags: {
          system: { files: [], ts: { dependencies: { '@mui/material': '7.2.0' } } },
          css: { files: [] },
        },
        Hidden: { system: { files: [] } },
      }),
    },
    { forms: { '.md': markdown, '.js.md': 'js' }, headings: [[2, 'basic', 'Basic']], links: {} },
    texts,
  );
  expect(texts.read(page.forms['.md']!)).toBe(markdown);
  expect(Object.keys(page.forms)).toEqual(['.md', '.js.md']);
  expect(page.demos).toEqual([
    {
      name: 'OrderTags',
      title: 'Basic',
      digest: expect.stringMatching(/^[\da-f]{16}$/),
      stylings: ['system', 'css'],
      packages: { '@mui/material': '7.2.0' },
    },
    {
      name: 'Hidden',
      digest: expect.stringMatching(/^[\da-f]{16}$/),
      stylings: ['system'],
      packages: {},
    },
  ]);
  expect(JSON.parse(JSON.stringify(page))).toEqual(page);
});
