import { markdownAddress, markdownAddresses } from './markdownAddresses';

it('has a page beside its folder', () => {
  expect(markdownAddress('/zh/components/chips/')).toBe('/zh/components/chips.md');
  expect(markdownAddress('/')).toBe('/index.md');
});

it('asks for the page itself where the reader sees what everybody sees first', () => {
  expect(markdownAddresses('/x/react-charts/', { code: 'TS', style: 'system' })).toEqual([
    '/x/react-charts.md',
  ]);
});

it('asks for what the reader has chosen first, for the page itself last', () => {
  expect(markdownAddresses('/a/b/', { code: 'JS', style: 'tailwind' })).toEqual([
    '/a/b.js.tailwind.md',
    '/a/b.tailwind.md',
    '/a/b.js.md',
    '/a/b.md',
  ]);
  expect(markdownAddresses('/a/b/', { code: 'TS', style: 'css' })).toEqual([
    '/a/b.css.md',
    '/a/b.md',
  ]);
});
