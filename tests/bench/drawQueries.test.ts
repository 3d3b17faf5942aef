import { judgedQueries } from '../search/queries';
import { drawQueries } from './drawQueries';

it('draws 200 queries, half of them Chinese, for pages of both sites, and the same in every run', () => {
  const drawn = drawQueries(judgedQueries, 200);
  const countOf = (lang: string) =>
    drawn.filter((each) => each.lang === lang).flatMap(({ queries }) => queries).length;
  expect([countOf('en'), countOf('zh')]).toEqual([100, 100]);
  expect(new Set(drawn.map(({ lang, site }) => `${lang} ${site}`))).toEqual(
    new Set(['en core', 'en x', 'zh core', 'zh x']),
  );
  for (const { lang, site, page } of drawn)
    expect(page.startsWith(`${lang === 'zh' ? '/zh' : ''}${site === 'x' ? '/x/' : '/'}`)).toBe(
      true,
    );
  expect(drawQueries(judgedQueries, 200)).toEqual(drawn);
});

it('draws no query twice', () => {
  const judged = judgedQueries.filter(({ product }) => product === 'x-charts');
  const count =
    2 * Math.min(...['en', 'zh'].map((lang) => judged.filter((each) => each.lang === lang).length));
  for (const { queries } of drawQueries(judged, count))
    expect(new Set(queries).size).toBe(queries.length);
});

it('refuses to draw more than there are', () => {
  expect(() => drawQueries(judgedQueries.slice(0, 10), 200)).toThrow(
    '10 queries in en are too few',
  );
});
