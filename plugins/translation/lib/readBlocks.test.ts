import { loadParser, preparePage, type PageParser } from '../../content-check/lib/parsePage';
import { digestBlock } from './digestBlock';
import { readBlocks } from './readBlocks';

let parser: PageParser;

beforeAll(async () => {
  parser = await loadParser();
});

const page = `---
description: Say what stands here.
---

## Sizes {#sizes}

Write \\{#id} there.

:::note Title
Words.
:::

- An item

  :::tip Title
  Words.
  :::

\`\`\`bash
# See {#this}
grep '\\{#' file
:::note Title
\`\`\`

| a | b |
| - | - |
| 1 | 2 |

<div>
## Inside {#inside}
</div>

Last.
`;

const blocksOf = (text: string) => {
  const parsed = parser.parse(text);
  if ('fault' in parsed) throw new Error(parsed.fault.what);
  return {
    asWritten: readBlocks(parsed.tree, preparePage(text), text),
    asPrepared: readBlocks(parsed.tree, preparePage(text)),
  };
};

it('gives each block as it is written, with its place in the page', () => {
  const { asWritten } = blocksOf(page);
  expect(asWritten.map(({ kind, text }) => [kind, text])).toEqual([
    ['field', 'Say what stands here.'],
    ['heading', '## Sizes {#sizes}'],
    ['paragraph', 'Write \\{#id} there.'],
    ['callout', ':::note Title\nWords.\n:::'],
    ['item', '- An item\n\n  :::tip Title\n  Words.\n  :::'],
    ['code', "```bash\n# See {#this}\ngrep '\\{#' file\n:::note Title\n```"],
    ['row', '| a | b |'],
    ['row', '| 1 | 2 |'],
    ['paragraph', '<div>\n## Inside {#inside}\n</div>'],
    ['paragraph', 'Last.'],
  ]);
  for (const { text, start, end } of asWritten) expect(page.slice(start, end)).toBe(text);
});

it('gives the digest of what is written, whichever form of the page was read', () => {
  const { asWritten, asPrepared } = blocksOf(page);
  const digests = asWritten.map(({ kind, text }) => digestBlock(kind, text));
  expect(asWritten.map(({ digest }) => digest)).toEqual(digests);
  expect(asPrepared.map(({ digest }) => digest)).toEqual(digests);
});
