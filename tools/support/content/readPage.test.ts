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

it('reads description, demos and links with their lines', () => {
  const page = readPage(file, mdx);
  expect(page.file).toBe(file);
  expect(page.description).toBe('Show short facts: as chips.');
  expect(page.demos).toEqual([{ name: 'FactChip', line: 9 }]);
  expect(page.links).toEqual([
    { url: '/x/facts/#one', line: 5 },
    { url: '#own-id', line: 28 },
  ]);
});

it('reads what is installed', () => {
  expect(readPage(file, mdx).installs).toEqual([{ command: 'npm install @mui/lab', line: 23 }]);
});

it('reads headings with the ids that the site gives them', () => {
  expect(readPage(file, mdx).headings).toEqual([
    { level: 2, text: 'The label prop', id: 'the-label-prop', line: 7, bare: false },
    { level: 3, text: 'Empty', id: 'empty', line: 16, bare: true },
    { level: 2, text: 'Given', id: 'own-id', line: 20, bare: false },
    { level: 2, text: 'Given', id: 'given', line: 26, bare: false },
  ]);
});

it('numbers ids that stand twice', () => {
  const ids = readPage(file, '## Size\n\n## Size\n\n## Size').headings.map(({ id }) => id);
  expect(ids).toEqual(['size', 'size-1', 'size-2']);
});

it('names headings, demos and marked elements as anchors', () => {
  expect(readPage(file, mdx).anchors).toEqual([
    'the-label-prop',
    'empty',
    'own-id',
    'given',
    'FactChip',
    'here',
  ]);
});

it('keeps the lines of the text and leaves code out of it', () => {
  const { text } = readPage(file, mdx);
  expect(text.split('\n')[4]).toBe('A chip shows a fact, not [a link](/no/).');
  expect(text).not.toContain('npm install');
});

it('says when there is no description', () => {
  expect(readPage(file, 'description: in the text').description).toBeUndefined();
});
