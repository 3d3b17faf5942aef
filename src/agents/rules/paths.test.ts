import { markdownPath, productFile } from './paths';

it('puts the Markdown of a page beside it', () => {
  expect(markdownPath('components/chips/')).toBe('components/chips.md');
  expect(markdownPath('components/chips/', '.js.css.md')).toBe('components/chips.js.css.md');
});

it('numbers the parts of a file from the second on', () => {
  expect(productFile('x-charts', 'llms', 1)).toBe('agents/x-charts/llms.txt');
  expect(productFile('x-charts', 'llms-full', 2)).toBe('agents/x-charts/llms-full-2.txt');
});
