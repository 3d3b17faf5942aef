import { readPage } from './readPage';

const file = 'docs/components/chips/index.mdx';
const mdx = `---
description: 'Show short facts: as chips.'
---

A chip shows a [fact](/x/facts/#one), not \`[a link](/no/)\`.

## The \`label\` prop

<Demo name="FactChip" height={32} />

\`\`\`tsx
// ## no heading, [no link](/no/)
<Demo name="NoDemo" />
\`\`\`

### Empty <Plan name="pro" />

{/* a note is no content */}

## Given {#own-id}

\`\`\`bash
npm install @mui/lab
\`\`\`

## Given

<a id="here" href="#own-id">Up</a>
`;

it('reads demos with their lines', () => {
  const page = readPage(file, mdx);
  expect(page.file).toBe(file);
  expect(page.demos).toEqual([{ name: 'FactChip', line: 9 }]);
});

it('reads what is installed', () => {
  expect(readPage(file, mdx).installs).toEqual([{ command: 'npm install @mui/lab', line: 23 }]);
});

it('reads headings with their lines', () => {
  expect(readPage(file, mdx).headings).toEqual([
    { level: 2, text: 'The label prop', line: 7, bare: false },
    { level: 3, text: 'Empty', line: 16, bare: true },
    { level: 2, text: 'Given', line: 20, bare: false },
    { level: 2, text: 'Given', line: 26, bare: false },
  ]);
});
