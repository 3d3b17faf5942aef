import { likelihood, openSectionIndex, writeSectionIndex } from './sectionIndex';

const sections = [
  { address: 'a/#sorting', title: 'Sort rows', pageTitle: 'Sorting', text: 'Click a header.' },
  { address: 'a/#text', title: 'Text', pageTitle: 'Grid', text: 'Rows are sorted when clicked.' },
  { address: 'b/#sorting', title: 'Sort rows', pageTitle: 'Sorting', text: 'Click a header.' },
  { address: 'zh/#x', title: '禁用排序', pageTitle: '排序', text: '不让用户排序。' },
];
const ask = openSectionIndex(writeSectionIndex(sections));

it('finds by any word, titles first, the own product before its equals', () => {
  expect(ask('how to sort rows quickly', (address) => address.startsWith('b/'))).toEqual([
    'b/#sorting',
    'a/#sorting',
    'a/#text',
  ]);
});

it('finds Chinese by two characters', () => {
  expect(ask('怎样禁用', () => false)).toEqual(['zh/#x']);
  expect(ask('虚拟', () => false)).toEqual([]);
});

it.each([
  ['components/tabs/#a', 1],
  ['api-docs/tabs/', 0.8],
  ['x/api/charts/bar-chart/', 0.8],
  ['x/migration/migration-data-grid-v7/', 0.5],
  ['guides/v5-style-changes/#styled', 0.5],
])('%s counts %d', (address, weight) => {
  expect(likelihood(address)).toBe(weight);
});
