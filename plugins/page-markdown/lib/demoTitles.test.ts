import { demoTitles } from './demoTitles';

it('takes no heading from code, and reads marks out of words', () => {
  const markdown =
    '## One \\& only\n\n```md\n## no\n`B.tsx`\n```\n\n`A.css.tsx`\n\n## Two\n\n`B.tsx`\n';
  expect([...demoTitles(markdown, ['A', 'B'])]).toEqual([
    ['A', 'One & only'],
    ['B', 'Two'],
  ]);
});
