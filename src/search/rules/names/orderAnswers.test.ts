import { namesFile } from '../../../../tests/support/namesFile';
import type { Asked, NamesQuestion, Scored } from './asking';
import { openNames } from './openNames';
import { orderAnswers } from './orderAnswers';
import { readQuery } from './readQuery';

const apiOf = (title: string, d: number, l?: 1 | 2) => ({
  a: `api/${title.toLowerCase()}/`,
  t: title,
  d,
  g: 0,
  k: 'component' as const,
  ...(l && { l }),
  r: { p: [0] },
});
const names = openNames([
  namesFile({
    products: ['material-ui', 'x-charts'],
    rows: ['color'],
    pages: [
      ...['Button', 'Chip', 'Badge', 'Alert', 'Avatar'].map((title) => apiOf(title, 0)),
      apiOf('Funnel', 1, 1),
      { a: 'palette/', t: 'Palette', d: 0, g: 0 },
    ],
  }),
]);
const scored = (title: string, score: number, coverage = 1): Scored[] =>
  names.records.flatMap((record, at) =>
    record.title === title
      ? [{ at, record, score, coverage, isWholly: true, isNamed: false, needs: undefined }]
      : [],
  );
function order(answers: Scored[], question: Partial<NamesQuestion> = {}, typed = 'colors') {
  const { ordered, counts } = orderAnswers(answers, {
    names,
    question: { query: typed, ...question },
    query: readQuery(typed, new Map()),
    terms: [],
    matches: [],
  } satisfies Asked);
  return {
    counts,
    titles: ordered.map(({ record }) =>
      record.anchor === '' ? record.title : `${names.pages[record.page]!.title} ${record.title}`,
    ),
  };
}

it('puts the best first, and equals as they came', () => {
  const { titles } = order([
    ...scored('Chip', 1),
    ...scored('Palette', 2),
    ...scored('Button', 1),
    ...scored('Alert', 3),
  ]);
  expect(titles).toEqual(['Alert', 'Palette', 'Chip', 'Button']);
});

it('puts rows of the same name behind everything else from the fourth on', () => {
  expect(order([...scored('color', 2), ...scored('Palette', 1)]).titles).toEqual([
    'Button color',
    'Chip color',
    'Badge color',
    'Palette',
    'Alert color',
    'Avatar color',
    'Funnel color',
  ]);
});

it('shows each address once, and nothing that has much less of the query', () => {
  const { titles } = order([
    ...scored('Palette', 1),
    ...scored('Palette', 3),
    ...scored('Chip', 2, 0.1),
  ]);
  expect(titles).toEqual(['Palette']);
});

it('counts for each facet as if it were not narrowed', () => {
  const all = [...scored('color', 2), ...scored('Palette', 1)];
  const { titles, counts } = order(all, { product: 'x-charts' });
  expect(titles).toEqual(['Funnel color']);
  expect(counts).toEqual({ product: { 'material-ui': 6, 'x-charts': 1 }, plan: { pro: 1 } });
  expect(order(all, { plan: 'pro' }).counts.product).toEqual({ 'x-charts': 1 });
});

it('has the row of a name that is written as it is in view, of the own product if it can', () => {
  const pages = ['Palette', 'Button', 'Chip', 'Badge'].flatMap((title) => scored(title, 3));
  expect(order([...pages, ...scored('color', 1)], {}, 'color').titles[2]).toBe('Button color');
  const { titles } = order([...pages, ...scored('color', 1)], { ownProduct: 'x-charts' }, 'color');
  expect(titles[2]).toBe('Funnel color');
});
