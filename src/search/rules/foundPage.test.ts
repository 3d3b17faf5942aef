import { foundPage } from './foundPage';

const page = {
  url: '/x/react-data-grid/sorting/',
  excerpt: '<mark>Sort</mark> rows',
  meta: { title: 'Sorting', section: 'Main features' },
  filters: { product: ['x-data-grid'], plan: ['community'], version: ['docs-x-current'] },
  sub_results: [
    { title: 'Sorting', url: '/x/react-data-grid/sorting/', excerpt: 'a' },
    { title: 'Sort model', url: '/x/react-data-grid/sorting/#sort-model', excerpt: 'b' },
    ...['#b', '#c', '#d'].map((hash) => ({ title: hash, url: `/x/${hash}`, excerpt: '' })),
  ],
};

it('shows a page with its first headings, not with itself', () => {
  const found = foundPage(page);
  expect(found).toMatchObject({
    url: page.url,
    title: 'Sorting',
    product: 'x-data-grid',
    section: 'Main features',
    plan: 'community',
  });
  expect(found.headings.map(({ title }) => title)).toEqual(['Sort model', '#b', '#c']);
});

it('shows the headings first that have most of the query', () => {
  const raw_content = 'sort rows by the sort model';
  const places: Readonly<Record<string, number[]>> = { '#c': [0, 5], '#d': [0, 1, 5] };
  const sub_results = page.sub_results.map((each) => ({
    ...each,
    weighted_locations: (places[each.title] ?? [0]).map((location) => ({ location, weight: 1 })),
  }));
  const { headings } = foundPage({ ...page, raw_content, sub_results });
  expect(headings.map(({ title }) => title)).toEqual(['#d', '#c', 'Sort model']);
});

it('shows a page of which the index knows nothing else by its address', () => {
  expect(foundPage({ ...page, meta: {}, filters: {}, sub_results: [] })).toEqual({
    url: page.url,
    title: page.url,
    product: '',
    section: '',
    plan: 'community',
    excerpt: page.excerpt,
    headings: [],
  });
});
