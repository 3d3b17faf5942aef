import { optionsOf, type FoundPage } from './foundPages';

const page = (url: string, headings: string[]): FoundPage => ({
  url,
  title: '',
  product: '',
  section: '',
  plan: 'community',
  excerpt: '',
  headings: headings.map((hash) => ({ url: `${url}${hash}`, title: '', excerpt: '' })),
});

it('goes through a page and its headings before the next page', () => {
  expect(optionsOf([page('/x/sorting/', ['#sort-model', '#b']), page('/x/', [])])).toEqual([
    '/x/sorting/',
    '/x/sorting/#sort-model',
    '/x/sorting/#b',
    '/x/',
  ]);
});
