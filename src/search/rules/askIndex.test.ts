import { askedText, askIndex } from './askIndex';
import type { PagefindFilters, PagefindModule } from './pagefindModule';
import { widest } from './searchFilters';

interface Entry {
  title: string;
  product: string;
  plan: string;
  score: number;
}

const entries: Entry[] = [
  { title: 'Filtering', product: 'x-data-grid', plan: 'community', score: 5 },
  { title: 'Bars', product: 'x-charts', plan: 'pro', score: 3 },
  { title: 'Sorting', product: 'x-data-grid', plan: 'community', score: 2 },
  { title: 'Tables', product: 'material-ui', plan: 'community', score: 1 },
];

const texts: Readonly<Record<string, string>> = {
  Filtering: 'Filtering comes before sorting.',
  Bars: 'The z axis of bars.',
};

/** @param lost - titles of pages that do not come */
function fakeIndex(lost: readonly string[] = []) {
  const fetched: string[] = [];
  const search = jest.fn((_term: string, { filters }: { filters: PagefindFilters }) => {
    const found = entries.filter(
      ({ product, plan }) =>
        (filters.product === undefined || filters.product === product) &&
        (filters.plan === undefined || filters.plan === plan),
    );
    const counts = (name: 'product' | 'plan') =>
      Object.fromEntries(
        entries.map((entry) => [
          entry[name],
          found.filter((each) => each[name] === entry[name]).length,
        ]),
      );
    return Promise.resolve({
      results: found.map((entry) => ({
        id: entry.title,
        score: entry.score,
        data: () => {
          if (lost.includes(entry.title)) return Promise.reject(new Error('offline'));
          fetched.push(entry.title);
          return Promise.resolve({
            url: `/${entry.title}/`,
            excerpt: '',
            raw_content: texts[entry.title] ?? '',
            meta: { title: entry.title },
            filters: { product: [entry.product], plan: [entry.plan] },
            sub_results: [],
          });
        },
      })),
      filters: { product: counts('product'), plan: counts('plan') },
    });
  });
  return { search: search as PagefindModule['search'], fetched };
}

const question = {
  query: 'sorting',
  facets: widest,
  limit: 10,
  ownProduct: undefined,
  currentTags: ['docs-x-current'],
};

it('orders what is found, and counts it', async () => {
  const answer = await askIndex(fakeIndex(), question);
  expect(answer.pages.map(({ title }) => title)).toEqual([
    'Sorting',
    'Filtering',
    'Bars',
    'Tables',
  ]);
  expect(answer.total).toBe(4);
  expect(answer.counts.product).toEqual({ 'x-data-grid': 2, 'x-charts': 1, 'material-ui': 1 });
  expect(answer.counts.plan).toEqual({ community: 3, pro: 1 });
});

it('prefers the product that the reader is reading about', async () => {
  const answer = await askIndex(fakeIndex(), {
    ...question,
    query: 'bars',
    ownProduct: 'x-charts',
  });
  expect(answer.pages[0]?.title).toBe('Bars');
});

it('counts the other values of a facet as if it were not set', async () => {
  const answer = await askIndex(fakeIndex(), {
    ...question,
    facets: { ...widest, product: 'x-data-grid', plan: 'community' },
  });
  expect(answer.pages.map(({ product }) => product)).toEqual(['x-data-grid', 'x-data-grid']);
  expect(answer.counts.product).toEqual({ 'x-data-grid': 2, 'x-charts': 0, 'material-ui': 1 });
  expect(answer.counts.plan).toEqual({ community: 2, pro: 0 });
});

it('fetches no more pages than are shown', async () => {
  const index = fakeIndex();
  const answer = await askIndex(index, { ...question, limit: 2 });
  expect(index.fetched).toEqual(['Filtering', 'Bars']);
  expect(answer.total).toBe(4);
});

it('fails when a part of the index does', async () => {
  const search = () => Promise.reject(new Error('404'));
  await expect(askIndex({ search }, question)).rejects.toThrow('404');
});

it('tells without a network of the pages that are on the device, and fails with one', async () => {
  const { search } = fakeIndex(['Filtering', 'Bars']);
  const answer = await askIndex({ search }, { ...question, limit: 1, isOffline: true });
  expect(answer.pages.map(({ title }) => title)).toEqual(['Sorting']);
  expect(answer.reach).toBe('saved');
  const all = await askIndex({ search }, { ...question, limit: 10, isOffline: true });
  expect(all.pages.map(({ title }) => title)).toEqual(['Sorting', 'Tables']);
  // What cannot be shown is not counted, so that nobody is offered more of it.
  expect(all.total).toBe(2);
  await expect(askIndex({ search }, question)).rejects.toThrow('offline');
  const nothing = fakeIndex(entries.map(({ title }) => title));
  expect(await askIndex(nothing, { ...question, isOffline: true })).toMatchObject({
    pages: [],
    total: 0,
    reach: 'none',
  });
});

it.each([
  [
    'nothing of what is typed',
    '`slotProps.toolbar` in the grid',
    '`slotProps.toolbar` in the grid',
  ],
  ['words that come again', `--mui-${'a-'.repeat(2000)}`, 'mui a'],
  ['words behind many', Array.from({ length: 90 }, (_, at) => `w${at}`).join(' '), 'w0 w1 w2'],
  ['what has no end', '分页'.repeat(5000), '分页'.repeat(120)],
])('leaves out %s before it asks the index', (_what, query, begin) => {
  const asked = askedText(query);
  expect(asked.slice(0, begin.length)).toBe(begin);
  expect(asked.length).toBeLessThanOrEqual(240);
  expect(asked.split(' ').length).toBeLessThanOrEqual(24);
});

it('asks for the simplified form of what is typed in traditional characters', async () => {
  const search = jest.fn(fakeIndex().search);
  const simplified = new Map([['機', '机']]);
  await askIndex({ search }, { ...question, query: '手機 app', simplified });
  expect(search.mock.calls.map(([query]) => query)).toEqual(['手机 app']);
  await askIndex({ search }, { ...question, query: '手機 app' });
  expect(search.mock.calls.at(-1)?.[0]).toBe('手機 app');
});

it.each(['zustand', 'what is zustand', '量子力学'])(
  'finds nothing for %s, of which pagefind knows the first letter only',
  async (query) => {
    expect(await askIndex(fakeIndex(), { ...question, query })).toEqual({
      pages: [],
      total: 0,
      counts: { product: {}, plan: {} },
    });
    // Not in another product, either, where it would be found just so.
    const facets = { ...widest, product: 'x-tree-view' };
    const narrowed = await askIndex(fakeIndex(), { ...question, query, facets });
    expect(narrowed.counts).toEqual({ product: {}, plan: {} });
    const offline = await askIndex(fakeIndex(), { ...question, query, isOffline: true });
    expect(offline).toMatchObject({ total: 0, reach: 'saved' });
  },
);

it('counts in other products what is in none of the chosen one', async () => {
  const facets = { ...widest, product: 'x-tree-view' };
  const answer = await askIndex(fakeIndex(), { ...question, facets });
  expect(answer.total).toBe(0);
  expect(answer.counts.product).toEqual({ 'x-data-grid': 2, 'x-charts': 1, 'material-ui': 1 });
});

it.each(['prop: zzzz', 'prop:sorting', 'hook: useSorting'])(
  'takes %s for no words of a text',
  async (query) => {
    const search = jest.fn(fakeIndex().search);
    expect((await askIndex({ search }, { ...question, query })).total).toBe(0);
    expect(search).not.toHaveBeenCalled();
  },
);
