import { rankPages } from './rankPages';

const page = (title: string, score: number, own = false) => ({ title, score, own });

it('puts a title that is the query first, in the own product before others', () => {
  const pages = [
    page('Filtering', 9),
    page('Sorting', 1),
    page('Sorting', 1, true),
    page('Sorting rows', 5),
  ];
  expect(rankPages(pages, '  sorting ').map(({ title, own }) => [title, own])).toEqual([
    ['Sorting', true],
    ['Sorting', false],
    ['Filtering', false],
    ['Sorting rows', false],
  ]);
});

it('takes a dash for a space', () => {
  expect(rankPages([page('a', 3), page('Multi-sorting', 1)], 'multi sorting')[0]?.title).toBe(
    'Multi-sorting',
  );
});

it('prefers the own product among pages of like score only', () => {
  const pages = [page('far', 10), page('like', 3), page('own', 2, true)];
  expect(rankPages(pages, 'x').map(({ title }) => title)).toEqual(['far', 'own', 'like']);
});
