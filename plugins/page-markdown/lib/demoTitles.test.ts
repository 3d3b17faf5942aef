import { demoTitles } from './demoTitles';

it('takes no heading from code, and reads marks out of words', () => {
  const markdown =
    '## One \\& only\n\n```md\n## no\n`B.tsx`\n```\n\n`A.css.tsx`\n\n## Two\n\n`B.tsx`\n';
  expect([...demoTitles(markdown, ['A', 'B'])]).toEqual([
    ['A', 'One & only'],
    ['B', 'Two'],
  ]);
});

it('reads headings and demos within callouts and steps', () => {
  const markdown =
    '## One\n\n> ### Inside\n>\n> `A.tsx`\n\n1. ```md\n   `B.tsx`\n   ```\n\n## Two\n\n1. First\n\n   `B.tsx`\n';
  expect([...demoTitles(markdown, ['A', 'B'])]).toEqual([
    ['A', 'Inside'],
    ['B', 'Two'],
  ]);
});
