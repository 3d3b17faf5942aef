import { shardOf } from '../../src/search/rules/names/namesFile';
import { homes } from '../search/homes';
import { type JudgedQuery } from '../search/queries';
import { seeded } from '../support/seeded';
import { type SearchSite } from './results';

/** Queries that are typed on one page, one after the other. */
export interface TypedQueries {
  lang: JudgedQuery['lang'];
  site: SearchSite;
  /** Address of the page with the prefix of its language. */
  page: string;
  queries: string[];
}

/** Every run draws the same queries. */
const seed = 29;

/**
 * Draws queries, as many of each language, and puts together those that are typed on the same page: that of their product.
 * @param judged - to draw from, without putting back
 * @param count - of both languages together
 * @throws if a language has too few
 */
export function drawQueries(judged: readonly JudgedQuery[], count: number): TypedQueries[] {
  const random = seeded(seed);
  return (['en', 'zh'] as const).flatMap((lang) => {
    const left = judged.filter((each) => each.lang === lang);
    if (left.length < count / 2) throw new Error(`${left.length} queries in ${lang} are too few`);
    const drawn = Array.from(
      { length: count / 2 },
      () => left.splice(Math.floor(random() * left.length), 1)[0]!,
    );
    return Object.entries(homes).flatMap(([product, home]): TypedQueries[] => {
      const queries = drawn.flatMap((each) => (each.product === product ? [each.query] : []));
      if (queries.length === 0) return [];
      return [
        {
          lang,
          site: shardOf(home.slice(1)),
          page: `${lang === 'zh' ? '/zh' : ''}${home}`,
          queries,
        },
      ];
    });
  });
}
