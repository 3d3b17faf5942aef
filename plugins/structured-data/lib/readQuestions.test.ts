import fs from 'node:fs';
import path from 'node:path';
import { loadParser } from '../../content-check/lib/parsePage';
import { readQuestions } from './readQuestions';

const text = `---
description: Questions
---

Lead?

## Why is it so?

Because of **that**, as
\`code\` says.

More.

## Legacy

No answer.

## 为什么？ {#why}

<Demo name="A" height={1} />

因为。
`;

it('takes headings that ask, and the first words below each', async () => {
  expect(readQuestions(text, await loadParser())).toEqual([
    { question: 'Why is it so?', answer: 'Because of that, as code says.' },
    { question: '为什么？', answer: '因为。' },
  ]);
});

const marked = `## Why? {/* #why */}

{/* todo: check */}

Because{' '}[it](/a/) is \\{ {'{'} {/* todo: check */}.

## Is it free <Plan name="pro" />?

Yes.

## Does \`x\` work? <Plan name="pro" />

<table>
  <tr><td>No</td></tr>
</table>

- One

  More of it.
- [Two](/b/)

After the list.

## List only?

1. First
2. Second

### Sub?

Paragraph.

## Beware?

:::note[Label]

Of **this**.

:::
`;

it('reads no code and no comment into questions and answers, and lists in full', async () => {
  expect(readQuestions(marked, await loadParser())).toEqual([
    { question: 'Why?', answer: 'Because it is { { .' },
    { question: 'Is it free?', answer: 'Yes.' },
    { question: 'Does x work?', answer: 'One; Two' },
    { question: 'List only?', answer: 'First; Second' },
    { question: 'Beware?', answer: 'Of this.' },
  ]);
});

it('finds those of the page of questions in both languages', async () => {
  const parser = await loadParser();
  const page = 'getting-started/faq/index.mdx';
  const counts = ['docs', 'i18n/zh/docusaurus-plugin-content-docs/current'].map((folder) => {
    const file = path.resolve(__dirname, '../../..', folder, page);
    return readQuestions(fs.readFileSync(file, 'utf8'), parser).length;
  });
  expect(Math.min(...counts)).toBeGreaterThan(8);
});
