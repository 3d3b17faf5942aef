import type { FoundPage } from './foundPages';
import { mergeAnswers } from './mergeAnswers';
import type { NamesAnswer } from './names/asking';
import type { Answer } from './searchState';

const page = { title: 'Sorting', product: 'x-data-grid', trail: 'Features', address: 'sorting/' };
const names = {
  results: [
    { record: { kind: 'page', title: 'Sorting', anchor: '', plan: 'community' }, page, score: 1 },
    { record: { kind: 'heading', title: 'Model', anchor: 'model', plan: 'pro' }, page, score: 0.5 },
  ],
  isCovered: false,
  coverage: 0.7,
  marks: ['sort'],
  suggestion: 'sorting',
  counts: { product: { 'x-data-grid': 2 }, plan: { community: 1, pro: 1 } },
} as unknown as NamesAnswer;

const found = (url: string, ...headings: string[]): FoundPage => ({
  url,
  title: url,
  product: 'x-charts',
  section: '',
  plan: 'community',
  excerpt: 'text',
  headings: headings.map((hash) => ({ url: `${url}${hash}`, title: hash, excerpt: '' })),
});
const text = {
  pages: [found('/zh/sorting/'), found('/zh/axis/', '#a')],
  total: 7,
  counts: { product: { 'x-charts': 7 }, plan: { community: 7 } },
};
const shown = { baseUrl: '/zh/', limit: 10 };

it('puts names first, text behind them, no address twice', () => {
  const answer = mergeAnswers(names, text, shown);
  expect(answer.pages.map(({ url }) => url)).toEqual([
    '/zh/sorting/',
    '/zh/sorting/#model',
    '/zh/axis/',
  ]);
  expect(answer).toMatchObject({
    total: 8,
    counts: { product: { 'x-data-grid': 2, 'x-charts': 7 }, plan: { community: 8, pro: 1 } },
    marks: ['sort'],
    suggestion: 'sorting',
  });
});

describe('where names have a part of the query only', () => {
  const many = {
    ...names,
    results: Array.from({ length: 14 }, (_, at) => ({
      ...names.results[0]!,
      page: { ...page, address: `name-${at}/` },
    })),
  } as NamesAnswer;
  const other = Array.from({ length: 12 }, (_, at) => found(`/zh/text-${at}/`, '#a'));
  const asked = { ...text, pages: other, total: 40 };
  const urls = (answer: Answer) => answer.pages.map(({ url }) => url.slice('/zh/'.length, -1));

  it('takes turns with the text, in the same order for more', () => {
    const order = 'name-0 name-1 name-2 text-0 text-1 text-2 name-3 name-4 name-5 name-6'.split(
      ' ',
    );
    expect(urls(mergeAnswers(many, asked, shown))).toEqual(order);
    expect(urls(mergeAnswers(many, asked, { ...shown, limit: 20 })).slice(0, 10)).toEqual(order);
    expect(mergeAnswers(many, asked, shown).total).toBe(54);
  });

  it('shows the one page that the text has', () => {
    const one = { ...asked, pages: other.slice(0, 1), total: 1 };
    expect(urls(mergeAnswers(many, one, shown))[3]).toBe('text-0');
    expect(mergeAnswers(many, one, shown).total).toBe(15);
  });

  it('shows an address once, where it comes first', () => {
    const page = { ...other[0]!, url: '/zh/name-9/' };
    const heading = { ...other[1]!, headings: [{ url: '/zh/name-8/', title: '', excerpt: '' }] };
    const answer = mergeAnswers(many, { ...asked, pages: [page, heading], total: 2 }, shown);
    expect(urls(answer)).toEqual(
      'name-0 name-1 name-2 name-9 text-1 name-3 name-4 name-5 name-6 name-7'.split(' '),
    );
    expect(answer.total).toBe(14);
  });

  it('leaves them first where one has the whole query', () => {
    const answer = mergeAnswers({ ...many, isCovered: true }, asked, shown);
    expect(urls(answer)).toEqual(Array.from({ length: 10 }, (_, at) => `name-${at}`));
  });
});

it('says what a name is, and on which page', () => {
  const [first, second] = mergeAnswers(names, undefined, shown).pages;
  expect(first).toMatchObject({ kind: 'page', section: 'Features', headings: [] });
  expect(first).not.toHaveProperty('owner');
  expect(second).toMatchObject({ kind: 'heading', plan: 'pro', owner: 'Sorting' });
});

it('answers from the text alone, or with nothing', () => {
  expect(mergeAnswers(undefined, text, shown)).toMatchObject({ total: 7, pages: text.pages });
  expect(mergeAnswers(undefined, undefined, shown)).toMatchObject({ total: 0, pages: [] });
});

it('goes on saying where sentences were looked for without a network', () => {
  expect(mergeAnswers(names, { ...text, reach: 'saved' }, shown).reach).toBe('saved');
  expect(mergeAnswers(names, text, shown)).not.toHaveProperty('reach');
});

it('shows no more than is wanted', () => {
  expect(mergeAnswers(names, text, { ...shown, limit: 1 })).toMatchObject({ total: 8 });
  expect(mergeAnswers(names, text, { ...shown, limit: 1 }).pages).toHaveLength(1);
});

it('puts what explains an error before all else', () => {
  const page = { a: 'sorting/', t: 'Sorting', d: 'x-data-grid' };
  const answer = mergeAnswers(names, text, shown, {
    results: [{ page, anchor: 'model', title: 'MUI X: …' }],
    counts: { product: { 'x-data-grid': 1 }, plan: { community: 1 } },
  });
  expect(answer.pages.map(({ url, kind, owner }) => [url, kind, owner])).toEqual([
    ['/zh/sorting/#model', 'error', 'Sorting'],
    ['/zh/sorting/', 'page', undefined],
    ['/zh/axis/', undefined, undefined],
  ]);
  expect(answer.total).toBe(8);
});

it('counts what explains an error, where names and text have less', () => {
  const counts = { product: { 'x-charts': 2, 'x-data-grid': 1 }, plan: { community: 2 } };
  const errors = { results: [], counts };
  expect(mergeAnswers(undefined, undefined, shown, errors)).toMatchObject({ total: 0, counts });
  // The section of a message is found by its name, too.
  expect(mergeAnswers(names, undefined, shown, errors).counts).toEqual({
    product: { 'x-charts': 2, 'x-data-grid': 2 },
    plan: { community: 2, pro: 1 },
  });
});
