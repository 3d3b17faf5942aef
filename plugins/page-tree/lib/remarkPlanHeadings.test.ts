import type { Root } from 'mdast';
import { remarkPlanHeadings } from './remarkPlanHeadings';

it('takes away the space before a plan mark in a heading, and nowhere else', () => {
  const plan = { type: 'mdxJsxTextElement' as const, name: 'Plan', attributes: [], children: [] };
  const tree: Root = {
    type: 'root',
    children: [
      { type: 'heading', depth: 2, children: [{ type: 'text', value: 'Multi-sorting ' }, plan] },
      { type: 'paragraph', children: [{ type: 'text', value: 'Needs ' }, plan] },
    ],
  };
  remarkPlanHeadings()(tree);
  expect(JSON.stringify(tree)).toContain('"Multi-sorting"');
  expect(JSON.stringify(tree)).toContain('"Needs "');
});
