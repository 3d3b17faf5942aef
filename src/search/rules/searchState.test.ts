import fc from 'fast-check';
import { optionsOf, type FoundPage } from './foundPages';
import { widest } from './searchFilters';
import {
  initialSearch,
  pageSize,
  searchReducer,
  type Answer,
  type SearchEvent,
  type SearchState,
} from './searchState';

const found = (url: string, headings = 0): FoundPage => ({
  url,
  title: url,
  product: 'x',
  section: '',
  plan: 'community',
  excerpt: '',
  headings: Array.from({ length: headings }, (_each, index) => ({
    url: `${url}#${index}`,
    title: '',
    excerpt: '',
  })),
});
const answerOf = (...pages: FoundPage[]): Answer => ({
  pages,
  total: pages.length,
  counts: { product: {}, plan: {} },
});
const run = (events: SearchEvent[], state = initialSearch(widest)) =>
  events.reduce(searchReducer, state);

const typed = (query: string): SearchEvent => ({ type: 'typed', query });
const answered = (
  question: number,
  answer = answerOf(found('/a/', 1), found('/b/')),
): SearchEvent => ({
  type: 'answered',
  question,
  answer,
});

it('searches what is typed, and shows the answer', () => {
  expect(run([typed('sort')])).toMatchObject({ status: 'searching', question: 1, answer: null });
  const state = run([typed('sort'), answered(1)]);
  expect(state.status).toBe('answered');
  expect(optionsOf(state.answer!.pages)).toEqual(['/a/', '/a/#0', '/b/']);
});

it('drops an answer and a failure that come too late', () => {
  const state = run([typed('so'), typed('sort')]);
  expect(searchReducer(state, answered(1))).toBe(state);
  expect(searchReducer(state, { type: 'failed', question: 1 })).toBe(state);
});

it('keeps the last answer in view while the next is looked for', () => {
  const state = run([typed('so'), answered(1), typed('sor')]);
  expect(state).toMatchObject({ status: 'searching', active: -1 });
  expect(state.answer).not.toBeNull();
});

it('is empty again without words, whatever still arrives', () => {
  const state = run([typed('so'), answered(1), typed('  ')]);
  expect(state).toMatchObject({ status: 'empty', answer: null });
  expect(searchReducer(state, answered(state.question))).toBe(state);
  expect(searchReducer(state, { type: 'failed', question: state.question })).toBe(state);
});

it('says that it failed, and asks the same again', () => {
  const failed = run([typed('so'), { type: 'failed', question: 1 }]);
  expect(failed).toMatchObject({ status: 'failed', answer: null });
  expect(run([{ type: 'retried' }], failed)).toMatchObject({
    status: 'searching',
    query: 'so',
    question: 2,
  });
});

it('narrows, and widens', () => {
  const narrowed = run([
    typed('so'),
    { type: 'narrowed', facet: 'version', value: 'docs-x-8.9.2' },
    { type: 'narrowed', facet: 'product', value: 'x-charts' },
    { type: 'narrowed', facet: 'plan', value: 'pro' },
  ]);
  expect(narrowed.facets).toEqual({ product: 'x-charts', plan: 'pro', version: 'docs-x-8.9.2' });
  expect(narrowed.question).toBe(4);
  expect(
    run([{ type: 'widened', to: { ...widest, version: 'docs-x-8.9.2' } }], narrowed),
  ).toMatchObject({
    facets: { product: 'all', plan: 'all', version: 'docs-x-8.9.2' },
    status: 'searching',
  });
});

it('shows more and keeps the place; another question begins anew', () => {
  const more = run([
    typed('so'),
    answered(1),
    { type: 'moved', to: 'last' },
    { type: 'wantedMore' },
  ]);
  expect(more).toMatchObject({ limit: 2 * pageSize, active: 2, status: 'searching' });
  expect(run([typed('sor')], more)).toMatchObject({ limit: pageSize, active: -1 });
});

it('keeps the option that the reader is on when something comes before it', () => {
  const early = run([typed('so'), answered(1), { type: 'moved', to: 'last' }]);
  const options = optionsOf(early.answer!.pages);
  const later = (pages: FoundPage[]) =>
    run([{ type: 'answered', question: 1, answer: { ...early.answer!, pages } }], early).active;
  const other = { ...early.answer!.pages[0]!, url: '/other/', headings: [] };
  expect(later([other, ...early.answer!.pages])).toBe(options.length);
  expect(later([other])).toBe(-1);
});

it('moves through pages and headings, and round the ends', () => {
  const moves = (...to: ('next' | 'previous' | 'first' | 'last')[]) =>
    run([typed('so'), answered(1), ...to.map((each) => ({ type: 'moved', to: each }) as const)])
      .active;
  expect(moves('next')).toBe(0);
  expect(moves('next', 'next', 'next')).toBe(2);
  expect(moves('next', 'next', 'next', 'next')).toBe(0);
  expect(moves('previous')).toBe(2);
  expect(moves('previous', 'previous')).toBe(1);
  expect(moves('last')).toBe(2);
  expect(moves('last', 'first')).toBe(0);
});

it('stays on no option without options, and on one that there is', () => {
  const events: fc.Arbitrary<SearchEvent> = fc.oneof(
    fc.constantFrom('', ' ', 'a', 'ab').map(typed),
    fc.constantFrom<SearchEvent>(
      { type: 'retried' },
      { type: 'wantedMore' },
      { type: 'widened', to: widest },
      { type: 'narrowed', facet: 'plan', value: 'pro' },
    ),
    fc
      .constantFrom('next', 'previous', 'first', 'last')
      .map((to) => ({ type: 'moved', to }) as SearchEvent),
    fc.nat(9).map((question): SearchEvent => ({ type: 'failed', question })),
    fc
      .tuple(fc.nat(9), fc.array(fc.nat(3), { maxLength: 4 }))
      .map(([question, sizes]) =>
        answered(question, answerOf(...sizes.map((size, index) => found(`/${index}/`, size)))),
      ),
  );
  fc.assert(
    fc.property(fc.array(events, { maxLength: 30 }), (list) => {
      let state: SearchState = initialSearch(widest);
      for (const event of list) {
        const before = state;
        state = searchReducer(state, event);
        const count = optionsOf(state.answer?.pages ?? []).length;
        expect(state.active).toBeGreaterThanOrEqual(-1);
        expect(state.active).toBeLessThan(Math.max(count, 1));
        expect(state.question).toBeGreaterThanOrEqual(before.question);
        expect(state.status === 'empty').toBe(state.query.trim() === '');
        if (state.status === 'answered') expect(state.answer).not.toBeNull();
        if (state.status === 'empty' || state.status === 'failed') expect(state.answer).toBeNull();
      }
    }),
  );
});
