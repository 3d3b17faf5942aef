import type { NamesAnswer } from '../../../src/search/rules/names/asking';
import { addressesOf, withNames } from './shownPages';

const record = { kind: 'heading', title: 'Basics', anchor: 'basics', plan: 'community' };
const names = {
  results: [
    { record, page: { title: 'Tabs', product: '', trail: '', address: 'tabs/' }, score: 1 },
  ],
  isCovered: false,
  coverage: 0.5,
  marks: [],
  counts: { product: {}, plan: {} },
} as unknown as NamesAnswer;

it('joins what names and the text have found as the dialog does', () => {
  const text = [{ url: '/zh/chips/', headings: ['/zh/chips/#colors'] }];
  const shown = withNames(names, text, '/zh/');
  expect(shown.toSorted((a, b) => a.url.localeCompare(b.url))).toEqual([
    { url: '/zh/chips/', headings: ['/zh/chips/#colors'] },
    { url: '/zh/tabs/#basics', headings: [] },
  ]);
});

it('lists options in their order, and each page once', () => {
  const shown = [
    { url: '/zh/a/', headings: ['/zh/a/#b'] },
    { url: '/zh/c/#d', headings: [] },
    { url: '/zh/a/#e', headings: [] },
  ];
  expect(addressesOf(shown, '/zh/')).toEqual({
    options: ['a/', 'a/#b', 'c/#d', 'a/#e'],
    pages: ['a/', 'c/'],
  });
});
