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

it('takes headings that ask, and the paragraph below each', async () => {
  expect(readQuestions(text, await loadParser())).toEqual([
    { question: 'Why is it so?', answer: 'Because of that, as code says.' },
    { question: '为什么？', answer: '因为。' },
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
